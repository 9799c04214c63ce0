/** Villagers on their stacks: how they flee, are devoured and die (rulebook chapters 15 and 16). */

import { at, become, call, done, frame, go, refuse, reveal, tell } from '@jade/engine';
import type { Place, Space } from '../content/layout.ts';
import { LINE, PLACES } from '../content/layout.ts';
import { LAST_VILLAGER, MOST_VILLAGERS } from '../content/numbers.ts';
import type { Villager } from '../content/villagers.ts';
import { FAMILIES, familyOf } from '../content/villagers.ts';
import type { Moon, Pieces, Table } from '../state.ts';
import { HIDDEN, moonOf, NONE } from '../state.ts';
import { procedure } from './define.ts';
import type { CurseEffects } from './families.ts';
import { familyCurse } from './families.ts';
import { villagerFrom, villagerKey } from './keys.ts';
import { loseQi } from './qi.ts';
import type { StoneEffects } from './stones.ts';
import { noteBadEvent } from './su-ling.ts';
import { endGame, isHaunted, spaceName, speaker, tileName } from './table.ts';

const NOBODY: readonly Villager[] = [];

/** The villagers of a place, the top one last; nobody without White Moon. */
export function stackAt(g: Pieces, place: Place): readonly Villager[] {
  return g.moon === null ? NOBODY : at(g.moon.stacks, place);
}

export function villagersAt(g: Table, place: Place): number {
  return g.moon === null ? 0 : at(g.moon.stacks, place).length;
}

export function hasVillagers(g: Table, place: Place): boolean {
  return villagersAt(g, place) > 0;
}

/** The villager on top of a place, as far as there is one that everybody has seen. */
export function topAt(g: Table, place: Place): Villager | null {
  const top = g.moon?.stacks[place]?.at(-1) ?? HIDDEN;
  return top === HIDDEN ? null : (top as Villager);
}

/** WM-VILLAGER-3: the golden rule. */
export function hasRoom(g: Table, place: Place): boolean {
  return villagersAt(g, place) < MOST_VILLAGERS;
}

export function placesWithVillagers(g: Table): Place[] {
  return PLACES.filter((place) => hasVillagers(g, place));
}

export function familyName(villager: Villager): string {
  return at(FAMILIES, familyOf(villager)).id;
}

/** Takes the top villager off a stack; the next one is turned up (WM-VILLAGER-2, WM-VILLAGER-7). */
export function takeTop(g: Pieces, place: Place): Villager {
  const moon = moonOf(g);
  const stack = at(moon.stacks, place);
  const villager = stack.pop();
  if (villager === undefined) throw new Error(`there is no villager at place ${place}`);
  turnUp(moon, place);
  return villager;
}

/** WM-VILLAGER-6: face up on top of the stack. */
export function putOnTop(g: Pieces, place: Place, villager: Villager): void {
  at(moonOf(g).stacks, place).push(villager);
}

function turnUp(moon: Moon, place: Place): void {
  const stack = at(moon.stacks, place);
  const top = stack[stack.length - 1];
  if (top === undefined || (moon.seen & (1 << top)) !== 0) return;
  reveal();
  moon.seen |= 1 << top;
}

/**
 * Kills so many villagers of a place from the top, for whatever reason (WM-DEATH-1). WM-DEATH-2, WM-DEATH-3: all go to the Graveyard first, their curses
 * come after (`mourn`). WM-END-1, WM-END-2, WM-DEATH-4, WM-DEATH-5: each is counted as it goes.
 */
export function slay(g: Pieces, place: Place, count: number): Villager[] {
  const moon = moonOf(g);
  const victims: Villager[] = [];
  for (let died = 0; died < count && g.ending === null; died++) {
    const villager = takeTop(g, place);
    victims.push(villager);
    moon.graveyard.push(villager);
    tell('WM-DEATH-2', 'villagerDied', {
      family: familyName(villager),
      // Two of a family look alike but are two: whoever mourns knows which one.
      member: villager,
      tile: tileName(g, place),
      count: moon.graveyard.length,
      limit: LAST_VILLAGER,
    });
    noteBadEvent(g);
    if (moon.graveyard.length >= LAST_VILLAGER) endGame(g, 'villagersKilled', 'WM-END-1');
  }
  return victims;
}

interface Mourning {
  /** Where they died: the tile they stood on (WM-FLIGHT-5). */
  place: Place;
  victims: Villager[];
  next: number;
}

/** WM-DEATH-3, WM-DEATH-5, MC-13: the curses of the dead, the top of the stack first, each to its end. */
export const mourn = procedure('mourn', frame<Mourning>(), {
  curse(_, f) {
    const villager = f.victims[f.next];
    if (villager === undefined) return done;
    f.next += 1;
    return call(familyCurse, { family: familyOf(villager), place: f.place });
  },
});

/** The first stack on the line of a space, as a step on that line; NONE if there is nobody. */
function firstStack(g: Table, space: Space): number {
  return at(LINE, space).findIndex((place) => hasVillagers(g, place));
}

/** WM-FLIGHT-1 to WM-FLIGHT-6 */
export const flight = procedure('flight', frame<{ space: Space }>(), {
  flee(g, f) {
    const step = firstStack(g, f.space);
    if (step === NONE) return done;
    const from = at(at(LINE, f.space), step);
    const to = at(LINE, f.space)[step + 1];
    if (to === undefined || isHaunted(g, to) || !hasRoom(g, to)) {
      const why = to === undefined ? 'outside' : isHaunted(g, to) ? 'haunted' : 'crowded';
      tell('WM-FLIGHT-3', 'flightFailed', { tile: tileName(g, from), why });
      return become(mourn, { place: from, victims: slay(g, from, 1), next: 0 });
    }
    const villager = takeTop(g, from);
    putOnTop(g, to, villager);
    tell('WM-FLIGHT-2', 'fled', { family: familyName(villager), tile: tileName(g, from), toTile: tileName(g, to) });
    return done;
  },
});

/** WM-DEVOUR-1, WM-DEVOUR-2, WM-DEVOUR-5 */
export const devour = procedure('devour', frame<{ space: Space }>(), {
  line(g, f) {
    const step = firstStack(g, f.space);
    if (step === NONE) return go('anyOther');
    const place = at(at(LINE, f.space), step);
    tell('WM-DEVOUR-1', 'devoured', { space: spaceName(f.space), tile: tileName(g, place) });
    return become(mourn, { place, victims: slay(g, place, 1), next: 0 });
  },

  anyOther: {
    rule: 'WM-DEVOUR-2',
    decider: speaker,
    options: (g) => placesWithVillagers(g).map((place) => villagerKey(g, place)),
    otherwise: (g) => become(loseQi, { side: g.active, rule: 'WM-DEVOUR-2' }),
    candidates: (g) => PLACES.map((place) => villagerKey(g, place)),
    refusal: () => refuse('WM-DEVOUR-2', 'nobodyThere'),
    resolve(g, f, key) {
      const place = villagerFrom(g, key);
      tell('WM-DEVOUR-2', 'devoured', { space: spaceName(f.space), tile: tileName(g, place) });
      return become(mourn, { place, victims: slay(g, place, 1), next: 0 });
    },
  },
});

/** WM-INC-2, WM-FAMILY-5: a top villager of the players' choice. WM-INC-11: nobody left, nothing happens. */
export const killOfChoice = procedure('killOfChoice', frame<{ rule: string }>(), {
  choose: {
    rule: 'WM-FAMILY-5',
    decider: speaker,
    options: (g) => placesWithVillagers(g).map((place) => villagerKey(g, place)),
    otherwise: () => done,
    candidates: (g) => PLACES.map((place) => villagerKey(g, place)),
    refusal: () => refuse('WM-VILLAGER-2', 'nobodyThere'),
    resolve(g, f, key) {
      const place = villagerFrom(g, key);
      tell(f.rule, 'chosenToDie', { tile: tileName(g, place) });
      return become(mourn, { place, victims: slay(g, place, 1), next: 0 });
    },
  },
});

export const VILLAGER_STONES = {
  devourer: (_, f) => become(devour, { space: f.space }), // WM-DEVOUR-1
  'devour-on-arrival': (_, f) => become(devour, { space: f.space }), // WM-DEVOUR-3, WM-DEVOUR-5
  'kill-villager-of-choice': () => become(killOfChoice, { rule: 'WM-INC-2' }),
} satisfies StoneEffects;

export const VILLAGER_CURSES = {
  'kill-villager-of-choice': () => become(killOfChoice, { rule: 'WM-FAMILY-5' }),
} satisfies CurseEffects;
