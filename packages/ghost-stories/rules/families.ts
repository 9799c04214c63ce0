/** What the families bring: a curse for each death, a reward when all are safe (rulebook chapters 19 and 22). */

import type { Procedure } from '@jade/engine';
import { again, at, become, done, frame, go, refuse, tell } from '@jade/engine';
import type { Colour } from '../content/colours.ts';
import { COLOURS, colourOf } from '../content/colours.ts';
import type { Place, Side } from '../content/layout.ts';
import { SIDES, SPACES, sideOf } from '../content/layout.ts';
import { TEMPLE } from '../content/village.ts';
import type { Artefact, Family } from '../content/villagers.ts';
import { ARTEFACT_IDS, artefactOf, BOOTS, FAMILIES, familyOf, HELMET, MA_CHO } from '../content/villagers.ts';
import { sizeInPlay } from '../setup.ts';
import type { Pieces } from '../state.ts';
import { boardOf, moonOf, NONE, seatOf } from '../state.ts';
import { arrive, incarnationEnters, removeLowestGhost } from './arrive.ts';
import { curse, curseOfPlace, layDown } from './curse.ts';
import { ARTEFACT_KEYS, artefactFrom, boardKey, procedure, SPACE_KEYS, STOP, sideFrom, spaceFrom } from './define.ts';
import { isFree } from './ghosts.ts';
import { give, ONE_OF_EACH } from './give.ts';
import { hauntTile } from './haunt.ts';
import { loseQi } from './qi.ts';
import { isHaunted, isLiving, owns, placeOfTile, spaceName, speaker, speakerSide, tellOf } from './table.ts';
import { killOfChoice } from './villagers.ts';

interface Death {
  family: Family;
  /** The tile the villager was on. */
  place: Place;
}

/** WM-FAMILY-1, WM-DEATH-2, WM-DEATH-6, WM-FAMILY-13 */
export const familyCurse: Procedure<Death> = procedure('familyCurse', frame<Death>(), {
  act(g, f) {
    const { id, curse: what } = at(FAMILIES, f.family);
    tell('WM-FAMILY-1', 'familyCurse', { family: id, curse: what });
    switch (what) {
      case 'remove-tao-green':
      case 'remove-tao-red':
      case 'remove-tao-yellow':
      case 'remove-tao-blue':
      case 'remove-tao-black':
        return go('loseToken');
      case 'incarnation-enters':
        return become(incarnationEnters, {});
      case 'kill-villager-of-choice':
        return become(killOfChoice, { rule: 'WM-FAMILY-5' });
      case 'haunt-villager-tile': // WM-FAMILY-6, WM-HAUNT-3
        return become(hauntTile, { place: f.place });
      case 'summon-ghost':
        return become(arrive, {});
      case 'remove-bottom-card':
        removeLowestGhost(g, 'WM-FAMILY-7');
        return done;
      case 'lose-qi-of-choice':
        return go('loseQi');
      case 'lay-down-active-taoist':
        layDown(g, g.active, 'WM-FAMILY-9');
        return done;
      case 'roll-curse-haunts-villager-tile': // MC-4, MC-5
        return become(curse, curseOfPlace(f.place));
    }
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
      const { tao } = boardOf(g, sideFrom(g, key));
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
    resolve: (g, _, key) => become(loseQi, { side: sideFrom(g, key), rule: 'WM-FAMILY-16' }),
  },
});

function lostColour(family: Family): Colour {
  return colourOf(at(FAMILIES, family).curse.replace('remove-tao-', ''));
}

function loseForGood(g: Pieces, colour: Colour): void {
  g.lostTao[colour] = at(g.lostTao, colour) + 1;
  tell('WM-FAMILY-2', 'taoLeftTheGame', { colour: at(COLOURS, colour) });
}

/** WM-SAVE-3, WM-FAMILY-14, MC-3: all members in play are on the Shelter board. MC-6: Ma-Cho pays for every two. */
export function isDue(g: Pieces, family: Family): boolean {
  const { shelter, replaced } = moonOf(g);
  const saved = shelter.filter((villager) => familyOf(villager) === family).length;
  return family === MA_CHO ? saved % 2 === 0 : saved === sizeInPlay(replaced, family);
}

interface Reward {
  family: Family;
  /** Who gets what a single player gets. */
  side: Side;
}

/** WM-BARRIER-14, GS-TURN-6: the active player, or the next one in the turn of a board without a living Taoist. */
export function rewardOf(g: Pieces, family: Family): Reward {
  return { family, side: speakerSide(g) };
}

/** WM-FAMILY-1, WM-SAVE-3 */
export const familyReward: Procedure<Reward> = procedure('familyReward', frame<Reward>(), {
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
    options: (g) => [BOOTS, HELMET].filter((one) => isUnclaimed(g, one)).map((one) => at(ARTEFACT_KEYS, one)),
    otherwise: () => done,
    candidates: () => [at(ARTEFACT_KEYS, BOOTS), at(ARTEFACT_KEYS, HELMET)],
    refusal: () => refuse('MC-6', 'takenAlready'),
    resolve(g, f, key) {
      grant(g, f.side, artefactFrom(key), 'MC-6');
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
      return spaces.length === 0 ? [] : [...spaces.map((space) => at(SPACE_KEYS, space)), STOP];
    },
    otherwise: () => done,
    candidates: () => [...SPACE_KEYS, STOP],
    refusal(g, _, key) {
      if (!isLiving(g, sideOf(spaceFrom(key)))) return refuse('WM-FAMILY-19', 'noLivingPlayerThere');
      return refuse('WM-FAMILY-19', 'spaceTaken');
    },
    resolve(g, _, key) {
      if (key === STOP) return done;
      g.templeBuddhas -= 1;
      g.buddhas[spaceFrom(key)] = 1;
      tell('WM-FAMILY-4', 'buddhaGiven', { space: spaceName(spaceFrom(key)) });
      return again;
    },
  },
});

function isUnclaimed(g: Pieces, artefact: Artefact): boolean {
  return SIDES.every((side) => !owns(g, side, artefact));
}

function grant(g: Pieces, side: Side, artefact: Artefact, rule: string): void {
  boardOf(g, side).artefacts.push(artefact);
  tellOf(g, side, rule, 'gotArtefact', { artefact: at(ARTEFACT_IDS, artefact) });
}

function areBuddhasAvailable(g: Pieces): boolean {
  const temple = placeOfTile(g, TEMPLE);
  return g.templeBuddhas > 0 && (temple === NONE || !isHaunted(g, temple));
}

/** GS-BUDDHA-2: no ghost and no Buddha there. */
export function canHoldBuddha(g: Pieces, space: (typeof SPACES)[number]): boolean {
  return isFree(g, space) && at(g.buddhas, space) === 0;
}
