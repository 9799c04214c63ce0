/** What happened without a choice of one's own, told step by step: Winter, and the turns of Qin Jiushao. */

import type { StoryLine, StoryPart } from '@jade/tables';
import type { ReactNode } from 'react';
import { createContext, useContext } from 'react';
import { changeSettings } from '../../settings.ts';
import { useTable } from '../../shell/at-table.tsx';
import { Segments } from '../../shell/controls.tsx';
import { useRecapOf } from '../../shell/recap.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { Message, useWords } from '../../words/words.tsx';
import { Portrait, Sign } from './art.tsx';
import { useGame } from './use-game.ts';

type Kind = 'winter' | 'qin';

interface Recap {
  readonly kind: Kind;
  readonly steps: readonly StoryLine[];
  /** The present step; -1 while nothing is told. */
  readonly at: number;
}

const NOTHING: Recap = { kind: 'winter', steps: [], at: -1 };
const Context = createContext<Recap>(NOTHING);

export function useRecap(): Recap {
  return useContext(Context);
}

/** Lines of Winter that are steps of it. */
const WINTER = new Set([
  'season',
  'wounded',
  'defeated',
  'claimed',
  'hordeDiscarded',
  'killed',
  'saved',
  'assault',
  'held',
  'breach',
  'shame',
  'raid',
  'requestDone',
  'requestDealt',
  'eventRevealed',
]);
const SILENT = new Set(['forced', 'qinToken', 'duty']);

/** The lines of the present or the last Winter that have not been heard yet. */
function winterOf(story: readonly StoryPart[], heard: number): StoryLine[] {
  let season = '';
  const found: StoryLine[] = [];
  for (const line of story.flatMap(({ lines }) => lines)) {
    if (line.key === 'season') season = String(line.params.season);
    if (season === 'winter' && line.seq > heard && WINTER.has(line.key)) found.push(line);
  }
  return found.some(({ key }) => key === 'assault' || key === 'breach') ? found : [];
}

function isQins({ params, rule }: StoryLine): boolean {
  return params.seat === 'qin' || rule.startsWith('GW-SOLO');
}

export function RecapProvider({ children }: { children: ReactNode }) {
  const told = useRecapOf(TELLER);
  return <Context value={told}>{children}</Context>;
}

function tellingOf(story: readonly StoryPart[], heard: number): Recap {
  const winter = winterOf(story, heard);
  if (winter.length > 0) return { kind: 'winter', steps: winter, at: 0 };
  const news = story.filter(({ seq }) => seq > heard).flatMap(({ lines }) => lines);
  const qins = news.filter((line) => !SILENT.has(line.key) && isQins(line));
  return qins.length > 1 ? { kind: 'qin', steps: qins, at: 0 } : NOTHING;
}

const TELLER = { nothing: NOTHING, find: tellingOf };

const BAD = new Set(['breach', 'killed', 'shame', 'raid']);
const GOOD = new Set(['held', 'defeated', 'claimed', 'saved', 'requestDone']);

/** One sentence of why, where there is one for the rule. */
export function useReason(): (line: StoryLine) => string {
  const words = useWords();
  return ({ key, rule }) => {
    const known = [`why.${key}`, `why.${rule}`].find((one) => words.has(one));
    return known === undefined ? '' : words.say(known);
  };
}

/** As many steps around the present one as fit. */
const SHOWN = 7;

export function RecapWindow() {
  const words = useWords();
  const g = useGame();
  const { kind, steps, at } = useRecap();
  const { recap } = useTable();
  const reason = useReason();
  const from = Math.max(0, Math.min(at - 2, steps.length - SHOWN));
  return (
    <div className="gw-window gw-trace">
      <div className="gw-trace-head">
        {kind === 'qin' ? (
          <Portrait who="qinJiushao" className="gw-medal" fill />
        ) : (
          <Sign name="snowflake-1" size={30} />
        )}
        <h3>{words.say(`wall.trace.${kind}`, { year: g.year })}</h3>
        <span className="num">{words.say('story.step', { step: at + 1, count: steps.length })}</span>
        <Segments
          label={words.say('settings.tales')}
          value="steps"
          options={(['steps', 'fast'] as const).map((value) => ({
            value,
            label: words.say(`settings.tales.${value}`),
          }))}
          onChange={(tales) => {
            changeSettings({ tales });
            if (tales === 'fast') recap?.skip();
          }}
        />
      </div>
      <ol className="gw-steps">
        {steps.slice(from, from + SHOWN).map((line, index) => {
          const place = from + index;
          const state = place < at ? 'done' : place === at ? 'now' : 'next';
          return (
            <li
              key={`${place} ${line.key}`}
              className={`${state} ${BAD.has(line.key) ? 'bad' : GOOD.has(line.key) ? 'good' : ''}`}
              {...(state === 'now' && { 'aria-current': 'step' as const })}
            >
              <span className="no num">{place + 1}</span>
              <b>
                <Message message={`event.${line.key}`} params={line.params} />
              </b>
              <span className="d">{reason(line)}</span>
              <RuleChip rule={line.rule} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}
