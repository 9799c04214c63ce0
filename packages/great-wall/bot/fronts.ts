/** What a Soldier is worth on a Vital Spot, in a Firing Spot or at rest, in Honour. */

import { at } from '@jade/engine';
import { HONOUR } from '../content/board.ts';
import { listOf } from '../content/effects.ts';
import type { HordeType } from '../content/hordes.ts';
import { hasFlag } from '../content/hordes.ts';
import type { Section, Slot } from '../content/terms.ts';
import { ROWS, rowOf, sectionOf, slotAt } from '../content/terms.ts';
import { aimOf } from '../rules/keys.ts';
import { freeFiringSpots } from '../rules/soldiers.ts';
import { hordeIn, hordesIn, isOpen, ownerOn, sectionsInPlay } from '../rules/spots.ts';
import type { Faction, GreatWall } from '../state.ts';
import { FIRST_SOLDIER, spotAt, VACANT } from '../state.ts';
import { GUESSES } from './guesses.ts';
import { habitsOf } from './habits.ts';
import { bestEscort, provoked } from './requests.ts';
import { breachChance } from './soldiers.ts';
import { timeLeft } from './stores.ts';

interface Reward {
  readonly honour: number;
  readonly resources: number;
  readonly tactics: number;
}

const REWARDS = new Map<string, Reward>();

function rewardOf(id: string): Reward {
  const known = REWARDS.get(id);
  if (known !== undefined) return known;
  const reward = { honour: 0, resources: 0, tactics: 0 };
  for (const op of listOf(id)) {
    if (op.op === 'honor') reward.honour += Number(op.n);
    else if (op.op === 'gain') reward.resources += Number(op.n);
    else if (op.op === 'drawTactic') reward.tactics += Number(op.n);
  }
  REWARDS.set(id, reward);
  return reward;
}

/** The reward of one Vital Spot. */
function rewardWorth(g: GreatWall, type: HordeType, spot: number): number {
  const { honour, resources, tactics } = rewardOf(at(type.rewards, spot));
  const { gathered, tactic } = habitsOf(g);
  return honour + resources * gathered + tactics * tactic;
}

/** Who stands on a Horde: spots left, own ones, and those of the strongest other faction. */
function standing(g: GreatWall, slot: Slot, type: HordeType, seat: Faction) {
  let vacant = 0;
  let own = 0;
  const others = [0, 0, 0, 0, 0, 0];
  let rival = 0;
  for (let spot = 0; spot < type.cells.length; spot++) {
    const code = spotAt(g, slot, spot);
    if (code === VACANT) vacant += 1;
    else if (code >= FIRST_SOLDIER) {
      const owner = ownerOn(code);
      if (owner === seat) own += 1;
      else {
        others[owner] = at(others, owner) + 1;
        rival = Math.max(rival, at(others, owner));
      }
    }
  }
  return { vacant, own, rival };
}

/** How likely a Horde is Defeated while it still matters. */
function defeatChance(g: GreatWall, slot: Slot, vacant: number): number {
  if (vacant === 0) return 1;
  const { late, surest, row } = GUESSES.defeat;
  const haste = 1 - late * (1 - timeLeft(g));
  return Math.min(surest, habitsOf(g).nextSpot * haste) ** vacant * (1 - row * rowOf(slot));
}

/** How likely the card is claimed with so many spots covered. */
function claimChance(own: number, rival: number, vacant: number): number {
  if (own === 0) return 0;
  const lead = own - rival;
  if (lead <= 0) return vacant === 0 ? 0 : GUESSES.claim.behind;
  const { ahead } = GUESSES.claim;
  return lead > vacant ? 1 : ahead + ((1 - ahead) * lead) / (vacant + 1);
}

/** What so many spots more for the own Soldiers on a Horde bring, beside the rewards of these spots. */
function footholdWorth(g: GreatWall, seat: Faction, slot: Slot, type: HordeType, spots: number): number {
  const { vacant, own, rival } = standing(g, slot, type, seat);
  const { claim, spared } = habitsOf(g);
  const relief = habitsOf(g).relief + provoked(g);
  const left = vacant - spots;
  const after = defeatChance(g, slot, left);
  const before = defeatChance(g, slot, vacant);
  let worth =
    (type.honour + claim) * (after * claimChance(own + spots, rival, left) - before * claimChance(own, rival, vacant));
  worth += HONOUR.defeatParticipant * (own === 0 ? after : after - before) + relief * (after - before);
  // GW-BREACH-1: a Soldier on the card spares its owner the Shame.
  return own === 0 ? worth + breachChance(g, sectionOf(slot)) * spared : worth;
}

/** What a Wound on a Horde brings to the player who puts it. */
function woundWorth(g: GreatWall, seat: Faction, slot: Slot, spot: number): number {
  const horde = hordeIn(g, slot);
  if (horde === null) return 0;
  const { type } = horde;
  const { vacant, own, rival } = standing(g, slot, type, seat);
  const after = defeatChance(g, slot, vacant - 1);
  const before = defeatChance(g, slot, vacant);
  const prize = type.honour + habitsOf(g).claim;
  const claimed = after * claimChance(own, rival, vacant - 1) - before * claimChance(own, rival, vacant);
  // A Wound takes the spot's reward from whoever would have covered it.
  return (
    prize * claimed +
    (HONOUR.defeatParticipant + habitsOf(g).relief + provoked(g)) * (after - before) -
    GUESSES.wound.spoiltReward * rewardWorth(g, type, spot)
  );
}

/** What the target that a key names is worth. */
export function aimWorth(g: GreatWall, seat: Faction, key: string, wound: boolean): number {
  const { slot, cells } = aimOf(key);
  const type = hordeIn(g, slot)?.type;
  if (type === undefined) return 0;
  const spots = cells.map((cell) => type.cells.indexOf(cell));
  if (wound) return woundWorth(g, seat, slot, at(spots, 0));
  let worth = footholdWorth(g, seat, slot, type, spots.length);
  for (const spot of spots) worth += rewardWorth(g, type, spot);
  return worth;
}

/** The best that a Spearman could do now. */
export function spearmanWorth(g: GreatWall, seat: Faction): number {
  let best = habitsOf(g).soldierAtRest * timeLeft(g) + bestEscort(g);
  for (const section of sectionsInPlay(g)) {
    const slot = slotAt(section, 0);
    const type = hordeIn(g, slot)?.type;
    if (type === undefined) continue;
    let reward = -1;
    for (let spot = 0; spot < type.cells.length; spot++)
      if (spotAt(g, slot, spot) === VACANT) reward = Math.max(reward, rewardWorth(g, type, spot));
    if (reward >= 0) best = Math.max(best, reward + footholdWorth(g, seat, slot, type, 1));
  }
  return best;
}

/** The best that a Horseman could do now. */
export function horsemanWorth(g: GreatWall, seat: Faction): number {
  let best = habitsOf(g).soldierAtRest * timeLeft(g) + bestEscort(g);
  for (const section of sectionsInPlay(g)) {
    for (let row = 0; row < ROWS; row++) {
      const slot = slotAt(section, row);
      const horde = hordeIn(g, slot);
      if (horde === null) break;
      const { type } = horde;
      if (!isOpen(horde, slot) || hasFlag(type, 'noHorsemen')) continue;
      let reward = -1;
      for (const [a, b] of type.pairs) {
        if (spotAt(g, slot, a) !== VACANT || spotAt(g, slot, b) !== VACANT) continue;
        reward = Math.max(reward, rewardWorth(g, type, a) + rewardWorth(g, type, b));
      }
      if (reward >= 0) best = Math.max(best, reward + footholdWorth(g, seat, slot, type, 2));
    }
  }
  return best;
}

/** An Archer wounds now and in every Winter that is left, and is paid for every Horde Defeated before it. */
export function archerWorth(g: GreatWall): number {
  let best = GUESSES.firing.least + bestEscort(g);
  for (const section of sectionsInPlay(g)) best = Math.max(best, firingWorth(g, section));
  return best;
}

export function firingWorth(g: GreatWall, section: Section): number {
  if (freeFiringSpots(g, section) <= 0) return 0;
  const { target, targetPerHorde, now, later, breach } = GUESSES.firing;
  const targets = Math.min(1, target + targetPerHorde * hordesIn(g, section));
  return habitsOf(g).archerOnWall * (now + later * timeLeft(g)) * targets * (1 - breach * breachChance(g, section));
}
