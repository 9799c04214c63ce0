/** The dice: cubes that tumble and land on what was rolled. Captured ones lie locked away. */

import { frameIn } from '@jade/engine';
import type { Table } from '@jade/ghost-stories/screen';
import {
  CURSE_FACES,
  capturedDice,
  FACE_NAMES,
  KEEP,
  ROLL,
  rollTao,
  TAO_DICE,
  WHITE,
} from '@jade/ghost-stories/screen';
import type { StoryPart } from '@jade/tables';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { CURSE_ICONS, ELEMENTS } from '../../../art/ghost-icons.ts';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';

/** How a cube lies when this face is up. */
const TURNS: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 180],
  [0, -90],
  [0, 90],
  [-90, 0],
  [90, 0],
];

interface CubeProps {
  readonly faces: readonly { readonly id: string; readonly className: string; readonly content: ReactNode }[];
  readonly up: number;
  /** How often it was rolled. */
  readonly rolls: number;
  readonly delay: number;
}

function Cube({ faces, up, rolls, delay }: CubeProps) {
  const [x, y] = TURNS[up] ?? [0, 0];
  return (
    <span
      className={`gs-throw ${rolls % 2 === 0 ? 'even' : 'odd'}`}
      style={{ animationDelay: `${delay}ms` }}
      aria-hidden="true"
    >
      <span
        className="gs-cube"
        style={{
          transform: `rotateX(${x + rolls * 720}deg) rotateY(${y + rolls * 360}deg)`,
          transitionDelay: `${delay}ms`,
        }}
      >
        {faces.map(({ id, className, content }, index) => (
          <span key={id} className={`gs-face f${index} ${className}`}>
            {content}
          </span>
        ))}
      </span>
    </span>
  );
}

const TAO_CUBE = FACE_NAMES.map((name, index) => ({
  id: name,
  className: `gs-t-${name}`,
  content: <Sign name={ELEMENTS[index] ?? 'moon'} size={30} />,
}));

const CURSE_CUBE = CURSE_FACES.map((face, index) => ({
  id: `${face}-${index}`,
  className: 'gs-cursed',
  content: face === 'blank' ? null : <Sign name={CURSE_ICONS[face as 'haunt']} size={30} />,
}));

/** How often Tao dice were rolled so far, and what the Curse die showed in this turn. */
function rollsIn(story: readonly StoryPart[], seq: number) {
  let tao = 0;
  let curses = 0;
  let face: string | null = null;
  for (const part of story) {
    if (part.seq > seq) break;
    for (const { key, params } of part.lines) {
      if (key === 'rolled' || key === 'rerolled') tao += 1;
      else if (key.startsWith('curseRolled')) {
        curses += 1;
        face = String(params.face);
      } else if (key.startsWith('turn')) face = null;
    }
  }
  return { tao, curses, face };
}

/** The dice as they lie; `fresh` so many that wait to be rolled. */
export function DiceRow({ g, fresh }: { g: Table; fresh: number | null }) {
  const words = useWords();
  const { session } = useTable();
  const { story, look } = session;
  const rolls = useMemo(() => rollsIn(story, look.seq), [story, look.seq]);
  const captured = Math.min(TAO_DICE, capturedDice(g));
  const rolled = fresh === null && g.dice.length > 0;
  const shown = rolled ? g.dice : Array.from({ length: fresh ?? TAO_DICE - captured }, () => WHITE);
  const roll = frameIn(look.view.stack, rollTao);
  const marking = useMarking();
  return (
    <ul className="gs-dice" aria-label={words.say('ghosts.dice')}>
      {shown.map((face, index) => (
        <TaoDie
          // Dice have no names: the place in the row is the die.
          key={`die-${shown.indexOf(face, index)}`}
          index={index}
          face={face}
          rolls={rolls.tao}
          rolled={rolled}
          marked={((roll?.marked ?? 0) & (1 << index)) !== 0 || marking.marked.includes(dieKey(index))}
          onMark={marking.mark}
        />
      ))}
      {shown.length <= TAO_DICE - captured &&
        Array.from({ length: captured }, (_, index) => index).map((index) => (
          <li key={`held-${index}`} className="gs-die held">
            <span className="gs-hit">
              <span className="gs-lock">
                <Sign name="locked-box" size={26} />
              </span>
            </span>
            <span>{words.say('ghosts.held')}</span>
          </li>
        ))}
      {rolls.face !== null && fresh === null && (
        <li className="gs-die curse">
          <span className="gs-hit">
            <Cube faces={CURSE_CUBE} up={CURSE_FACES.indexOf(rolls.face)} rolls={rolls.curses} delay={0} />
          </span>
          <span>{words.say('ghosts.curseShows', { face: rolls.face })}</span>
        </li>
      )}
      {marking.marked.length > 0 && (
        <li className="gs-again">
          <button type="button" className="btn pri" onClick={marking.roll}>
            {words.say('ghosts.again', { count: marking.marked.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

function toMark(mark: () => void, marked: boolean) {
  return {
    role: 'checkbox' as const,
    'aria-checked': marked,
    onClick(event: MouseEvent) {
      event.stopPropagation();
      mark();
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      mark();
    },
  };
}

function dieKey(index: number): string {
  return `die:${index + 1}`;
}

interface Marking {
  readonly marked: readonly string[];
  /** Marks a die to be rolled again, or lets it lie; null while none can be. */
  readonly mark: ((key: string) => void) | null;
  roll(): void;
}

/** Which dice are rolled again is one decision: they are marked here, and the rules hear of it when they are rolled. */
function useMarking(): Marking {
  const words = useWords();
  const { keys, session, take } = useTable();
  const { seq, view } = session.look;
  const [chosen, setChosen] = useState<{ readonly seq: number; readonly keys: readonly string[] }>({ seq, keys: [] });
  const isOpen = view.decision === rollTao.steps.reroll && keys.includes(KEEP);
  const marked = isOpen && chosen.seq === seq ? chosen.keys : [];
  return {
    marked,
    mark: isOpen
      ? (key) => setChosen({ seq, keys: marked.includes(key) ? marked.filter((one) => one !== key) : [...marked, key] })
      : null,
    roll: () => take({ keys: [...marked, ROLL], label: words.say('ghosts.again', { count: marked.length }) }),
  };
}

interface TaoDieProps {
  readonly index: number;
  readonly face: number;
  readonly rolls: number;
  readonly rolled: boolean;
  readonly marked: boolean;
  readonly onMark: Marking['mark'];
}

function TaoDie({ index, face, rolls, rolled, marked, onMark }: TaoDieProps) {
  const words = useWords();
  const thing = useThing(dieKey(index));
  const marks = thing.can && onMark !== null ? toMark(() => onMark(dieKey(index)), marked) : {};
  return (
    <li
      className={`gs-die ${thing.can ? 'can-die' : ''} ${thing.at ? 'at' : ''} ${marked ? 'marked' : ''} ${rolled ? '' : 'rest'}`}
    >
      <span {...thing.props} {...marks} className="gs-hit">
        {rolled ? (
          <Cube faces={TAO_CUBE} up={face} rolls={rolls} delay={index * 80} />
        ) : (
          <span className="gs-unrolled" aria-hidden="true" />
        )}
      </span>
      <span className={rolled ? '' : 'unseen'}>
        {words.say(rolled ? `dice.${FACE_NAMES[face]}` : 'ghosts.die.unrolled')}
      </span>
    </li>
  );
}
