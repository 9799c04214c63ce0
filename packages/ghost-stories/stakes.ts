/** What an event of a night means to those who play it together: what the coach may give as a reason. */

import type { Event, Seat, Stake } from '@jade/engine';
import { stake } from '@jade/engine';
import { INCARNATION_IDS } from './content/cards.ts';

/** Roughly in points of the evaluation: they only say which reason weighs more than another. */
const HAUNTED = -8;
const RESTORED = 6;
const DIED = -25;
const LOST_QI = -3;
const OVERRUN = -3;
const POSSESSED = -6;
const EXORCISED = 4;
const INCARNATION_GONE = 25;
const SENT_AWAY = 3;
const VILLAGER_DIED = -5;
const VILLAGER_SAVED = 4;
const GAINED_QI = 2;
const YIN_YANG = 3;
const TOKEN = 1;

const STAKES: Readonly<Record<string, (event: Event, seat: Seat) => Stake | null>> = {
  tileHaunted: ({ params: { tile } }) => stake('haunted', { tile }, HAUNTED),
  tileRestored: ({ params: { tile } }) => stake('restored', { tile }, RESTORED),
  died: ({ params: { seat } }) => stake('died', { seat }, DIED),
  lostQi: ({ params: { seat } }) => stake('lostQi', { seat }, LOST_QI),
  lostQiNeutral: ({ params: { board } }) => stake('lostQiNeutral', { board }, LOST_QI),
  overrun: ({ params: { seat } }) => stake('overrun', { seat }, OVERRUN),
  possessed: ({ params: { board } }) => stake('possessed', { board }, POSSESSED),
  exorcised: ({ params: { ghost } }) => {
    return stake('exorcised', { ghost }, INCARNATION_IDS.has(String(ghost)) ? INCARNATION_GONE : EXORCISED);
  },
  sentAway: ({ params: { ghost } }) => stake('sentAway', { ghost }, SENT_AWAY),
  buddhaBanished: ({ params: { ghost } }) => stake('sentAway', { ghost }, SENT_AWAY),
  villagerDied: () => stake('villagerDied', {}, VILLAGER_DIED),
  villagerSaved: () => stake('villagerSaved', {}, VILLAGER_SAVED),
  gainedQi: ({ params: { seat, gained } }) => stake('gainedQi', { seat }, GAINED_QI, Number(gained)),
  gainedYinYang: ({ params }, seat) => (params.seat === seat ? stake('yinYang', {}, YIN_YANG) : null),
  gainedTao: ({ params }, seat) => (params.seat === seat ? stake('tao', {}, TOKEN) : null),
};

export function stakes(event: Event, seat: Seat): readonly Stake[] {
  const found = STAKES[event.key]?.(event, seat) ?? null;
  return found === null ? [] : [found];
}
