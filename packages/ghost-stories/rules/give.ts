/** Things that the players share out among the living: rewards of incarnations and of families. */

import { again, at, become, done, frame, refuse } from '@jade/engine';
import { ALL_COLOURS, COLOURS, colourOf } from '../content/colours.ts';
import type { Side } from '../content/layout.ts';
import { SIDES } from '../content/layout.ts';
import type { Pieces } from '../state.ts';
import { boardOf } from '../state.ts';
import { decision } from './define.ts';
import { boardFrom, boardKey } from './keys.ts';
import type { StoneEffects } from './stones.ts';
import { gainCrystal } from './su-ling.ts';
import { isLiving, speaker } from './table.ts';
import { gainQi, gainTao, gainYinYang } from './tokens.ts';

/** `qi`, `yinYang`, `crystal`, or a Tao token by its colour. */
export type Gift = 'qi' | 'yinYang' | 'crystal' | (typeof COLOURS)[number];

interface Gifts {
  /** What is still to be given, the first first. */
  gifts: Gift[];
  rule: string;
}

/** GS-ABIL-15, WM-INC-9, WM-FAMILY-15: each part goes to a living Taoist; a part that cannot be given is lost. */
export const give = decision('give', frame<Gifts>(), {
  rule: 'GS-ABIL-15',
  decider: speaker,
  options: (g, f) => receivers(g, f.gifts[0]).map((side) => boardKey(g, side)),
  otherwise(_, f) {
    f.gifts.shift();
    return f.gifts.length > 0 ? again : done;
  },
  candidates: (g) => SIDES.map((side) => boardKey(g, side)),
  refusal(g, f, key) {
    if (!isLiving(g, boardFrom(g, key))) return refuse(f.rule, 'notLiving');
    return refuse('GS-COMP-6', 'hasYinYang');
  },
  prompt: (_, f) => ({ gift: f.gifts[0] ?? '' }),
  resolve(g, f, key) {
    const gift = f.gifts.shift();
    if (gift !== undefined) handOver(g, boardFrom(g, key), gift, f.rule);
    return f.gifts.length > 0 ? again : done;
  },
});

export const ONE_OF_EACH: readonly Gift[] = COLOURS;

function receivers(g: Pieces, gift: Gift | undefined): Side[] {
  if (gift === undefined || !isAvailable(g, gift)) return [];
  return SIDES.filter((side) => isLiving(g, side) && (gift !== 'yinYang' || !boardOf(g, side).yinYang));
}

function isAvailable(g: Pieces, gift: Gift): boolean {
  switch (gift) {
    case 'qi':
      return g.qi > 0;
    case 'crystal':
      return g.moon !== null && g.moon.crystals > 0;
    case 'yinYang':
      return true;
    default:
      return at(g.tao, at(ALL_COLOURS, colourOf(gift))) > 0;
  }
}

function handOver(g: Pieces, side: Side, gift: Gift, rule: string): void {
  if (gift === 'qi') gainQi(g, side, 1, rule);
  else if (gift === 'crystal') gainCrystal(g, side, rule);
  else if (gift === 'yinYang') gainYinYang(g, side, rule);
  else gainTao(g, side, colourOf(gift), rule);
}

export const GIFT_STONES = {
  'group-qi-and-yin-yang': () => become(give, { gifts: ['qi', 'yinYang'], rule: 'GS-ABIL-15' }),
  'group-crystal-and-yin-yang': () => become(give, { gifts: ['crystal', 'yinYang'], rule: 'WM-INC-9' }),
} satisfies StoneEffects;
