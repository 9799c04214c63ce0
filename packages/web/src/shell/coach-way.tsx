/** One of the coach's ways: how often it wins, what speaks for and against it, and what is sure to come of it. */

import type { HintedWay, StoryLine } from '@jade/tables';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/words.tsx';
import { useTable } from './at-table.tsx';
import { reasonsIn } from './coach-reasons.ts';
import { foundIn } from './percent.ts';
import { RuleChip } from './rule-chip.tsx';
import { Told } from './told.tsx';

interface CoachWayProps {
  readonly way: HintedWay;
  /** In so many games it was followed. */
  readonly games: number;
  readonly place: number;
  readonly decision: string;
  readonly isFirst: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

export function CoachWay({ way, games, place, decision, isFirst, isOpen, onOpen }: CoachWayProps) {
  const words = useWords();
  const { coachNumbers } = useSettings();
  // The reasons of the first way stand above the list.
  const { pros, cons } = reasonsIn(way, 1, coachNumbers, games, words);
  const reasons = isFirst ? [] : [...pros, ...cons];
  return (
    <li className={isOpen ? 'on' : ''}>
      <button type="button" aria-pressed={isOpen} onClick={onOpen}>
        <span className="n num">{place}</span>
        <b>{wayCalled(way, decision, words)}</b>
        {coachNumbers ? (
          <Chances of={way} games={games} isFirst={isFirst} />
        ) : (
          !isFirst && way.isClose && <i>{words.say('coach.asGood')}</i>
        )}
      </button>
      {isOpen && reasons.length > 0 && <p className="why">{reasons.join(' ')}</p>}
      {isOpen && <Consequences of={way} />}
    </li>
  );
}

export function wayCalled({ key }: HintedWay, decision: string, words: Speaker): string {
  return key === null ? words.say('coach.letBe') : optionWords(words, decision, key);
}

function Chances({ of, games, isFirst }: { of: HintedWay; games: number; isFirst: boolean }) {
  const words = useWords();
  if (of.chances === null) return <span className="chances">{words.say('coach.notFollowed')}</span>;
  const { percent: won, isAbout } = foundIn(of.chances, games);
  // What so few games cannot tell apart is not told as a difference.
  if (isAbout && !isFirst && of.isClose) return <span className="chances">{words.say('coach.asGood')}</span>;
  return (
    <>
      <span className="chances num">
        {words.say(isAbout ? 'coach.about.number' : 'coach.number', { won })}{' '}
        <small>{words.say('coach.ofHundred')}</small>
      </span>
      <span className="bar">
        <i style={{ width: `${won}%` }} />
      </span>
    </>
  );
}

/** More would not be read. */
const MOST_LINES = 3;

/** How it goes on, unless that is told anyway, and what is sure to come of it. */
function Consequences({ of: { follow, sure } }: { of: HintedWay }) {
  const words = useWords();
  const { telling } = useTable();
  const isLoss = (line: StoryLine) => telling.kindOf(line) === 'loss';
  const said = sure.filter(({ key }) => key !== 'forced');
  // What is lost is read first: nobody shall be led into it.
  const told = [...said.filter(isLoss), ...said.filter((line) => !isLoss(line))];
  const isToldWhole = told.length > follow.length && told.length <= MOST_LINES;
  return (
    <>
      {follow.length > 0 && !isToldWhole && (
        <ol className="plan">
          {follow.slice(0, MOST_LINES).map(({ decision, key }, index) => (
            // A deed may have the same step twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps stand in their order
            <li key={index}>{key === null ? words.say('coach.letBe') : optionWords(words, decision, key)}</li>
          ))}
        </ol>
      )}
      <ul className="sure">
        {told.slice(0, MOST_LINES).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may happen twice
          <li key={index} className={isLoss(line) ? 'loss' : ''}>
            <Told event={line} /> <RuleChip rule={line.rule} />
          </li>
        ))}
      </ul>
    </>
  );
}
