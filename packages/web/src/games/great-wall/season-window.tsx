/** Spring and Summer on a board of their own: step by step what each does, what came of it, and in whose order. */

import type { Told as Line } from '@jade/engine';
import type { Seen } from '@jade/great-wall/screen';
import { hordesComing, nameOf, printedLethality } from '@jade/great-wall/screen';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { Told } from '../../shell/told.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import type { ToldSeason, ToldStep } from './season-steps.ts';
import { seasonSteps } from './season-steps.ts';
import { SEASON_SIGNS } from './signs.ts';

const STEP_SIGNS: Readonly<Record<string, WallIcon>> = {
  year: 'hourglass',
  hordes: 'cavalry',
  advisors: 'public-speaker',
  income: 'rank-3',
  shame: 'despair',
  cards: 'card-pickup',
};

/** Below the field while it is told, or while others choose. */
export function SeasonWindow({ g, season }: { g: Seen; season: ToldSeason }) {
  const words = useWords();
  const { story, moment } = useTable().session;
  const lines = story
    .filter(({ seq }) => moment === null || seq <= moment.seq)
    .flatMap((part) => (part.seq === moment?.seq ? part.lines.slice(0, moment.told) : part.lines));
  const steps = seasonSteps(season, lines);
  return (
    <div className="gw-window gw-season" data-season={season}>
      <header>
        <h2>
          <Sign name={SEASON_SIGNS[season]} size={22} /> {words.say('wall.season.title', { season, year: g.year })}
        </h2>
        <TeaOrder g={g} />
      </header>
      <ol className="gw-season-steps num">
        {steps.map((step) => (
          <SeasonStep key={step.id} g={g} step={step} />
        ))}
      </ol>
    </div>
  );
}

function SeasonStep({ g, step: { id, state, lines, rules } }: { g: Seen; step: ToldStep }) {
  const words = useWords();
  const numbers = {
    mode: g.mode,
    lethality: printedLethality(g),
    hordes: hordesComing(g, g.year),
    pool: g.shamePool,
  };
  const [rule = ''] = rules;
  return (
    <li className={state} {...(state === 'now' && { 'aria-current': 'step' as const })}>
      <h3>
        <Sign name={STEP_SIGNS[id] ?? 'hourglass'} size={17} />
        {words.say(`wall.season.${id}`)} <RuleChip rule={rule} />
      </h3>
      <p>{words.say(`wall.season.${id}.what`, numbers)}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told twice
            <SeasonLine key={index} g={g} line={line} />
          ))}
        </ul>
      )}
    </li>
  );
}

function SeasonLine({ g, line }: { g: Seen; line: Line }) {
  const { seat } = line.params;
  return (
    <li>
      {typeof seat === 'number' && <Badge guise={guiseOf(g, seat)} size={20} />}
      <span>
        <Told event={line} />
      </span>
    </li>
  );
}

/** In whose order everything goes, from the first to the last. */
function TeaOrder({ g }: { g: Seen }) {
  const words = useWords();
  return (
    <p className="gw-season-tea">
      {words.say('wall.season.tea')}
      {g.tea.map((faction) => (
        <span key={faction} title={words.say('wall.seatName', { seat: nameOf(g, faction) })}>
          <Badge guise={guiseOf(g, faction)} size={22} />
        </span>
      ))}
    </p>
  );
}
