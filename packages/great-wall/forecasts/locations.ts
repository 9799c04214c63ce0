/** What a Location would bring a seat if it were activated now (GW-PROD-3, GW-OVER-4, GW-ACT-6). */

import type { Forecast, Params, Seat } from '@jade/engine';
import { at, frameIn } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { isProduction, overseerPrice, SHAME_ICON } from '../content/board.ts';
import type { Resource } from '../content/terms.ts';
import { RESOURCES } from '../content/terms.ts';
import type { Activating } from '../rules/activation.ts';
import { activate } from '../rules/activation.ts';
import { clerksIn } from '../rules/city.ts';
import { LOCATION } from '../rules/keys.ts';
import { flagged, modified } from '../rules/modifiers.ts';
import { upgradeBarred } from '../rules/production.ts';
import type { Position, Table } from '../state.ts';
import { clanOf, isCoop, slotsOf } from '../state.ts';

export function locationForecasts(g: Position, seat: Seat, location: Location): Forecast[] {
  const clan = clanOf(g, seat);
  if (at(clan.at, location) === 0) return [];
  const event = frameIn(g.stack, activate);
  const under = event !== null && event.location === location ? event : null;
  const foretold = [...aloneForecast(g, seat, location, under)];
  if (!isProduction(location)) return foretold;
  const count = at(clan.at, location) + at(clan.overseers, location) + (under?.extra[seat] ?? 0);
  const resource = RESOURCES[location as number as Resource];
  foretold.push(place(location, 'gathers', { count, resource }, 'GW-PROD-3', 'activated'));
  if (upgradeBarred(g, seat, location) !== null) return foretold;
  const { level, pays, cost } = at(overseerPrices(g, seat, location), at(clan.overseers, location));
  return [...foretold, place(location, 'upgrade', { level, cost, resource: RESOURCES[pays] }, 'GW-OVER-4', 'upgraded')];
}

function place(location: Location, words: string, params: Params, rule: string, when: string): Forecast {
  return { about: at(LOCATION.of, location), key: `wall.place.${words}`, params, rule, when };
}

/** GW-ACT-6, GW-AA-1: Shame for being alone; GW-SHAME-5, GW-COOP-25: what comes instead when there is none left. */
function aloneForecast(g: Position, seat: Seat, location: Location, under: Activating | null): Forecast[] {
  const alone =
    under === null ? at(clanOf(g, seat).at, location) === clerksIn(g, location) : under.present.length === 1;
  if (!at(SHAME_ICON, location) || !alone || under?.advanced === true) return [];
  const foretold = (words: string, rule: string) => [place(location, words, {}, rule, 'activated')];
  if (flagged(g, seat, 'noAloneShame') > 0) return foretold('spared', 'GW-ACT-6');
  if (g.shamePool > 0) return foretold('alone', 'GW-ACT-6');
  return isCoop(g) ? foretold('aloneLost', 'GW-COOP-25') : foretold('aloneEmpty', 'GW-SHAME-5');
}

/** Whether a Location has this seat's Clerks alone once one more of them is there, and is full: activated then, it shames (GW-ACT-1, GW-ACT-6). */
export function wouldFillAlone(g: Table, seat: Seat, location: Location): boolean {
  const own = at(clanOf(g, seat).at, location);
  return (
    at(SHAME_ICON, location) &&
    clerksIn(g, location) === own &&
    own + 1 === slotsOf(g, location) &&
    flagged(g, seat, 'noAloneShame') === 0
  );
}

/** What each level of an Overseer costs a player, with the changes of cards (GW-OVER-4). */
export function overseerPrices(
  g: Table,
  seat: Seat,
  location: Location,
): readonly { readonly level: number; readonly pays: Resource; readonly cost: number }[] {
  const less = modified(g, seat, 'cost.overseer');
  return [1, 2, 3].map((level) => {
    const { pays, cost } = overseerPrice(location, level);
    return { level, pays, cost: Math.max(0, cost + less) };
  });
}
