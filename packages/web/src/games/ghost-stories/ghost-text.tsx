/** A ghost in plain words: picture, resistance, and a sentence with its rule for every stone. */

import type { Card, GhostStories, Space, StoneText } from '@jade/ghost-stories/screen';
import {
  COLOURS,
  ghostOf,
  isHaunted,
  isReconstructed,
  isSilenced,
  isTaoOff,
  LINE,
  needsOf,
  ON_CARD,
  ON_ICON,
  stonesOf,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import { GHOST_FACES, STONE_ICONS } from '../../../art/ghost-icons.ts';
import { Reconstructed } from '../../shell/reconstructed.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign, Tao } from './art.tsx';
import { drawnGhost, Person } from './person.tsx';

const STONES = ['left', 'centre', 'right'] as const;

/** Picture, resistance, and a plain sentence for every stone. */
export function GhostText({ g, card, space }: { g: GhostStories; card: Card; space: Space }) {
  const words = useWords();
  const { id, incarnation, colour } = ghostOf(card);
  const here = g.ghosts[space] === card;
  const hue = colour ?? g.boards[Math.floor(space / 3)]?.colour ?? 4;
  const needs = here ? needsOf(g, space) : [];
  const total = needs.reduce((sum, { now }) => sum + now, 0);
  const texts = stonesOf(card);
  const drawn = drawnGhost(id);
  const figure = here ? g.figures[space] : 0;
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
        {words.say(isTaoOff(g) ? 'ghosts.resistDice' : 'ghosts.resist', {
          colours: needs.map(({ colour: one, now }) =>
            words.say('ghosts.resistOne', { count: now, colour: COLOURS[one] ?? '' }),
          ),
        })}{' '}
        {needs.some(({ printed, now }) => printed > now) && words.say('ghosts.weakened')}
        {total === 0 && words.say('ghosts.anyRoll')} <RuleChip rule="GS-EXORCISM-7" />
      </p>
      <ul className="gs-stones">
        {STONES.map((stone) => {
          const own = texts.filter((text) => text.stone === stone);
          return own.length === 0 ? (
            <li key={stone} className="gs-void">
              <span className={`gs-stone st-${stone}`} />
              <span>{words.say(`ghosts.stone.${stone}.none`)}</span>
            </li>
          ) : (
            own.map((text) => (
              <StoneLine key={text.ability} text={text} silent={stone === 'centre' && here && isSilenced(g, space)} />
            ))
          );
        })}
      </ul>
      {here && <Line g={g} space={space} abilities={texts.map(({ ability }) => ability)} />}
      {(figure === ON_CARD || figure === ON_ICON) && (
        <p className="gs-now">
          {words.say(figure === ON_CARD ? 'ghosts.figure.card' : 'ghosts.figure.icon')} <RuleChip rule="GS-HAUNT-2" />
        </p>
      )}
      {incarnation && (
        <p className="gs-now">
          {words.say('ghosts.incarnation.rule')} <RuleChip rule="GS-INC-1" />
        </p>
      )}
      <Reconstructed when={isReconstructed(`ghost:${id}`)} />
      <Glossary moon={g.moon !== null} />
    </article>
  );
}

const DEVOURS = ['devourer', 'devour-on-arrival'];
const HAUNTS = ['haunter', 'haunter-starts-on-board', 'haunt-tile', 'roll-curse', 'tormentor'];

/** The tiles before it, and what it does there. */
function Line({ g, space, abilities }: { g: GhostStories; space: Space; abilities: readonly string[] }) {
  const words = useWords();
  const tiles = (LINE[space] ?? []).map((place) => {
    const tile = TILE_IDS[g.village[place] ?? 0] ?? '';
    return isHaunted(g, place) ? words.say('ghosts.tileHaunted', { tile }) : tile;
  });
  const does = abilities.some((ability) => HAUNTS.includes(ability))
    ? 'ghosts.line'
    : abilities.some((ability) => DEVOURS.includes(ability))
      ? 'ghosts.line.devours'
      : 'ghosts.line.harmless';
  return (
    <p className="gs-now">
      {words.say(does, { tile: tiles })} <RuleChip rule="GS-GEO-5" />
    </p>
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

function StoneLine({ text, silent }: { text: StoneText; silent: boolean }) {
  const words = useWords();
  const { stone, ability, timing, rule } = text;
  return (
    <li className={silent ? 'silent' : ''}>
      <span className={`gs-stone st-${stone}`}>
        <Sign name={STONE_ICONS[ability]} size={22} />
      </span>
      <span>
        <b>{words.say(`ghosts.timing.${timing}`)}</b> {words.say(`stone.${ability}`)} <RuleChip rule={rule} />
        {silent && <em>{words.say('ghosts.silencedBySuLing')}</em>}
      </span>
    </li>
  );
}
