/** The Defeat check (GW-DEFEAT-1 to GW-DEFEAT-12). */

import { at, call, done, frame, go, tell } from '@jade/engine';
import { HONOUR } from '../content/board.ts';
import { hordeOf, MOST_SPOTS } from '../content/hordes.ts';
import type { Slot } from '../content/terms.ts';
import { ALL_SECTIONS, ROWS, SECTIONS, SOLDIERS, sectionOf, slotAt } from '../content/terms.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isCoop, isPlayer, isReed, NOBODY, nameOf, spotAt, VACANT } from '../state.ts';
import { deaths, newDeaths } from './deaths.ts';
import { procedure } from './define.ts';
import {
  closeRanks,
  hasSoldierOn,
  isComplete,
  kindOn,
  slotOfCard,
  soldiersOn,
  spotsCovered,
  takeSoldier,
} from './spots.ts';
import { gainHonour, teaOrder } from './treasury.ts';
import { happened } from './window.ts';

/** GW-DEFEAT-3: row 1 from right to left, then the rows behind. */
const CHECK_ORDER: readonly Slot[] = Array.from({ length: ROWS }, (_, row) =>
  ALL_SECTIONS.toReversed().map((section) => slotAt(section, row)),
).flat();

/** The complete Hordes when the check starts; afterwards it looks again. Each is an event of its own (GW-DEFEAT-4). */
export const defeatCheck = procedure('defeatCheck', frame<{ queue: string[] }>(), {
  look(g, f) {
    for (const slot of CHECK_ORDER) if (isComplete(g, slot)) f.queue.push(at(g.hordes, slot));
    return f.queue.length > 0 ? go('next') : done;
  },
  next(_, f) {
    const card = f.queue.shift();
    return card === undefined ? go('look') : call(defeat, { card, winner: NOBODY });
  },
});

interface Defeat {
  card: string;
  winner: Faction;
}

export const defeat = procedure('defeat', frame<Defeat>(), {
  // GW-DEFEAT-5, GW-DEFEAT-6
  honours(g, f) {
    const slot = where(g, f);
    const section = sectionOf(slot);
    g.defeatedIn |= 1 << section;
    tell('GW-DEFEAT-2', 'defeated', { horde: f.card, section: SECTIONS[section] });
    for (const who of teaOrder(g)) {
      if (hasSoldierOn(g, slot, who)) gainHonour(g, who, HONOUR.defeatParticipant, 'GW-DEFEAT-5');
    }
    for (const who of teaOrder(g))
      gainHonour(g, who, HONOUR.defeatArcher * at(clanOf(g, who).firing, section), 'GW-DEFEAT-6');
    return happened(g, 'hordeDefeated', { section, slot }, 'winner');
  },

  // GW-DEFEAT-7: fixed before anybody dies (GW-DEFEAT-9).
  winner(g, f) {
    const slot = where(g, f);
    f.winner = majority(g, slot);
    if (f.winner !== NOBODY && !isReed(g, f.winner))
      tell('GW-DEFEAT-7', 'willClaim', { seat: nameOf(g, f.winner), horde: f.card });
    return call(deaths, newDeaths(sectionOf(slot), slot), 'survivors');
  },

  // GW-DEFEAT-10; GW-2P-10, GW-SOLO-27: Reed Soldiers and Qin's go to their pools.
  survivors(g, f) {
    const slot = where(g, f);
    for (const who of teaOrder(g)) for (const spot of soldiersOn(g, slot, who)) survivorLeaves(g, who, slot, spot);
    for (let spot = 0; spot < MOST_SPOTS; spot++) g.spots[slot * MOST_SPOTS + spot] = VACANT;
    return go('claim');
  },

  // GW-DEFEAT-8, GW-DEFEAT-11, GW-DEFEAT-12; GW-2P-20: the Reed Clan claims nothing.
  claim(g, f) {
    closeRanks(g, where(g, f));
    if (f.winner === NOBODY || isReed(g, f.winner)) {
      g.hordeDiscard.push(f.card);
      tell('GW-DEFEAT-8', 'hordeDiscarded', { horde: f.card });
      return done;
    }
    claimHorde(g, f.winner, f.card);
    return happened(g, 'hordeClaimed', { by: f.winner }, 'end');
  },
  end: () => done,
});

function where(g: GreatWall, { card }: Defeat): Slot {
  const slot = slotOfCard(g, card);
  if (slot === null) throw new Error(`${card} is not on the board`);
  return slot;
}

/** Who covers most Vital Spots; Wounds do not count, ties by Tea order (GW-TEA-2), Qin among all (GW-SOLO-41). */
export function majority(g: Table, slot: Slot): Faction {
  let winner = NOBODY;
  let most = 0;
  for (const who of g.tea) {
    const covered = spotsCovered(g, slot, who);
    if (covered <= most) continue;
    most = covered;
    winner = who;
  }
  return winner;
}

function survivorLeaves(g: GreatWall, who: Faction, slot: Slot, spot: number): void {
  const clan = clanOf(g, who);
  const kind = kindOn(spotAt(g, slot, spot));
  takeSoldier(g, slot, spot, VACANT);
  if (isPlayer(g, who)) clan.rest[sectionOf(slot) * 3 + kind] = at(clan.rest, sectionOf(slot) * 3 + kind) + 1;
  else clan.pool[kind] = at(clan.pool, kind) + 1;
  tell('GW-DEFEAT-10', 'survived', {
    seat: nameOf(g, who),
    soldier: SOLDIERS[kind],
    section: SECTIONS[sectionOf(slot)],
  });
}

/** GW-SOLO-28: Qin claims like a player. GW-COOP-24: in the cooperative game the Honour comes at once and the card goes to the discard pile. */
function claimHorde(g: GreatWall, who: Faction, card: string): void {
  const clan = clanOf(g, who);
  tell('GW-DEFEAT-11', 'claimed', { seat: nameOf(g, who), horde: card });
  if (isCoop(g)) {
    clan.claims += 1;
    g.hordeDiscard.push(card);
    gainHonour(g, who, hordeOf(card).type.honour, 'GW-COOP-24');
    return;
  }
  clan.claimed.push(card);
  clan.claimedShame.push(0);
}
