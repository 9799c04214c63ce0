/** Things held up to be read: a ghost with every stone in plain words, a tile, a board with its power, a family. */

import type { Refusal } from '@jade/engine';
import type { Card, Family, GhostStories, Place, Space, StoneText } from '@jade/ghost-stories/screen';
import {
  ARTEFACT_IDS,
  COLOURS,
  FAMILIES,
  familyOf,
  fateOf,
  ghostOf,
  HIDDEN,
  isHaunted,
  isPlayed,
  isPowerActive,
  isSilenced,
  LINE,
  NONE,
  needsOf,
  ON_CARD,
  ON_ICON,
  SPACE_IDS,
  stonesOf,
  TILE_IDS,
} from '@jade/ghost-stories/screen';
import { useEffect, useState } from 'react';
import { ARTEFACT_ICONS, GHOST_FACES, STONE_ICONS, TILE_ICONS } from '../../../art/ghost-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { ColourEmblem, Sign, Tao } from './art.tsx';
import { useShown } from './shown.tsx';
import { useGhosts } from './use-ghosts.ts';

/** The sentence under a held-up thing: why it cannot be chosen now. */
function WhyNow({ thing }: { thing: string }) {
  const words = useWords();
  const { session, choices } = useTable();
  const { table, viewer, look } = session;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isOption = choices.has(thing);
  useEffect(() => {
    let late = false;
    setRefusal(null);
    if (viewer !== 'spectator' && look.view.options !== null && !isOption)
      void table.why(viewer, thing).then((answer) => {
        if (!late) setRefusal(answer);
      });
    return () => {
      late = true;
    };
  }, [table, viewer, look, thing, isOption]);
  if (refusal === null) return null;
  return (
    <p className="gs-why">
      <b>{words.say('why.title')}</b> {words.say(`refusal.${refusal.why}`, refusal.params)}{' '}
      <RuleChip rule={refusal.rule} />
    </p>
  );
}

export function ShownCard() {
  const { shown, show } = useShown();
  const words = useWords();
  const g = useGhosts();
  if (shown === null) return null;
  const close = () => show(null);
  switch (shown.kind) {
    case 'ghost':
      return (
        <Dialog title={words.say(`ghost.${ghostOf(shown.card).id}`)} onClose={close} className="gs-shown">
          <GhostText g={g} card={shown.card} space={shown.space} />
          <WhyNow thing={`space:${SPACE_IDS[shown.space]}`} />
        </Dialog>
      );
    case 'tile': {
      const id = TILE_IDS[g.village[shown.place] ?? 0] ?? '';
      return (
        <Dialog title={words.say(`tile.${id}`)} onClose={close} className="gs-shown">
          <TileText g={g} place={shown.place} id={id} />
          <WhyNow thing={`tile:${id}`} />
        </Dialog>
      );
    }
    case 'board': {
      const board = g.boards[shown.side];
      if (board === undefined) return null;
      return (
        <Dialog title={words.say(`power.${board.power}`)} onClose={close} className="gs-shown">
          <p className="gs-lead">
            <ColourEmblem colour={board.colour} size={40} />
            <span>{words.say(`power.${board.power}.line`)}</span>
          </p>
          {!isPlayed(g, shown.side) && (
            <p>
              {words.say('ghosts.neutral.rule')} <RuleChip rule="GS-NEUTRAL-4" />
            </p>
          )}
          {!isPowerActive(g, shown.side) && (
            <p className="gs-why">
              {words.say(board.qi === 0 ? 'ghosts.powerLost' : 'ghosts.powerSilent')} <RuleChip rule="GS-NEUTRAL-7" />
            </p>
          )}
          <WhyNow thing={`board:${COLOURS[board.colour]}`} />
        </Dialog>
      );
    }
    case 'artefact': {
      const id = ARTEFACT_IDS[shown.artefact] ?? '';
      return (
        <Dialog title={words.say(`artefact.${id}`)} onClose={close} className="gs-shown">
          <div className="gs-tilepic moon">
            <Sign name={ARTEFACT_ICONS[id as 'fireworks']} size={96} />
          </div>
          <p className="gs-lead">{words.say(`artefact.${id}.line`)}</p>
          <WhyNow thing={`artefact:${id}`} />
        </Dialog>
      );
    }
    case 'family': {
      const family = FAMILIES[shown.family];
      if (family === undefined) return null;
      return (
        <Dialog title={words.say('ghosts.familyOf', { family: family.id })} onClose={close} className="gs-shown">
          <FamilyText family={shown.family} g={g} />
        </Dialog>
      );
    }
  }
}

const STONES = ['left', 'centre', 'right'] as const;

/** Picture, resistance, and a plain sentence for every stone. */
function GhostText({ g, card, space }: { g: GhostStories; card: Card; space: Space }) {
  const words = useWords();
  const { id, incarnation, colour } = ghostOf(card);
  const here = g.ghosts[space] === card;
  const hue = colour ?? g.boards[Math.floor(space / 3)]?.colour ?? 4;
  const needs = here ? needsOf(g, space) : [];
  const total = needs.reduce((sum, { now }) => sum + now, 0);
  const texts = stonesOf(card);
  const figure = here ? g.figures[space] : 0;
  return (
    <article className={`gs-kard k${hue} ${incarnation ? 'inc' : ''}`}>
      <div className="gs-pic">
        <Sign name={GHOST_FACES[id as 'ghoul']} size={116} />
        <div className="gs-beads">
          {needs.flatMap(({ colour: one, printed, now }) =>
            Array.from({ length: printed }, (_, index) => (
              <Tao key={`${one}-${COLOURS[index]}`} colour={one} size={26} off={index >= now} />
            )),
          )}
        </div>
      </div>
      <p className="gs-resist">
        {words.say('ghosts.resist', {
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
      {here && (
        <p className="gs-now">
          {words.say('ghosts.line', {
            tile: (LINE[space] ?? []).map((place) => TILE_IDS[g.village[place] ?? 0] ?? ''),
          })}{' '}
          <RuleChip rule="GS-GEO-5" />
        </p>
      )}
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
    </article>
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

function TileText({ g, place, id }: { g: GhostStories; place: Place; id: string }) {
  const words = useWords();
  const { show } = useShown();
  const haunted = isHaunted(g, place);
  const stack = g.moon?.stacks[place] ?? [];
  const top = stack[stack.length - 1];
  const [icon, tint] = TILE_ICONS[id as 'cemetery'];
  return (
    <>
      <div className={`gs-tilepic ${haunted ? 'h' : ''}`} style={{ color: haunted ? '#b98cf0' : tint }}>
        <Sign name={icon} size={110} />
      </div>
      <p className="gs-lead">{words.say(`tile.${id}.line`)}</p>
      {haunted && (
        <p className="gs-why">
          {words.say('ghosts.hauntedTile')} <RuleChip rule="GS-HAUNT-6" />
        </p>
      )}
      {g.moon?.portal === place && (
        <p>
          {words.say('ghosts.portal')} <RuleChip rule="WM-SAVE-1" />
        </p>
      )}
      {id === 'circle-of-prayer' && g.circle !== NONE && (
        <p>{words.say('ghosts.circle', { colour: COLOURS[g.circle] ?? '' })}</p>
      )}
      {stack.length > 0 && (
        <p>
          {words.say('ghosts.stack', { count: stack.length })}{' '}
          {top !== undefined && top !== HIDDEN && (
            <button
              type="button"
              className="btn line sm"
              onClick={() => show({ kind: 'family', family: familyOf(top) })}
            >
              {words.say('ghosts.familyOf', { family: FAMILIES[familyOf(top)]?.id ?? '' })}
            </button>
          )}
        </p>
      )}
    </>
  );
}

function FamilyText({ family, g }: { family: Family; g: GhostStories }) {
  const words = useWords();
  const tie = FAMILIES[family];
  const { moon } = g;
  if (tie === undefined || moon === null) return null;
  const { saved, killed, members } = fateOf(moon, family);
  return (
    <>
      <p className="gs-lead">
        {words.say('ghosts.familyState', {
          saved,
          lost: killed,
          size: members,
        })}
      </p>
      <p className="gs-why">
        <b>{words.say('ghosts.familyDies')}</b> {words.say(`curse.${tie.curse}`)} <RuleChip rule="WM-FAMILY-1" />
      </p>
      <p className="gs-good">
        <b>{words.say('ghosts.familySaved')}</b> {words.say(`reward.${tie.reward.replace('artefact:', '')}`)}{' '}
        <RuleChip rule="WM-SAVE-3" />
      </p>
    </>
  );
}
