/** What would be scored if the game ended as it stands (GW-SCORE-1 to GW-SCORE-3). */

import type { Forecast, Seat } from '@jade/engine';
import { at } from '@jade/engine';
import { hordeOf } from '../content/hordes.ts';
import { artefactHonour } from '../rules/scoring.ts';
import type { Table } from '../state.ts';
import { clanOf } from '../state.ts';

export function artefactForecast(g: Table, me: Seat, id: string): Forecast {
  const honour = artefactHonour(g, me, id);
  return { about: `artefact:${id}`, key: 'wall.artefact.now', params: { honour }, rule: 'GW-SCORE-3', when: 'scored' };
}

/** The Hordes that somebody has claimed, each with the Shame on it. */
export function claimedForecasts(g: Table, owner: Seat): Forecast[] {
  const { claimed, claimedShame } = clanOf(g, owner);
  return claimed.map((card, index) => ({
    about: `claimed:${card}`,
    key: 'wall.claimed',
    params: { honour: hordeOf(card).type.honour, shame: at(claimedShame, index) },
    rule: 'GW-SHAME-4',
    when: 'scoredHorde',
  }));
}
