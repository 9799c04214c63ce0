/** Tokens, Qi and Yin-Yang: what to take, what to give up, whom to give it. */

import { at, STOP } from '@jade/engine';
import type { Colour, ColourName } from '../content/colours.ts';
import { COLOURS } from '../content/colours.ts';
import { SIDES } from '../content/layout.ts';
import { exorcise } from '../rules/exorcise.ts';
import type { Gift } from '../rules/give.ts';
import { give } from '../rules/give.ts';
import { help } from '../rules/help.ts';
import { AGREE, boardFrom, QI, TAO_KEYS } from '../rules/keys.ts';
import { groupLoseTao, qiOrYinYang, takeTao } from '../rules/tokens.ts';
import { boardOf } from '../state.ts';
import type { Judged, Score } from './judge.ts';
import { each, judgeOf, judges } from './judge.ts';
import { SURE, WEIGHTS as W } from './policy-weights.ts';
import { qiGain, tokenWorth } from './worth.ts';

const gained: Score = (scene, key) => {
  const colour = TAO_KEYS.index(key);
  return tokenWorth(scene, colour, at(boardOf(scene.g, scene.side).tao, colour));
};

const lost: Score = (scene, key) => {
  const colour = TAO_KEYS.index(key);
  return -tokenWorth(scene, colour, at(boardOf(scene.g, scene.side).tao, colour) - 1);
};

const gift: Score<{ gifts: readonly Gift[] }> = (scene, key, { gifts: [what] }) => {
  const { g } = scene;
  const side = boardFrom(g, key);
  const colour = COLOURS.indexOf(what as ColourName);
  if (what === 'qi') return qiGain(g, side);
  if (colour >= 0) return tokenWorth(scene, colour as Colour, at(boardOf(g, side).tao, colour));
  return -((side - g.active + SIDES.length) % SIDES.length);
};

export const TOKEN_JUDGES: readonly Judged[] = [
  judgeOf(takeTao, each(gained)),
  judgeOf(groupLoseTao, each(lost)),
  judgeOf(
    qiOrYinYang,
    each(({ g, side }, key) => (key === QI ? qiGain(g, side) : W.yinYang)),
  ),
  judgeOf(give, each(gift)),
  ...judges(help, { anyHerb: each(gained) }),
  ...judges(exorcise, {
    claw: each((scene, key, frame) => (key === STOP ? 0 : gained(scene, key, frame))),
    consent: each((_, key) => (key === AGREE ? SURE : 0)),
  }),
];
