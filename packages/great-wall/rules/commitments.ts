/**
 * What others can conclude about a screen: whoever has named recruits, begun to build or agreed to a payment holds what it costs until it is
 * paid. Imagined games must respect it.
 */

import { at, frameIn } from '@jade/engine';
import { requestOf } from '../content/coop-cards.ts';
import { ALL_RESOURCES, ALL_SOLDIERS } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { build } from './build.ts';
import { priceOf, recruitment } from './recruit.ts';
import { proposal, shareOf } from './requests.ts';

interface Commitment {
  readonly who: Faction;
  /** By resource, from the first on: the player holds at least so much. */
  readonly least: readonly number[];
}

export function commitments(g: GreatWall): Commitment[] {
  const found: Commitment[] = [];
  const recruiting = frameIn(g.stack, recruitment);
  if (recruiting !== null && recruiting.at === recruitment.steps.choose) {
    const { who, chosen } = recruiting;
    const prices = ALL_SOLDIERS.map((kind) => priceOf(g, who, kind));
    const least = ALL_RESOURCES.map((resource) =>
      ALL_SOLDIERS.reduce((sum: number, kind) => sum + at(chosen, kind) * at(at(prices, kind), resource), 0),
    );
    found.push({ who, least });
  }
  // GW-BUILD-4: while the Warehouse pays its part, the builder holds the rest, of whatever kind.
  const building = frameIn(g.stack, build);
  if (building !== null && building.at === build.steps.own) found.push({ who: building.who, least: [building.price] });
  const proposed = frameIn(g.stack, proposal);
  if (proposed !== null) {
    const request = requestOf(proposed.request);
    if (request.kind === 'resources') {
      for (const who of proposed.order.slice(0, proposed.turn)) {
        const share = shareOf(g, proposed, who);
        found.push({ who, least: ALL_RESOURCES.map((resource) => (resource === request.resource ? share : 0)) });
      }
    }
  }
  return found;
}
