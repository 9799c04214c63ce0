/**
 * A player with a purpose. Busy players stumble over most of the Emperor's Requests, but nobody leaves a Soldier waiting in every
 * Section for the escort, or strikes down a Horde in each Section within one Year, without wanting to. An eager one recruits,
 * sends its Soldiers where they are missing, and pays. It knows its options and what its seat sees, nothing else.
 */

import type { Stream } from '@jade/engine';
import { at, below } from '@jade/engine';
import { BARRACKS, SLOTS } from '../content/board.ts';
import type { Section, Slot } from '../content/terms.ts';
import { ALL_SOLDIERS, rowOf, sectionOf, slotAt } from '../content/terms.ts';
import { strike } from '../rules/attack.ts';
import { attackWith, woundEffect } from '../rules/attack-effects.ts';
import { chooseCommand } from '../rules/autumn.ts';
import { moving } from '../rules/clerks.ts';
import { aimOf, FIRING, PAID, REST, STOP, TO } from '../rules/keys.ts';
import { adjust } from '../rules/payment.ts';
import { donate, upgrade } from '../rules/production.ts';
import { recruitment } from '../rules/recruit.ts';
import { receiveShame } from '../rules/shame.ts';
import { vacantSpots } from '../rules/spots.ts';
import type { WallView } from '../view.ts';

/** Now and then it does anything, so that no two games are alike. */
const WHIM = 25;

/** The option it wants most of a decision, one of them where several are as good. */
export function eagerChoice(decision: string, options: readonly string[], seen: WallView, random: Stream): string {
  if (below(random, WHIM) === 0) return at(options, below(random, options.length));
  const wish = WISHES[decision] ?? ratherSomething;
  const desires = options.map((key) => wish(key, seen));
  const most = Math.max(...desires);
  const best = options.filter((_, index) => desires[index] === most);
  return at(best, below(random, best.length));
}

type Wish = (key: string, seen: WallView) => number;

const IDLE = [STOP, 'pass', 'no'];
const ratherSomething: Wish = (key) => (IDLE.includes(key) ? 0 : 1);
const ratherNothing: Wish = (key) => (key === STOP ? 1 : 0);

/** The later in the list, the more it is wanted. */
function inOrder(...keys: string[]): Wish {
  return (key) => keys.indexOf(key);
}

const WISHES: Readonly<Record<string, Wish>> = {
  [chooseCommand.start]: inOrder('command:economy', 'command:attackOrder', 'command:despotism', 'command:conscription'),
  [moving.steps.origin]: inOrder(STOP, 'from:pool'),
  [moving.steps.destination]: liveliness,
  [recruitment.steps.choose]: inOrder(STOP, 'recruit:spearman', 'recruit:archer', 'recruit:horseman'),
  [strike.steps.target]: missing,
  [strike.steps.wound]: missing,
  [woundEffect.steps.spot]: missing,
  [attackWith.steps.soldier]: (key, seen) => (wantsEscort(seen) ? ratherNothing : ratherSomething)(key, seen),
  // Soldiers and resources are for the war.
  [upgrade.steps.choose]: ratherNothing,
  [donate.steps.choose]: ratherNothing,
  [receiveShame.steps.choose]: inOrder('shame:horseman', 'buyOff'),
  [adjust.start]: inOrder(PAID),
};

/** Locations with slots bring Soldiers and what they cost: the fuller one is, the sooner it is activated. */
function liveliness(key: string, seen: WallView): number {
  const location = TO.index(key);
  if (at(SLOTS.side3, location) === 0) return 0;
  const clerks = seen.clans.reduce((sum, clan) => sum + at(clan.at, location), 0);
  return 1 + clerks + (location === BARRACKS ? 0.5 : 0);
}

/** Where a Soldier or a Wound is missing: at rest for the escort, or on the Horde that is nearest to its end. */
function missing(key: string, seen: WallView): number {
  if (key === STOP) return 0;
  if (REST.has(key)) return wantsEscort(seen) && !isManned(seen, REST.index(key)) ? 100 : 0;
  const slot = FIRING.has(key) ? slotAt(FIRING.index(key), 0) : aimOf(key).slot;
  return ripeness(seen, slot);
}

function wantsEscort(seen: WallView): boolean {
  return seen.requests.includes('royal-escort');
}

/** Whether a Soldier of anybody rests in a Section. */
function isManned(seen: WallView, section: Section): boolean {
  return seen.clans.some(({ rest }) => ALL_SOLDIERS.some((kind) => at(rest, section * 3 + kind) > 0));
}

/** One Horde in each Section: where one fell this Year there is time. */
function ripeness(seen: WallView, slot: Slot): number {
  const fell = (seen.defeatedIn & (1 << sectionOf(slot))) !== 0;
  return (fell ? 20 : 40) - vacantSpots(seen, slot) - rowOf(slot);
}
