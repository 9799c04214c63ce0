/** What the stones of a ghost do: each word of the cards is an effect of the chapter it belongs to (rulebook 4.5, 12, WM-ABIL-1). */

import type { Flow, Params } from '@jade/engine';
import { done, frame, tell } from '@jade/engine';
import type { Ability, Card } from '../content/cards.ts';
import { ghostOf } from '../content/cards.ts';
import type { Space } from '../content/layout.ts';
import type { GhostStories } from '../state.ts';
import { procedure } from './define.ts';
import { effects } from './effects.ts';
import { isLiving, spaceName } from './table.ts';

export interface Stone {
  card: Card;
  /** Where the ghost is, or was when it was exorcised (GS-CURSE-2). */
  space: Space;
  ability: Ability;
  /** The rule by which the stone acts now. */
  rule: string;
}

/** `told` is what the chronicle says of any stone: ghost, space, ability. */
type StoneEffect = (g: GhostStories, f: Stone, told: Params) => Flow<never>;
/** What one chapter has to say about stones. */
export type StoneEffects = { readonly [ability in Ability]?: StoneEffect };

export const STONES = effects<Ability, StoneEffect>();

/** GS-TURN-10, GS-ABIL-14: rewards for the active player alone are lost when that Taoist is dead. */
const FOR_THE_ACTIVE: readonly Ability[] = ['gain-tao-1', 'gain-tao-2', 'gain-qi-or-yin-yang', 'gain-crystal'];

export const stone = procedure('stone', frame<Stone>(), {
  act(g, f) {
    const told = { ghost: ghostOf(f.card).id, space: spaceName(f.space), ability: f.ability };
    if (FOR_THE_ACTIVE.includes(f.ability) && !isLiving(g, g.active)) {
      tell('GS-TURN-10', 'rewardLost', told);
      return done;
    }
    tell(f.rule, 'stone', told);
    return STONES.of(f.ability)(g, f, told);
  },
});
