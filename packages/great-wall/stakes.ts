/** What an event of a year means to a clan: what the coach may give as a reason. */

import type { Event, Seat, Stake } from '@jade/engine';
import { stake } from '@jade/engine';

/** Roughly in Honour: they only say which reason weighs more than another. */
const HONOUR = 1;
const SHAME = -5;
const BREACH = -6;
const RAID = -5;
const KILLED = -2;
const CLAIMED = 4;
const UPGRADED = 4;
const HIRED = 4;
const WALL_BUILT = 2;
const REQUEST = 10;
const TACTIC = 1;
const RESOURCE = 0.8;

const STAKES: Readonly<Record<string, (event: Event) => Stake>> = {
  breach: ({ params: { section } }) => stake('breach', { section }, BREACH),
  raid: ({ params: { section } }) => stake('raid', { section }, RAID),
  requestDone: ({ params: { request } }) => stake('request', { request }, REQUEST),
};

/** What counts for whoever it happens to. */
const OWN: Readonly<Record<string, (event: Event) => Stake>> = {
  honour: ({ params: { honour } }) => stake('honour', {}, HONOUR, Number(honour)),
  lostHonour: ({ params: { honour } }) => stake('lostHonour', {}, -HONOUR, Number(honour)),
  shame: () => stake('shame', {}, SHAME),
  killed: () => stake('killed', {}, KILLED),
  claimed: () => stake('claimed', {}, CLAIMED),
  upgraded: ({ params: { location } }) => stake('upgraded', { location }, UPGRADED),
  clerkHired: () => stake('hired', {}, HIRED),
  wallBuilt: () => stake('wallBuilt', {}, WALL_BUILT),
  drewTactics: ({ params: { count } }) => stake('tactics', {}, TACTIC, Number(count)),
  gained: ({ params: { resource, count } }) => stake('gained', { resource }, RESOURCE, Number(count)),
};

export function stakes(event: Event, seat: Seat): readonly Stake[] {
  const own = event.params.seat === seat ? OWN[event.key] : undefined;
  const found = (own ?? STAKES[event.key])?.(event);
  return found === undefined ? [] : [found];
}
