/** Final scoring and who wins (GW-SCORE-1 to GW-SCORE-4, GW-SOLO-34, GW-SOLO-37, GW-COOP-33). */

import type { Outcome } from '@jade/engine';
import { at, seatsOf, tell } from '@jade/engine';
import { HONOUR } from '../content/board.ts';
import { ARTEFACTS } from '../content/cards.ts';
import { hordeOf } from '../content/hordes.ts';
import type { Faction, GreatWall, Table } from '../state.ts';
import { clanOf, isCoop, isQin, isReed, qin } from '../state.ts';
import { counted } from './modifiers.ts';
import { gainHonour, loseHonour, teaOrder } from './treasury.ts';

export function score(g: GreatWall): void {
  for (const who of teaOrder(g)) {
    if (isReed(g, who)) continue;
    const { shamed } = clanOf(g, who);
    const soldiers = at(shamed, 0) + at(shamed, 1) + at(shamed, 2);
    if (soldiers > 0) loseHonour(g, who, -HONOUR.shamedSoldier * soldiers, 'GW-SCORE-1');
    gainHonour(g, who, hordeHonour(g, who), 'GW-SCORE-2');
    for (const artefact of g.artefacts) {
      const honour = artefactHonour(g, who, artefact);
      tell('GW-SCORE-3', 'artefact', { seat: isQin(g, who) ? 'qin' : who, artefact, honour });
      gainHonour(g, who, honour, isQin(g, who) ? 'GW-SOLO-34' : 'GW-SCORE-3');
    }
  }
}

/** GW-SCORE-2, GW-SHAME-4: Hordes without Shame. */
export function hordeHonour(g: Table, who: Faction): number {
  const { claimed, claimedShame } = clanOf(g, who);
  let honour = 0;
  for (const [index, card] of claimed.entries()) if (at(claimedShame, index) === 0) honour += hordeOf(card).type.honour;
  return honour;
}

export function artefactHonour(g: Table, who: Faction, id: string): number {
  if (isQin(g, who)) return HONOUR.qinArtefact;
  const artefact = ARTEFACTS.find((one) => one.id === id);
  if (artefact === undefined) throw new Error(`there is no Artefact '${id}'`);
  return artefact.mul * counted(g, who, artefact.per, 0);
}

export function outcome(g: GreatWall): Outcome {
  const seats = seatsOf(g);
  const reason = g.ending;
  if (isCoop(g)) {
    // GW-COOP-28: Honour is only a currency there.
    const won = reason === 'requestsFulfilled';
    return { winners: won ? [...seats] : [], scores: seats.map(() => g.requestsDone.length), reason };
  }
  const scores = seats.map((seat) => clanOf(g, seat).honour);
  const automaton = qin(g);
  if (automaton >= 0) {
    const won = reason !== 'shamed' && at(scores, 0) > clanOf(g, automaton).honour;
    return { winners: won ? [at(seats, 0)] : [], scores, reason };
  }
  // GW-SCORE-4, GW-TEA-2
  const most = Math.max(...scores);
  const winners = g.tea.filter((faction) => !isReed(g, faction) && clanOf(g, faction).honour === most).slice(0, 1);
  return { winners, scores, reason };
}
