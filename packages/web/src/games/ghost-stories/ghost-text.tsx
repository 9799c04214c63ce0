/** A ghost in plain words: picture, resistance, and a sentence with its rule for every stone. */

import type { Card, GhostInspection, Line, Space, Table } from '@jade/ghost-stories/screen';
import { COLOURS, ghostOf, isReconstructed, needsOf } from '@jade/ghost-stories/screen';
import { sayPhrase } from '@jade/words';
import { GHOST_FACES, STONE_ICONS } from '../../../art/ghost-icons.ts';
import { Reconstructed } from '../../shell/reconstructed.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign, Tao } from './art.tsx';
import { drawnGhost, Person } from './person.tsx';
import { Sentence } from './sentence.tsx';

interface GhostProps {
  readonly g: Table;
  readonly card: Card;
  /** Where it stands, or null when it is gone. */
  readonly space: Space | null;
  readonly text: GhostInspection;
}

/** Picture, resistance, and a plain sentence for every stone. */
export function GhostText({ g, card, space, text }: GhostProps) {
  const words = useWords();
  const { id, incarnation, colour } = ghostOf(card);
  const hue = colour ?? (space === null ? 4 : (g.boards[Math.floor(space / 3)]?.colour ?? 4));
  const needs = space === null ? [] : needsOf(g, space);
  const drawn = drawnGhost(id);
  const of = (...parts: readonly string[]) => text.lines.filter(({ part }) => parts.includes(part));
  const [silenced] = of('silenced');
  const resistance = of('resistance');
  return (
    <article className={`gs-kard k${hue} ${incarnation ? 'inc' : ''}`}>
      <div className="gs-pic">
        {drawn === null ? <Sign name={GHOST_FACES[id as 'ghoul']} size={116} /> : <Person who={drawn} height={150} />}
        <div className="gs-beads">
          {needs.flatMap(({ colour: one, printed, now }) =>
            Array.from({ length: printed }, (_, index) => (
              <Tao key={`${one}-${COLOURS[index]}`} colour={one} size={26} off={index >= now} />
            )),
          )}
        </div>
      </div>
      <p className="gs-resist">
        {resistance.map((line) => sayPhrase(words, line)).join(' ')} <RuleChip rule={resistance[0]?.rule ?? ''} />
      </p>
      <ul className="gs-stones">
        {of('left', 'centre', 'right').map((line) => (
          <StoneLine key={line.key} line={line} silenced={line.part === 'centre' ? silenced : undefined} />
        ))}
      </ul>
      {of('line', 'figure', 'incarnation').map((line) => (
        <p key={line.part} className="gs-now">
          <Sentence line={line} />
        </p>
      ))}
      <Reconstructed when={isReconstructed(`ghost:${id}`)} />
      <Glossary moon={g.moon !== null} />
    </article>
  );
}

const WORDS = ['exorcise', 'tao', 'qi', 'yin', 'haunt', 'figure', 'yinYang', 'buddha', 'incarnation'];
const MOON_WORDS = ['crystal', 'suLing'];

/** For whoever sees a ghost for the first time. */
function Glossary({ moon }: { moon: boolean }) {
  const words = useWords();
  return (
    <details className="gs-words">
      <summary>{words.say('ghosts.words')}</summary>
      <ul>
        {[...WORDS, ...(moon ? MOON_WORDS : [])].map((word) => (
          <li key={word}>{words.say(`ghosts.word.${word}`)}</li>
        ))}
      </ul>
    </details>
  );
}

/** A stone with its sign; one without an ability is empty. */
export function StoneLine({ line, silenced }: { line: Line; silenced: Line | undefined }) {
  const words = useWords();
  const { part, ability } = line;
  if (ability === null)
    return (
      <li className="gs-void">
        <span className={`gs-stone st-${part}`} />
        <span>{sayPhrase(words, line)}</span>
      </li>
    );
  return (
    <li className={silenced === undefined ? '' : 'silent'}>
      <span className={`gs-stone st-${part}`}>
        <Sign name={STONE_ICONS[ability]} size={22} />
      </span>
      <span>
        <Sentence line={line} />
        {silenced !== undefined && <em>{sayPhrase(words, silenced)}</em>}
      </span>
    </li>
  );
}
