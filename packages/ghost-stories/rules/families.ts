/** What the families bring: a curse for each death, a reward when all are safe (rulebook chapters 19 and 22). */

import type { Flow } from '@jade/engine';
import { again, at, become, done, frame, go, refuse, STOP, tell } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { COLOURS, colourOf } from '../content/colours.ts';
import type { Place, Side } from '../content/layout.ts';
import { SIDES, SPACES, sideOf } from '../content/layout.ts';
import { TEMPLE } from '../content/village.ts';
import type { Artefact, Curse, Family, Villager } from '../content/villagers.ts';
import { ARTEFACT_IDS, artefactOf, BOOTS, FAMILIES, familyOf, HELMET, MA_CHO } from '../content/villagers.ts';
import { sizeInPlay } from '../setup.ts';
import type { GhostStories, Moon, Pieces, Table } from '../state.ts';
import { boardOf, moonOf, NONE, seatOf } from '../state.ts';
import { procedure } from './define.ts';
import { effects } from './effects.ts';
import { isFree } from './ghosts.ts';
import { give, ONE_OF_EACH } from './give.ts';
import { ARTEFACT_KEYS, boardFrom, boardKey, SPACE_KEYS } from './keys.ts';
import { loseQi } from './qi.ts';
import { isHaunted, isLiving, owns, placeOfTile, spaceName, speaker, speakerSide, tellOf } from './table.ts';

export interface Death {
  family: Family;
  /** The tile the villager was on. */
  place: Place;
}

type CurseEffect = (g: GhostStories, f: Death) => Flow<'loseToken' | 'loseQi'>;
/** What one chapter has to say about the curses of the dead. */
export type CurseEffects = { readonly [curse in Curse]?: CurseEffect };

export const FAMILY_CURSES = effects<Curse, CurseEffect>();

/** WM-FAMILY-1, WM-DEATH-2, WM-DEATH-6, WM-FAMILY-13 */
export const familyCurse = procedure('familyCurse', frame<Death>(), {
  act(g, f) {
    const { id, curse } = at(FAMILIES, f.family);
    tell('WM-FAMILY-1', 'familyCurse', { family: id, curse });
    return FAMILY_CURSES.of(curse)(g, f);
  },

  /** WM-FAMILY-2: from the supply, else from a player, else from the Circle of Prayer. */
  loseToken: {
    rule: 'WM-FAMILY-2',
    decider: speaker,
    options(g, f) {
      const colour = lostColour(f.family);
      if (at(g.tao, colour) > 0) return [];
      return SIDES.filter((side) => at(boardOf(g, side).tao, colour) > 0).map((side) => boardKey(g, side));
    },
    otherwise(g, f) {
      const colour = lostColour(f.family);
      if (at(g.tao, colour) > 0) g.tao[colour] = at(g.tao, colour) - 1;
      else if (g.circle === colour) g.circle = NONE;
      else return done;
      loseForGood(g, colour);
      return done;
    },
    candidates: (g) => SIDES.map((side) => boardKey(g, side)),
    refusal: () => refuse('WM-FAMILY-2', 'noSuchTao'),
    prompt: (_, f) => ({ colour: at(COLOURS, lostColour(f.family)) }),
    resolve(g, f, key) {
      const colour = lostColour(f.family);
      const { tao } = boardOf(g, boardFrom(g, key));
      tao[colour] = at(tao, colour) - 1;
      loseForGood(g, colour);
      return done;
    },
  },

  /** WM-FAMILY-16 */
  loseQi: {
    rule: 'WM-FAMILY-16',
    decider: speaker,
    options: (g) => SIDES.filter((side) => boardOf(g, side).qi > 0).map((side) => boardKey(g, side)),
    candidates: (g) => SIDES.map((side) => boardKey(g, side)),
    refusal: () => refuse('WM-FAMILY-16', 'noQiLeft'),
    resolve: (g, _, key) => become(loseQi, { side: boardFrom(g, key), rule: 'WM-FAMILY-16' }),
  },
});

export const LOSING_CURSES = {
  'remove-tao-green': () => go('loseToken'),
  'remove-tao-red': () => go('loseToken'),
  'remove-tao-yellow': () => go('loseToken'),
  'remove-tao-blue': () => go('loseToken'),
  'remove-tao-black': () => go('loseToken'),
  'lose-qi-of-choice': () => go('loseQi'),
} satisfies CurseEffects;

function lostColour(family: Family): Colour {
  return colourOf(at(FAMILIES, family).curse.replace('remove-tao-', ''));
}

function loseForGood(g: Pieces, colour: Colour): void {
  g.lostTao[colour] = at(g.lostTao, colour) + 1;
  tell('WM-FAMILY-2', 'taoLeftTheGame', { colour: at(COLOURS, colour) });
}

/** How a family fares: members in play, saved, killed. */
interface Fate {
  readonly members: number;
  readonly saved: number;
  readonly killed: number;
}

type Rolls = Readonly<Pick<Moon, 'replaced' | 'shelter' | 'graveyard'>>;

export function fateOf({ replaced, shelter, graveyard }: Rolls, family: Family): Fate {
  const count = (villagers: readonly Villager[]): number => villagers.filter((one) => familyOf(one) === family).length;
  return { members: sizeInPlay(replaced, family), saved: count(shelter), killed: count(graveyard) };
}

/** WM-SAVE-3, WM-FAMILY-14, MC-3: all members in play are on the Shelter board. MC-6: Ma-Cho pays for every two. */
export function isDue(g: Table, family: Family): boolean {
  const { members, saved } = fateOf(moonOf(g), family);
  return family === MA_CHO ? saved % 2 === 0 : saved === members;
}

interface Reward {
  family: Family;
  /** Who gets what a single player gets. */
  side: Side;
}

/** WM-BARRIER-14, GS-TURN-6: the active player, or the next one in the turn of a board without a living Taoist. */
export function rewardOf(g: Table, family: Family): Reward {
  return { family, side: speakerSide(g) };
}

/** WM-FAMILY-1, WM-SAVE-3 */
export const familyReward = procedure('familyReward', frame<Reward>(), {
  act(g, f) {
    const { id, reward } = at(FAMILIES, f.family);
    tell('WM-SAVE-3', 'familySaved', { family: id });
    switch (reward) {
      case 'place-available-buddhas':
        return go('buddhas');
      case 'five-tao-one-per-colour': // WM-FAMILY-15
        return become(give, { gifts: [...ONE_OF_EACH], rule: 'WM-FAMILY-15' });
      case 'three-qi-shared':
        return become(give, { gifts: ['qi', 'qi', 'qi'], rule: 'WM-FAMILY-15' });
      case 'mystic-barrier-at-end-of-turn': // WM-FAMILY-8
        moonOf(g).zhou = true;
        return done;
      case 'ma-cho-artefact-per-two-saved':
        return go('maCho');
      default:
        grant(g, f.side, artefactOf(reward.replace('artefact:', '')), 'WM-SAVE-3');
        return done;
    }
  },

  /** MC-6: the Boots or the Helmet, and later the other. */
  maCho: {
    rule: 'MC-6',
    decider: (g, f) => seatOf(g, f.side),
    options: (g) => [BOOTS, HELMET].filter((one) => isUnclaimed(g, one)).map((one) => at(ARTEFACT_KEYS.of, one)),
    otherwise: () => done,
    candidates: () => [at(ARTEFACT_KEYS.of, BOOTS), at(ARTEFACT_KEYS.of, HELMET)],
    refusal: () => refuse('MC-6', 'takenAlready'),
    resolve(g, f, key) {
      grant(g, f.side, ARTEFACT_KEYS.index(key), 'MC-6');
      return done;
    },
  },

  /** WM-FAMILY-4, WM-FAMILY-19: available Buddhas on free spaces of the boards of living players. */
  buddhas: {
    rule: 'WM-FAMILY-4',
    decider: speaker,
    options(g) {
      if (!areBuddhasAvailable(g)) return [];
      const spaces = SPACES.filter((space) => isLiving(g, sideOf(space)) && canHoldBuddha(g, space));
      return spaces.length === 0 ? [] : [...spaces.map((space) => at(SPACE_KEYS.of, space)), STOP];
    },
    otherwise: () => done,
    candidates: () => [...SPACE_KEYS.of, STOP],
    refusal(g, _, key) {
      if (!isLiving(g, sideOf(SPACE_KEYS.index(key)))) return refuse('WM-FAMILY-19', 'noLivingPlayerThere');
      return refuse('WM-FAMILY-19', 'spaceTaken');
    },
    resolve(g, _, key) {
      if (key === STOP) return done;
      g.templeBuddhas -= 1;
      g.buddhas[SPACE_KEYS.index(key)] = 1;
      tell('WM-FAMILY-4', 'buddhaGiven', { space: spaceName(SPACE_KEYS.index(key)) });
      return again;
    },
  },
});

function isUnclaimed(g: Table, artefact: Artefact): boolean {
  return SIDES.every((side) => !owns(g, side, artefact));
}

function grant(g: Pieces, side: Side, artefact: Artefact, rule: string): void {
  boardOf(g, side).artefacts.push(artefact);
  tellOf(g, side, rule, 'gotArtefact', { artefact: at(ARTEFACT_IDS, artefact) });
}

function areBuddhasAvailable(g: Table): boolean {
  const temple = placeOfTile(g, TEMPLE);
  return g.templeBuddhas > 0 && (temple === NONE || !isHaunted(g, temple));
}

/** GS-BUDDHA-2: no ghost and no Buddha there. */
export function canHoldBuddha(g: Table, space: (typeof SPACES)[number]): boolean {
  return isFree(g, space) && at(g.buddhas, space) === 0;
}
