/** Choices that only White Moon asks for: villagers, Su-Ling, crystals, the Mystic Barrier, artefacts. */

import type { Frame } from '@jade/engine';
import { at } from '@jade/engine';
import type { Place } from '../content/layout.ts';
import { RECEPTACLE_BY, SPACES_OF } from '../content/layout.ts';
import type { Curse, Villager } from '../content/villagers.ts';
import { FAMILIES, familyOf } from '../content/villagers.ts';
import { placeFrom, sideFrom, spaceFrom } from '../rules/define.ts';
import { isLiving } from '../rules/table.ts';
import { stackAt } from '../rules/villagers.ts';
import type { GhostStories } from '../state.ts';
import { NONE } from '../state.ts';
import { afarWorth } from './beside.ts';
import type { Score } from './small.ts';
import { distance } from './stand.ts';
import { WEIGHTS as W } from './weights.ts';
import { qiGain, qiWorth } from './worth.ts';

/** What a death costs beside the villager. */
const CURSE_COST: Readonly<Record<Curse, number>> = {
  'remove-tao-green': 1,
  'remove-tao-red': 1,
  'remove-tao-yellow': 1,
  'remove-tao-blue': 1,
  'remove-tao-black': 1.5,
  'incarnation-enters': 25,
  'kill-villager-of-choice': 8,
  'haunt-villager-tile': 12,
  'summon-ghost': 8,
  'remove-bottom-card': 1,
  'lose-qi-of-choice': 7,
  'lay-down-active-taoist': 4,
  'roll-curse-haunts-villager-tile': 5,
};

function topOf(g: GhostStories, place: Place): Villager | undefined {
  return stackAt(g, place).at(-1);
}

function deathCost(g: GhostStories, place: Place): number {
  const top = topOf(g, place);
  return top === undefined ? 0 : CURSE_COST[at(FAMILIES, familyOf(top)).curse];
}

/** Who dies, when somebody must: the one whose curse is least, and who is farthest from the Portal. */
const victim: Score = ({ g }, key) => {
  const place = placeFrom(g, key);
  return -deathCost(g, place) + distance(place, g.moon?.portal ?? (4 as Place)) * W.nearPortal;
};

/** Who is saved: the other way round. */
const saved: Score = (scene, key, frame) => -victim(scene, key, frame);

/** Who comes along, and whether: only towards the Portal, and not out of it. */
const companion: Score = ({ g }, key, frame) => {
  if (key === 'alone' || g.moon === null) return 0;
  const from = placeFrom(g, key);
  const { to } = frame as Frame & { to: Place };
  return (distance(from, g.moon.portal) - distance(to, g.moon.portal)) * W.nearPortal * W.escort - 0.5;
};

const suLing: Score = (scene, key) => {
  if (key === 'stop' || scene.g.moon === null) return 0;
  const { g } = scene;
  const space = spaceFrom(key);
  const receptacle = at(RECEPTACLE_BY, space);
  const crystal = receptacle !== NONE && at(scene.g.moon.receptacles, receptacle) === 0 && scene.g.moon.crystals > 0;
  return at(scene.ghosts, space) * W.suLing + (crystal ? W.receptacle : 0) + (at(g.ghosts, space) === NONE ? 0 : 1);
};

/** In the Barrier a board is cleaned, or a crystal saves somebody. */
const barrier: Score = (scene, key, frame) => {
  if (key === 'pass') return 0;
  if (key !== 'roll') return W.saved;
  const side = (scene.g.active + (frame as Frame & { count: number }).count + 1) % SPACES_OF.length;
  let worth = 0;
  for (const space of at(SPACES_OF, side)) worth += at(scene.ghosts, space) * 0.6;
  return worth;
};

/** By the name of the decision. */
export const MOON: Readonly<Record<string, Score>> = {
  travel: companion,
  'devour.anyOther': victim,
  'killOfChoice.choose': victim,
  'start.save': saved,
  'placeSuLing.choose': suLing,
  'placeSuLing.crystal': (_, key) => (key === 'stop' ? 0 : W.receptacle),
  'barrier.board': barrier,
  'familyCurse.loseQi': ({ g }, key) => -qiWorth(g, sideFrom(g, key)),
  'familyReward.buddhas': (_, key) => (key === 'stop' ? 0 : W.setBuddha),
  useYinYang: (scene, key) => afarWorth(scene, placeFrom(scene.g, key)),
  'useArtefact.fireworks': (scene, key) => afarWorth(scene, placeFrom(scene.g, key)),
  'useArtefact.potion': ({ g }, key) => {
    if (!key.startsWith('taoist')) return 0;
    const side = sideFrom(g, key);
    return isLiving(g, side) ? qiGain(g, side) : W.revive;
  },
  'useArtefact.call': (_, key) => (key === 'stay' ? 1 : 0),
};
