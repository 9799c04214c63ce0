/** The Yang phase of a living Taoist: move, act, place (rulebook 4.6, WM-TURN-2). */

import type { Refusal } from '@jade/engine';
import { again, at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Side } from '../content/layout.ts';
import { areAdjacent, CENTRE, PLACES, SIDES } from '../content/layout.ts';
import { ONE_SHOTS } from '../content/villagers.ts';
import type { GhostStories } from '../state.ts';
import { boardOf, MANTRA_USED, MOVED, MOVED_LATE, NONE, POCKETS_USED, SU_LING_MOVED, WINDS_USED } from '../state.ts';
import { artefactRefusal, useArtefact, useOf, useYinYang } from './artefacts.ts';
import { placeMantra, twinWinds } from './before-move.ts';
import { procedure } from './define.ts';
import { exorcise, exorcism, facedGhosts } from './exorcise.ts';
import { canHoldBuddha } from './families.ts';
import { help, helpOf } from './help.ts';
import {
  ARTEFACT_KEYS,
  BOARD_KEYS,
  boardFrom,
  boardKey,
  END,
  EXORCISE,
  FINISH,
  HELP,
  MANTRA,
  POCKETS,
  SAVE,
  SET_CRYSTAL,
  SPACE_KEYS,
  STAND,
  SU_LING,
  TAKE_TOKEN,
  TILE_KEYS,
  tileFrom,
  tileKey,
  villagerKey,
  WINDS,
  YIN_YANG,
} from './keys.ts';
import { standUp } from './lying.ts';
import { boardsToBorrow, hasPower, tellPower } from './powers.ts';
import { placeOf } from './qi.ts';
import { saveAtPortal } from './save.ts';
import { canMoveSuLing, openReceptacle, placeSuLing, setCrystal } from './su-ling.ts';
import { hasMark, isLiving, setMark, spaceName, speaker, tellOf } from './table.ts';
import { receptacleThing } from './things.ts';
import { takeTao } from './tokens.ts';
import { travel } from './travel.ts';
import { aboutTurn, yesNo } from './yang-prompt.ts';
import type { Deed } from './yang-refusals.ts';
import {
  borrowRefusal,
  buddhaSpaces,
  canUsePower,
  DEEDS,
  deedRefusal,
  isBeforeMove,
  isStepTwoOver,
  moveRefusal,
  powerRefusal,
  reachable,
} from './yang-refusals.ts';

const POWER_MARKS: Readonly<Record<string, number>> = {
  [POCKETS]: POCKETS_USED,
  [MANTRA]: MANTRA_USED,
  [WINDS]: WINDS_USED,
};

export const yang = procedure('yang', frame(), {
  /** GS-YANG-1, GS-YANG-2, WM-SAVE-1: steps 1 and 2 with everything that may be done before, between and after them. */
  act: {
    rule: 'GS-YANG-2',
    decider: speaker,
    options(g) {
      const keys: string[] = [];
      if (isBeforeMove(g)) {
        for (const place of reachable(g)) keys.push(tileKey(g, place));
        if (boardOf(g, g.active).lying) keys.push(STAND);
        for (const power of [POCKETS, MANTRA, WINDS]) if (canUsePower(g, power)) keys.push(power);
      }
      if (!isStepTwoOver(g)) for (const deed of DEEDS) if (deedRefusal(g, deed) === null) keys.push(deed);
      addAnytime(g, keys);
      keys.push(FINISH);
      return keys;
    },
    candidates: (g) => [
      ...PLACES.map((place) => tileKey(g, place)),
      STAND,
      POCKETS,
      MANTRA,
      WINDS,
      ...DEEDS,
      ...anytimeCandidates(g),
      FINISH,
    ],
    refusal(g, _, key) {
      if (TILE_KEYS.has(key)) return moveRefusal(g, tileFrom(g, key));
      if (key === STAND) return moveRefusal(g, null);
      if (POWER_MARKS[key] !== undefined) return powerRefusal(g, key);
      const deed = DEEDS.find((one) => one === key);
      return deed === undefined ? anytimeRefusal(g, key) : deedRefusal(g, deed);
    },
    prompt: aboutTurn,
    concerns: (g, _, key) => concernsOf(g, key),
    resolve(g, _, key) {
      if (TILE_KEYS.has(key)) {
        const to = tileFrom(g, key);
        const spires = hasPower(g, 'dance-of-the-spires') && !boardOf(g, g.active).lying;
        if (spires && !areAdjacent(placeOf(g, g.active), to)) tellPower(g, 'dance-of-the-spires', 'GS-POWER-4');
        noteMove(g);
        return call(travel, { side: g.active, to, way: spires ? 'spires' : 'walk' }, 'alive');
      }
      if (DEEDS.includes(key as Deed)) tellSecondDeed(g);
      switch (key) {
        case STAND:
          noteMove(g);
          standUp(g, g.active);
          return again;
        case POCKETS: // GS-POWER-2
          setMark(g, POCKETS_USED);
          tellPower(g, 'bottomless-pockets', 'GS-POWER-2');
          return call(takeTao, { side: g.active, left: 1, rule: 'GS-POWER-2' }, 'alive');
        case MANTRA:
          return call(placeMantra, {}, 'alive');
        case WINDS:
          return call(twinWinds, { side: g.active }, 'alive');
        case HELP:
          g.helps += 1;
          return call(help, helpOf(at(g.village, placeOf(g, g.active))), 'alive');
        case EXORCISE:
          g.exorcisms += 1;
          return call(exorcise, exorcism('tile', g.active, facedGhosts(g, g.active)), 'alive');
        case SAVE:
          g.saves += 1;
          return saveAtPortal(g, 'alive') ?? again;
        case FINISH:
          return thingsToPlace(g).length > 0 ? go('place') : done;
        default:
          return anytime(g, key, 'alive');
      }
    },
  },

  /** GS-TURN-10: whoever died in the middle of a step takes no other. */
  alive: (g) => (isLiving(g, g.active) ? go('act') : done),

  /** GS-YANG-3, WM-TURN-2, WM-TURN-5, GS-NEUTRAL-6: step 3, in any order, until it is closed. */
  place: {
    rule: 'GS-YANG-3',
    decider: speaker,
    options(g) {
      const keys = thingsToPlace(g);
      addAnytime(g, keys);
      keys.push(END);
      return keys;
    },
    candidates: (g) => [...SPACE_KEYS.of, SET_CRYSTAL, SU_LING, TAKE_TOKEN, ...anytimeCandidates(g), END],
    refusal: (g, _, key) => placeRefusal(g, key),
    prompt: (g) => ({ buddha: yesNo(buddhaSpaces(g).length > 0) }),
    concerns: (g, _, key) => concernsOf(g, key),
    resolve(g, _, key) {
      if (SPACE_KEYS.has(key)) {
        const space = SPACE_KEYS.index(key);
        boardOf(g, g.active).buddhas -= 1;
        g.buddhas[space] = 1;
        tellOf(g, g.active, 'GS-BUDDHA-2', 'placedBuddha', { space: spaceName(space) });
        return again;
      }
      switch (key) {
        case SET_CRYSTAL:
          setCrystal(g, g.active);
          return again;
        case SU_LING:
          return call(placeSuLing, { icon: NONE }, 'stillAlive');
        case TAKE_TOKEN:
          g.spentTokens -= 1;
          boardOf(g, g.active).powerTokens += 1;
          tell('GS-NEUTRAL-6', 'tookTokens', { seat: boardOf(g, g.active).seat, count: 1 });
          return again;
        case END:
          return done;
        default:
          return anytime(g, key, 'stillAlive');
      }
    },
  },

  stillAlive: (g) => (isLiving(g, g.active) ? go('place') : done),
});

/** What step 3 has to offer; without any of it the turn is over when steps 1 and 2 are. */
function thingsToPlace(g: GhostStories): string[] {
  const keys = buddhaSpaces(g).map((space) => at(SPACE_KEYS.of, space));
  if (openReceptacle(g, g.active) !== NONE) keys.push(SET_CRYSTAL);
  if (canMoveSuLing(g)) keys.push(SU_LING);
  if (g.spentTokens > 0 && boardOf(g, g.active).place === CENTRE) keys.push(TAKE_TOKEN);
  return keys;
}

/** GS-POWER-8, GS-POWER-9: what allows a second deed. */
function tellSecondDeed(g: GhostStories): void {
  if (g.helps + g.exorcisms + g.saves === 0) return;
  const gust = hasPower(g, 'heavenly-gust');
  tellPower(g, gust ? 'heavenly-gust' : 'second-wind', gust ? 'GS-POWER-8' : 'GS-POWER-9');
}

/** MC-8, MC-12: a move after step 2 is the only one, and closes step 2. */
function noteMove(g: GhostStories): void {
  setMark(g, g.helps + g.exorcisms + g.saves > 0 ? MOVED | MOVED_LATE : MOVED);
}

/** GS-NEUTRAL-4, GS-YINYANG-1, WM-ARTEFACT-19: before or after any step, but not inside one. */
function addAnytime(g: GhostStories, keys: string[]): void {
  const board = boardOf(g, g.active);
  for (const side of boardsToBorrow(g)) keys.push(boardKey(g, side));
  if (board.yinYang) keys.push(YIN_YANG);
  for (const artefact of board.artefacts) {
    if (artefactRefusal(g, artefact) === null) keys.push(at(ARTEFACT_KEYS.of, artefact));
  }
}

function anytimeCandidates(g: GhostStories): string[] {
  return [
    ...SIDES.map((side) => boardKey(g, side)),
    YIN_YANG,
    ...(g.moon === null ? [] : ONE_SHOTS.map((one) => at(ARTEFACT_KEYS.of, one))),
  ];
}

function anytimeRefusal(g: GhostStories, key: string): Refusal | null {
  if (key === YIN_YANG) return refuse('GS-YINYANG-1', 'noYinYang');
  if (BOARD_KEYS.has(key)) return borrowRefusal(g, boardFrom(g, key));
  return artefactRefusal(g, ARTEFACT_KEYS.index(key));
}

function anytime<Step extends string>(g: GhostStories, key: string, then: Step) {
  if (key === YIN_YANG) return call(useYinYang, {}, then);
  if (ARTEFACT_KEYS.has(key)) return call(useArtefact, useOf(ARTEFACT_KEYS.index(key)), then);
  borrow(g, boardFrom(g, key));
  return go(then);
}

/** GS-NEUTRAL-4, GS-NEUTRAL-5 */
function borrow(g: GhostStories, side: Side): void {
  boardOf(g, g.active).powerTokens -= 1;
  g.spentTokens += 1;
  g.borrowed |= 1 << side;
  tellOf(g, g.active, 'GS-NEUTRAL-4', 'borrowed', { power: boardOf(g, side).power });
}

function placeRefusal(g: GhostStories, key: string): Refusal | null {
  const board = boardOf(g, g.active);
  if (key === SET_CRYSTAL) {
    if (board.crystals === 0) return refuse('WM-CRYSTAL-5', 'noCrystal');
    return refuse('WM-CRYSTAL-5', board.crystals === board.newCrystals ? 'crystalTooNew' : 'noEmptyReceptacle');
  }
  if (key === SU_LING) {
    return hasMark(g, SU_LING_MOVED)
      ? refuse('WM-SULING-3', 'suLingMoved')
      : refuse('WM-SULING-2', 'nothingBadHappened');
  }
  if (key === TAKE_TOKEN) return refuse('GS-NEUTRAL-6', 'noTokensThere');
  if (!SPACE_KEYS.has(key)) return anytimeRefusal(g, key);
  if (board.buddhas === 0) return refuse('GS-BUDDHA-2', 'holdsNoBuddha');
  if (board.buddhas === board.newBuddhas) return refuse('GS-BUDDHA-1', 'buddhaTooNew');
  const space = SPACE_KEYS.index(key);
  return canHoldBuddha(g, space) ? refuse('GS-BUDDHA-2', 'notFaced') : refuse('GS-BUDDHA-2', 'spaceTaken');
}

function concernsOf(g: GhostStories, key: string): readonly string[] {
  const place = placeOf(g, g.active);
  switch (key) {
    case HELP:
      return [tileKey(g, place)];
    case EXORCISE:
      return facedGhosts(g, g.active).map((space) => at(SPACE_KEYS.of, space));
    case SAVE:
      return [villagerKey(g, place)];
    case SET_CRYSTAL:
      return [receptacleThing(openReceptacle(g, g.active))];
    default:
      return [key];
  }
}
