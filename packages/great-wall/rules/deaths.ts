/** Killing and saving (GW-KILL-1 to GW-KILL-6, GW-BREACH-2 to GW-BREACH-5). GW-KILL-4: all deaths of one Defeated Horde, or of one Breach, are one event. */

import { at, call, done, frame, frameIn, go, refuse, tell } from '@jade/engine';
import { SAVE_PRICE } from '../content/board.ts';
import { MOST_SPOTS } from '../content/hordes.ts';
import type { Section, Slot, Soldier } from '../content/terms.ts';
import { ARCHER, CHI, ROWS, SECTIONS, SOLDIERS, SPEARMAN, slotAt } from '../content/terms.ts';
import type { Faction, GreatWall, Position, Table } from '../state.ts';
import { clanOf, isAsked, isPlayer, isQin, isReed, nameOf, spotAt, VACANT, WOUND } from '../state.ts';
import { procedure } from './define.ts';
import { aimOf, cellKey, SLOT, STOP, savedOn, saveKey, spotName } from './keys.ts';
import { amountOf, flagged, lethality, modified } from './modifiers.ts';
import { printedLethality } from './seasons.ts';
import { columnsFirst, hasSoldierOn, hordeIn, kindOn, soldiersOn, takeSoldier } from './spots.ts';
import { deciderFor, has, overlord, pay, teaOrder } from './treasury.ts';
import type { Effects } from './vocabulary.ts';
import { countIn, happened } from './window.ts';

/** A Soldier about to die: where it stands, or -1 for an Archer in a Firing Spot. */
export interface Doomed {
  who: Faction;
  slot: Slot | -1;
  spot: number;
}

interface Deaths {
  section: Section;
  /** The Defeated Horde, -1 in a Breach, where all Hordes of the Section kill. */
  slot: Slot | -1;
  order: Faction[];
  /** Progress of naming: faction times rows plus row. */
  progress: number;
  doomed: Doomed[];
  /** How many more the present faction must name on the present card. */
  toName: number;
  /** Whose saving it is. */
  turn: number;
  /** By faction: killed in this event, and saved for Chi (or the free first one). */
  killed: number[];
  saved: number[];
}

export function newDeaths(section: Section, slot: Slot | -1): Deaths {
  return { section, slot, order: [], progress: 0, doomed: [], toName: 0, turn: 0, killed: [], saved: [] };
}

/** The doomed Soldiers of a faction in an event. */
export function doomedOf(event: Deaths, who: Faction): Doomed[] {
  return event.doomed.filter((one) => one.who === who);
}

export const deaths = procedure('deaths', frame<Deaths>(), {
  begin(g, f) {
    f.order = teaOrder(g);
    f.killed = g.clans.map(() => 0);
    f.saved = g.clans.map(() => 0);
    return go('name');
  },

  // GW-KILL-1: each faction on each card, in Tea order, the Reed Clan too (GW-2P-21).
  name(g, f) {
    const deadly = lethality(g, printedLethality(g), f.slot < 0);
    while (f.progress < f.order.length * ROWS) {
      f.progress += f.slot >= 0 ? ROWS : 1;
      const { who, slot } = naming(f);
      if (!hasSoldierOn(g, slot, who)) continue;
      const standing = soldiersOn(g, slot, who);
      const number = Math.min(standing.length, deadly);
      const choice = standing.length > number && isWorthAsking(g, f, slot, standing);
      if (choice && !isAutomatic(g, who)) {
        f.toName = number;
        return go('choose');
      }
      const first = isAutomatic(g, who) ? columnsFirst(g, slot, standing) : standing;
      for (const spot of first.slice(0, number)) f.doomed.push({ who, slot, spot });
    }
    return go('archers');
  },

  choose: {
    rule: 'GW-KILL-1',
    decider: (g, f) => deciderFor(g, naming(f).who),
    options(g, f) {
      const { who, slot } = naming(f);
      const { type } = hordeIn(g, slot) as NonNullable<ReturnType<typeof hordeIn>>;
      return soldiersOn(g, slot, who)
        .filter((spot) => !f.doomed.some((one) => one.slot === slot && one.spot === spot))
        .map((spot) => cellKey(slot, at(type.cells, spot)));
    },
    prompt: (g, f) => ({ left: f.toName, ofSeat: nameOf(g, naming(f).who) }),
    resolve(g, f, key) {
      const { slot, cells } = aimOf(key);
      const { type } = hordeIn(g, slot) as NonNullable<ReturnType<typeof hordeIn>>;
      f.doomed.push({ who: naming(f).who, slot, spot: type.cells.indexOf(at(cells, 0)) });
      f.toName -= 1;
      return f.toName > 0 ? go('choose') : go('name');
    },
  },

  // GW-BREACH-4
  archers(g, f) {
    if (f.slot < 0) {
      for (const who of f.order) {
        const archers = at(clanOf(g, who).firing, f.section);
        for (let count = 0; count < archers; count++) f.doomed.push({ who, slot: -1, spot: -1 });
      }
    }
    if (f.doomed.length === 0) return done;
    for (const { who, slot, spot } of f.doomed) report(g, f, 'GW-KILL-6', 'doomed', { who, slot, spot });
    return happened(g, 'soldiersKilled', { section: f.section, slot: f.slot }, 'save');
  },

  // GW-KILL-3, GW-KILL-6
  save(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) return go('kill');
    if (isPlayer(g, who) && doomedOf(f, who).length > 0 && isAsked(g, savable(g, f, who).length > 0)) return go('pay');
    f.turn += 1;
    return go('save');
  },

  // Deliberate: what a player can pay is secret.
  pay: {
    rule: 'GW-KILL-3',
    deliberate: true,
    decider: (_, f) => at(f.order, f.turn),
    options: (g, f) => [...savable(g, f, at(f.order, f.turn)), STOP],
    candidates: (g, f) => [...new Set(doomedOf(f, at(f.order, f.turn)).map((one) => keyOf(g, one))), STOP],
    refusal: (g, f, key) =>
      refuse('GW-KILL-3', 'saveTooDear', { chi: savePrice(g, f, find(g, f, at(f.order, f.turn), key)) }),
    prompt: (_, f) => ({ doomed: doomedOf(f, at(f.order, f.turn)).length }),
    concerns: (g, f, key) =>
      key === STOP ? [] : doomedOf(f, at(f.order, f.turn)).flatMap((one) => standsOn(g, one, key)),
    resolve(g, f, key) {
      const who = at(f.order, f.turn);
      if (key === STOP) {
        f.turn += 1;
        return go('save');
      }
      const one = find(g, f, who, key);
      pay(g, who, CHI, savePrice(g, f, one), 'GW-KILL-3');
      f.saved[who] = at(f.saved, who) + 1;
      rescue(g, f, one, 'GW-KILL-3');
      return go('save');
    },
  },

  kill(g, f) {
    for (const one of f.doomed) {
      const clan = clanOf(g, one.who);
      const kind = kindOf(g, one.slot, one.spot);
      report(g, f, 'GW-KILL-2', 'killed', one);
      leave(g, f, one);
      clan.pool[kind] = at(clan.pool, kind) + 1; // GW-KILL-2
      f.killed[one.who] = at(f.killed, one.who) + 1;
    }
    f.doomed = [];
    f.turn = 0;
    return go('after');
  },

  /** The abilities that wait for the saving: one window for each player who lost somebody. */
  after(g, f) {
    const who = f.order[f.turn];
    if (who === undefined) return done;
    f.turn += 1;
    const n = at(f.killed, who);
    if (n === 0 || !isPlayer(g, who)) return go('after');
    return happened(g, 'soldiersKilled', { by: who, section: f.section, slot: f.slot, n, after: true }, 'after');
  },
});

/** Whose Soldiers on which card are being named. */
function naming(f: Deaths): { who: Faction; slot: Slot } {
  const done = f.progress - (f.slot >= 0 ? ROWS : 1);
  return {
    who: at(f.order, Math.floor(done / ROWS)),
    slot: f.slot >= 0 ? (f.slot as Slot) : slotAt(f.section, done % ROWS),
  };
}

/** On a Defeated Horde all spots are cleared, so there only the kind of Soldier makes a difference. */
function isWorthAsking(g: GreatWall, f: Deaths, slot: Slot, spots: readonly number[]): boolean {
  if (f.slot < 0) return true;
  const kinds = new Set(spots.map((spot) => kindOf(g, slot, spot)));
  return kinds.size > 1;
}

/** GW-SOLO-43 */
function isAutomatic(g: GreatWall, who: Faction): boolean {
  return isQin(g, who) || (isReed(g, who) && isQin(g, overlord(g)));
}

function kindOf(g: Table, slot: Slot | -1, spot: number): Soldier {
  return slot < 0 ? ARCHER : kindOn(at(g.spots, slot * MOST_SPOTS + spot));
}

/** A Soldier leaves its place; GW-KILL-5, GW-BREACH-3: on a Horde that is not Defeated it leaves Wounds. */
function leave(g: GreatWall, f: Deaths, { who, slot, spot }: Doomed): void {
  if (slot < 0) {
    const { firing } = clanOf(g, who);
    firing[f.section] = at(firing, f.section) - 1;
  } else takeSoldier(g, slot as Slot, spot, f.slot < 0 ? WOUND : VACANT);
}

/** GW-KILL-3: to the Rest Zone of its Section; it does not count as Killed. */
function rescue(g: GreatWall, f: Deaths, one: Doomed, rule: string): void {
  const kind = kindOf(g, one.slot, one.spot);
  const { rest } = clanOf(g, one.who);
  f.doomed.splice(f.doomed.indexOf(one), 1);
  report(g, f, rule, 'saved', one);
  leave(g, f, one);
  rest[f.section * 3 + kind] = at(rest, f.section * 3 + kind) + 1;
}

/** Tells of one Soldier while it still stands in its place: on a Vital Spot, or in a Firing Spot. */
function report(
  g: GreatWall,
  f: Deaths,
  rule: string,
  key: 'doomed' | 'killed' | 'saved',
  { who, slot, spot }: Doomed,
): void {
  const cells = slot < 0 ? undefined : hordeIn(g, slot as Slot)?.type.cells;
  tell(rule, key, {
    seat: nameOf(g, who),
    soldier: SOLDIERS[kindOf(g, slot, spot)],
    section: SECTIONS[f.section],
    spot: cells === undefined ? 'firing' : spotName(slot as Slot, at(cells, spot)),
  });
}

/** Doomed Soldiers of one kind on one card are the same choice. */
function keyOf(g: Table, { slot, spot }: Doomed): string {
  return saveKey(slot, kindOf(g, slot, spot));
}

/** Where a doomed Soldier stands that this key saves: its Vital Spots and its card, or the Firing Spots. */
function standsOn(g: Table, one: Doomed, key: string): readonly string[] {
  if (keyOf(g, one) !== key) return [];
  if (one.slot < 0) return ['firing'];
  const [slot, spot] = [one.slot as Slot, one.spot];
  const cells = hordeIn(g, slot)?.type.cells ?? [];
  const code = spotAt(g, slot, spot);
  const same = (index: number) => index === spot || (kindOn(code) !== SPEARMAN && spotAt(g, slot, index) === code);
  return [at(SLOT.of, slot), ...cells.flatMap((cell, index) => (same(index) ? [cellKey(slot, cell)] : []))];
}

function find(g: Table, f: Deaths, who: Faction, key: string): Doomed {
  const found = doomedOf(f, who).find((one) => keyOf(g, one) === key);
  if (found === undefined) throw new Error(`'${key}' saves nobody`);
  return found;
}

/** 2 Chi with the changes of cards and of the Horde it stands on; never below 0. */
function savePrice(g: Table, f: Deaths, { who, slot }: Doomed): number {
  if (flagged(g, who, 'firstSaveFree') > 0 && f.saved[who] === 0) return 0;
  let price = SAVE_PRICE + modified(g, who, 'cost.save');
  const horde = slot < 0 ? null : hordeIn(g, slot as Slot);
  for (const mod of horde?.type.mods ?? []) if (mod.stat === 'saveCostHere') price += amountOf(g, who, mod.n, 0);
  return Math.max(0, price);
}

/** What a key that saves a Soldier costs whoever is asked; null where nobody is. */
export function priceOfSaving(g: Position, key: string): number | null {
  const event = frameIn(g.stack, deaths);
  if (event === null || event.at !== deaths.steps.pay || savedOn(key) === null) return null;
  return savePrice(g, event, find(g, event, at(event.order, event.turn), key));
}

function savable(g: GreatWall, f: Deaths, who: Faction): string[] {
  const keys: string[] = [];
  for (const one of f.doomed) {
    if (one.who !== who || !has(g, who, CHI, savePrice(g, f, one))) continue;
    const key = keyOf(g, one);
    if (!keys.includes(key)) keys.push(key);
  }
  return keys;
}

/** The effect `save`: free saves of own Soldiers in the present event. */
export const saveFree = procedure('saveFree', frame<{ who: Faction; left: number }>(), {
  check(g, f) {
    const event = frameIn(g.stack, deaths);
    const own = event === null ? [] : doomedOf(event, f.who);
    if (event === null || own.length === 0 || f.left <= 0) return done;
    if (f.left < own.length) return go('choose');
    for (const one of own) rescue(g, event, one, 'GW-KILL-6');
    return done;
  },
  choose: {
    rule: 'GW-KILL-6',
    decider: (_, f) => f.who,
    options(g, f) {
      const event = frameIn(g.stack, deaths);
      return [...new Set(event === null ? [] : doomedOf(event, f.who).map((one) => keyOf(g, one))), STOP];
    },
    prompt: (_, f) => ({ left: f.left }),
    resolve(g, f, key) {
      const event = frameIn(g.stack, deaths);
      if (key === STOP || event === null) return done;
      rescue(g, event, find(g, event, f.who, key), 'GW-KILL-6');
      f.left -= 1;
      return go('check');
    },
  },
});

export const deathEffects: Pick<Effects, 'save'> = {
  save: {
    carryOut: (g, f, op) => call(saveFree, { who: f.who, left: countIn(g, f, op.n) }, 'next'),
    isIdle(g, _, who) {
      const event = frameIn(g.stack, deaths);
      return event === null || doomedOf(event, who).length === 0;
    },
  },
};
