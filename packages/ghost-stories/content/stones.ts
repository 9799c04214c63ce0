/** The stones of the cards as they are read: what each does, when, and by which rule (rulebook 4.5, 12, WM-ABIL-1). */

import { must } from '@jade/engine';
import type { Ability, Card } from './cards.ts';
import { ABILITIES, ghostOf } from './cards.ts';
import data from './ghost-stories.data.json';

/** When a stone speaks: once on arrival, in each Yin phase of its board, as long as the ghost is there, or when it falls. */
type Timing = 'arrival' | 'yin' | 'while' | 'exorcised';

export interface StoneText {
  readonly stone: 'left' | 'centre' | 'right';
  readonly ability: Ability;
  readonly timing: Timing;
  readonly rule: string;
}

/** The rule of each ability, and whether it lasts while the ghost is there. */
const PRINTED: ReadonlyMap<string, { readonly rule: string; readonly lasts: boolean }> = new Map(
  ABILITIES.map((ability) => {
    const found = data.abilities.find(({ id }) => id === ability);
    const { rules, lasts } = must(found, `the ability '${ability}'`);
    return [ability, { rule: must(rules[0], `a rule for '${ability}'`), lasts }];
  }),
);

function printed(ability: Ability) {
  return must(PRINTED.get(ability), ability);
}

export function ruleOf(ability: Ability): string {
  return printed(ability).rule;
}

/** All that the stones of a card do, from left to right. */
export function stonesOf(card: Card): StoneText[] {
  const { left, centre, right } = ghostOf(card);
  const say = (stone: StoneText['stone'], abilities: readonly Ability[], otherwise: Timing): StoneText[] =>
    abilities.map((ability) => {
      const { rule, lasts } = printed(ability);
      return { stone, ability, timing: stone !== 'right' && lasts ? 'while' : otherwise, rule };
    });
  return [...say('left', left, 'arrival'), ...say('centre', centre, 'yin'), ...say('right', right, 'exorcised')];
}
