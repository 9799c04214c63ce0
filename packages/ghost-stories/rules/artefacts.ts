/** The one-shot artefacts and the Yin-Yang: used in one's own Yang phase, between its steps (GS-YINYANG, WM-ARTEFACT). */

import type { Refusal } from '@jade/engine';
import { again, at, become, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { CENTRE, PLACES, SIDES } from '../content/layout.ts';
import { CEMETERY } from '../content/village.ts';
import type { Artefact } from '../content/villagers.ts';
import { ARTEFACT_IDS, FIREWORKS, MOON_DUST, POTION, SCROLL } from '../content/villagers.ts';
import type { GhostStories, Pieces } from '../state.ts';
import { boardOf, MOVED, moonOf, NONE, seatOf } from '../state.ts';
import { decision, procedure } from './define.ts';
import { restore } from './haunt.ts';
import { help, helpOf } from './help.ts';
import { helpRefusal, killedFamilies } from './help-refusals.ts';
import { COME, FAMILY_KEYS, STAY, TAOIST_KEYS, taoistFrom, taoistKey, tileFrom, tileKey } from './keys.ts';
import { standUp } from './lying.ts';
import { deadSides, placeOf, revive } from './qi.ts';
import { returnVillager } from './revival.ts';
import { gainCrystal } from './su-ling.ts';
import { isHaunted, isLiving, isPlayed, livingInOrder, placeOfTile, setMark, speaker, tellOf } from './table.ts';
import { gainQi } from './tokens.ts';
import { travel } from './travel.ts';
import { hasRoom } from './villagers.ts';

/** GS-YINYANG-1: the tiles whose help can be had from afar. */
export function helpfulPlaces(g: GhostStories): Place[] {
  return PLACES.filter((place) => helpRefusal(g, at(g.village, place)) === null);
}

/** GS-YINYANG-1: an active tile helps from afar, a haunted one is turned; GS-YINYANG-2: beside step 2. WM-SAVE-6: it saves nobody. */
export const useYinYang = decision('useYinYang', frame(), {
  rule: 'GS-YINYANG-1',
  decider: speaker,
  options: (g) => PLACES.filter((place) => yinYangRefusal(g, place) === null).map((place) => tileKey(g, place)),
  candidates: (g) => PLACES.map((place) => tileKey(g, place)),
  refusal: (g, _, key) => yinYangRefusal(g, tileFrom(g, key)),
  resolve(g, _, key) {
    const place = tileFrom(g, key);
    boardOf(g, g.active).yinYang = false;
    tellOf(g, g.active, 'GS-YINYANG-1', 'usedYinYang');
    if (!isHaunted(g, place)) return become(help, helpOf(at(g.village, place)));
    restore(g, place, 'GS-YINYANG-1');
    return done;
  },
});

function yinYangRefusal(g: GhostStories, place: Place): Refusal | null {
  return isHaunted(g, place) ? null : helpRefusal(g, at(g.village, place));
}

/** WM-ARTEFACT-19: why a one-shot cannot be used now, or null. */
export function artefactRefusal(g: GhostStories, artefact: Artefact): Refusal | null {
  if (!boardOf(g, g.active).artefacts.includes(artefact)) return refuse('WM-ARTEFACT-19', 'notYours');
  switch (artefact) {
    case POTION:
      return potionKeys(g).length > 0 ? null : refuse('WM-ARTEFACT-1', 'nothingToHeal');
    case MOON_DUST:
      return moonOf(g).crystals > 0 ? null : refuse('WM-ARTEFACT-2', 'noCrystalLeft');
    case SCROLL:
      if (g.seats === 1) return g.spentTokens > 0 ? null : refuse('WM-ARTEFACT-4', 'noTokensThere');
      return called(g).length > 0 ? null : refuse('WM-ARTEFACT-3', 'nobodyToCall');
    case FIREWORKS:
      return helpfulPlaces(g).length > 0 ? null : refuse('WM-ARTEFACT-5', 'noTileHelps');
    default:
      return refuse('WM-ARTEFACT-19', 'worksByItself');
  }
}

interface Use {
  artefact: Artefact;
  /** Whom the Scroll calls, and who is next. */
  order: Side[];
  next: number;
}

export function useOf(artefact: Artefact): Use {
  return { artefact, order: [], next: 0 };
}

export const useArtefact = procedure('useArtefact', frame<Use>(), {
  discard(g, f) {
    const board = boardOf(g, g.active);
    board.artefacts = board.artefacts.filter((one) => one !== f.artefact);
    tellOf(g, g.active, 'WM-ARTEFACT-19', 'usedArtefact', { artefact: at(ARTEFACT_IDS, f.artefact) });
    switch (f.artefact) {
      case POTION:
        return go('potion');
      case MOON_DUST:
        gainCrystal(g, g.active, 'WM-ARTEFACT-2');
        return done;
      case FIREWORKS:
        return go('fireworks');
      default:
        setMark(g, MOVED); // WM-ARTEFACT-18: the movement was made, or is given up now
        if (g.seats === 1) return go('tokens');
        f.order = called(g);
        return go('call');
    }
  },

  /** WM-ARTEFACT-1, WM-ARTEFACT-13 */
  potion: {
    rule: 'WM-ARTEFACT-1',
    decider: speaker,
    options: potionKeys,
    candidates: (g) => [
      ...SIDES.filter((side) => isPlayed(g, side)).map((side) => taoistKey(g, side)),
      ...killedFamilies(g).map((family) => at(FAMILY_KEYS.of, family)),
    ],
    refusal: (_, __, key) => {
      return TAOIST_KEYS.has(key) ? refuse('GS-COMP-4', 'noQiInSupply') : refuse('WM-ARTEFACT-13', 'noRoomToReturn');
    },
    resolve(g, _, key) {
      if (!TAOIST_KEYS.has(key)) {
        returnVillager(g, FAMILY_KEYS.index(key), returnPlace(g), 'WM-ARTEFACT-1');
        return done;
      }
      const side = taoistFrom(g, key);
      if (isLiving(g, side)) gainQi(g, side, 1, 'WM-ARTEFACT-1');
      else revive(g, side, returnPlace(g), 1, 'WM-ARTEFACT-1');
      return done;
    },
  },

  /** WM-ARTEFACT-5, WM-SAVE-8 */
  fireworks: {
    rule: 'WM-ARTEFACT-5',
    decider: speaker,
    options: (g) => helpfulPlaces(g).map((place) => tileKey(g, place)),
    candidates: (g) => PLACES.map((place) => tileKey(g, place)),
    refusal: (g, _, key) => helpRefusal(g, at(g.village, tileFrom(g, key))),
    resolve: (g, _, key) => become(help, helpOf(at(g.village, tileFrom(g, key)))),
  },

  /** WM-ARTEFACT-3: in turn order each may come, and may bring a villager. */
  call: {
    rule: 'WM-ARTEFACT-3',
    decider: (g, f) => seatOf(g, at(f.order, f.next)),
    options: (_, f) => (f.next < f.order.length ? [COME, STAY] : []),
    otherwise: () => done,
    resolve(g, f, key) {
      const side = at(f.order, f.next);
      f.next += 1;
      if (key === STAY) return again;
      if (boardOf(g, side).lying) {
        standUp(g, side); // WM-ARTEFACT-18
        return again;
      }
      return call(travel, { side, to: placeOf(g, g.active), way: 'wind' });
    },
  },

  /** WM-ARTEFACT-4 */
  tokens(g) {
    const board = boardOf(g, g.active);
    board.powerTokens += g.spentTokens;
    tell('WM-ARTEFACT-4', 'tookTokens', { seat: board.seat, count: g.spentTokens });
    g.spentTokens = 0;
    return done;
  },
});

/** The others whom the Scroll would move or stand up. */
function called(g: Pieces): Side[] {
  const here = boardOf(g, g.active).place;
  return livingInOrder(g).filter((side) => {
    return side !== g.active && (boardOf(g, side).place !== here || boardOf(g, side).lying);
  });
}

/** The Cemetery tile, or the central one when it is not in play. */
function returnPlace(g: Pieces): Place {
  const cemetery = placeOfTile(g, CEMETERY);
  return cemetery === NONE ? CENTRE : (cemetery as Place);
}

function potionKeys(g: GhostStories): string[] {
  const place = returnPlace(g);
  const taoists = g.qi > 0 ? [...livingInOrder(g), ...deadSides(g)] : [];
  const families = isHaunted(g, place) || !hasRoom(g, place) ? [] : killedFamilies(g);
  return [...taoists.map((side) => taoistKey(g, side)), ...families.map((family) => at(FAMILY_KEYS.of, family))];
}
