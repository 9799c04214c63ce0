/** Choices that only White Moon asks for: villagers, Su-Ling, crystals, the Mystic Barrier, the families. */

import { at, measureAt, STOP } from '@jade/engine';
import type { Place } from '../content/layout.ts';
import { RECEPTACLE_BY, SPACES_OF } from '../content/layout.ts';
import type { Villager } from '../content/villagers.ts';
import { FAMILIES, familyOf } from '../content/villagers.ts';
import { barrier } from '../rules/barrier.ts';
import { familyCurse, familyReward } from '../rules/families.ts';
import { ALONE, boardFrom, bringFrom, PASS, ROLL, SPACE_KEYS, villagerFrom } from '../rules/keys.ts';
import { start } from '../rules/start.ts';
import { placeSuLing } from '../rules/su-ling.ts';
import { travel } from '../rules/travel.ts';
import { devour, killOfChoice, stackAt } from '../rules/villagers.ts';
import type { GhostStories } from '../state.ts';
import { NONE } from '../state.ts';
import type { Judged, Score } from './judge.ts';
import { each, judgeOf, judges } from './judge.ts';
import { WEIGHTS as W } from './policy-weights.ts';
import { distance } from './stand.ts';
import { qiWorth } from './worth.ts';

function topOf(g: GhostStories, place: Place): Villager | undefined {
  return stackAt(g, place).at(-1);
}

function deathCost(g: GhostStories, place: Place): number {
  const top = topOf(g, place);
  return top === undefined ? 0 : W.deaths[at(FAMILIES, familyOf(top)).curse];
}

/** Who dies, when somebody must: the one whose curse is least, and who is farthest from the Portal. */
const victim: Score = ({ g }, key) => {
  const place = villagerFrom(g, key);
  return -deathCost(g, place) + distance(place, g.moon?.portal ?? (4 as Place)) * W.nearPortal;
};

/** Who is saved: the other way round. */
const saved: Score = (scene, key, frame) => -victim(scene, key, frame);

/** Who comes along, and whether: only towards the Portal, and not out of it. */
const companion: Score<{ to: Place }> = ({ g }, key, { to }) => {
  if (key === ALONE || g.moon === null) return 0;
  const from = bringFrom(g, key);
  return (distance(from, g.moon.portal) - distance(to, g.moon.portal)) * W.nearPortal * W.escort - W.escortEffort;
};

const suLing: Score = (scene, key) => {
  if (key === STOP || scene.g.moon === null) return 0;
  const { g } = scene;
  const space = SPACE_KEYS.index(key);
  const receptacle = at(RECEPTACLE_BY, space);
  const crystal = receptacle !== NONE && at(scene.g.moon.receptacles, receptacle) === 0 && scene.g.moon.crystals > 0;
  return (
    measureAt(scene.ghosts, space) * W.suLing + (crystal ? W.receptacle : 0) + (at(g.ghosts, space) === NONE ? 0 : 1)
  );
};

/** In the Barrier a board is cleaned, or a crystal saves somebody. */
const inBarrier: Score<{ count: number }> = (scene, key, { count }) => {
  if (key === PASS) return 0;
  if (key !== ROLL) return W.saved;
  const side = (scene.g.active + count + 1) % SPACES_OF.length;
  let worth = 0;
  for (const space of at(SPACES_OF, side)) worth += measureAt(scene.ghosts, space) * W.barrierRoll;
  return worth;
};

export const MOON_JUDGES: readonly Judged[] = [
  judgeOf(travel, each(companion)),
  ...judges(devour, { anyOther: each(victim) }),
  ...judges(killOfChoice, { choose: each(victim) }),
  ...judges(start, { save: each(saved) }),
  ...judges(placeSuLing, { choose: each(suLing), crystal: each((_, key) => (key === STOP ? 0 : W.receptacle)) }),
  ...judges(barrier, { board: each(inBarrier) }),
  ...judges(familyCurse, { loseQi: each(({ g }, key) => -qiWorth(g, boardFrom(g, key))) }),
  ...judges(familyReward, { buddhas: each((_, key) => (key === STOP ? 0 : W.setBuddha)) }),
];
