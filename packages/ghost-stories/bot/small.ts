/** Small choices: the board at set-up, tokens, tiles that help, gifts, the Mantra, the wind of the Pavilion. */

import type { Frame } from '@jade/engine';
import { at } from '@jade/engine';
import type { Colour, ColourName } from '../content/colours.ts';
import { COLOURS } from '../content/colours.ts';
import type { Place, Space } from '../content/layout.ts';
import { ADJACENT, LINE, SIDES, SPACES } from '../content/layout.ts';
import { powerFrom } from '../rules/boards.ts';
import { colourFrom, placeFrom, sideFrom, spaceFrom } from '../rules/define.ts';
import { isLiving } from '../rules/table.ts';
import { boardOf, NONE } from '../state.ts';
import { beatWorth, circleWorth, restoredWorth, schoolWorth } from './helps.ts';
import { plainOdds } from './strike.ts';
import { WEIGHTS as W } from './weights.ts';
import { windWorth } from './wind.ts';
import type { Scene } from './worth.ts';
import { qiGain, tokenWorth } from './worth.ts';

/** How good a small choice looks. `frame` is the decision's own. */
export type Score = (scene: Scene, key: string, frame: Frame) => number;

const gained: Score = (scene, key) => {
  const colour = colourFrom(key);
  return tokenWorth(scene, colour, at(boardOf(scene.g, scene.side).tao, colour));
};

const lost: Score = (scene, key) => {
  const colour = colourFrom(key);
  return -tokenWorth(scene, colour, at(boardOf(scene.g, scene.side).tao, colour) - 1);
};

/** What the Mantra does for those who can come to a ghost, with what it does for the ghost it lies on. */
function mantraWorth(scene: Scene, space: Space): number {
  const { g } = scene;
  const front = at(at(LINE, space), 0);
  const lies = g.mantra === space ? 1 : 0;
  let best = 0;
  for (const side of SIDES) {
    if (!isLiving(g, side)) continue;
    const stands = boardOf(g, side).place as Place;
    const near = stands === front || at(ADJACENT, front).includes(stands) ? (side === g.active ? 1.5 : 1) : 0.4;
    const gain = plainOdds(scene, side, front, space, 1 - lies) - plainOdds(scene, side, front, space, -lies);
    best = Math.max(best, gain * near);
  }
  return best * at(scene.ghosts, space);
}

/** By how much the best other ghost would be better for the Mantra than where it lies. */
export function mantraGain(scene: Scene): number {
  const { g } = scene;
  const now = g.mantra === NONE ? 0 : mantraWorth(scene, g.mantra as Space) + W.mantra;
  let best = 0;
  for (const space of SPACES) {
    if (at(g.ghosts, space) !== NONE && space !== g.mantra) best = Math.max(best, mantraWorth(scene, space));
  }
  return best - now;
}

/** The best wind that starts from a space. */
function bestWindFrom(scene: Scene, from: Space): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const to of SPACES) {
    if (at(scene.g.ghosts, to) === NONE) best = Math.max(best, windWorth(scene, from, to));
  }
  return best;
}

const gift: Score = (scene, key, frame) => {
  const { g } = scene;
  const [what] = (frame as Frame & { gifts: string[] }).gifts;
  const side = sideFrom(g, key);
  const colour = COLOURS.indexOf(what as ColourName);
  if (what === 'qi') return qiGain(g, side);
  if (colour >= 0) return tokenWorth(scene, colour as Colour, at(boardOf(g, side).tao, colour));
  return -((side - g.active + SIDES.length) % SIDES.length);
};

/** By the name of the decision. */
export const SMALL: Readonly<Record<string, Score>> = {
  chooseBoard: (_, key) => W.boards[powerFrom(key)],
  takeTao: gained,
  'help.anyHerb': gained,
  'exorcise.claw': (scene, key, frame) => (key === 'stop' ? 0 : gained(scene, key, frame)),
  groupLoseTao: lost,
  qiOrYinYang: ({ g, side }, key) => (key === 'qi' ? qiGain(g, side) : W.yinYang),
  give: gift,
  'exorcise.consent': (_, key) => (key === 'agree' ? 10 : 0),
  'help.circle': (scene, key) => circleWorth(scene, colourFrom(key)),
  'help.cemetery': (_, key) => (key.startsWith('taoist') ? 10 : 0),
  'help.altar': (scene, key) => restoredWorth(scene, placeFrom(scene.g, key)),
  'help.hutGhost': (scene, key) => at(scene.ghosts, spaceFrom(key)),
  'help.watchman': (scene, key) => beatWorth(scene, sideFrom(scene.g, key)),
  'help.school': (scene, key) => schoolWorth(scene, colourFrom(key)),
  'pavilion.ghost': (scene, key) => bestWindFrom(scene, spaceFrom(key)),
  'pavilion.space': (scene, key, frame) => windWorth(scene, (frame as Frame & { space: Space }).space, spaceFrom(key)),
  'pavilion.carry': (_, key) => (key === 'stop' ? 5 : 0),
  placeMantra: (scene, key) => mantraWorth(scene, spaceFrom(key)),
};
