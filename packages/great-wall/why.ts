/** Why a game ended so: what the track, Shame, Hordes and Artefacts brought the winner and whoever came next. */

import type { SeatView, Source, Told, Why } from '@jade/engine';
import { at, comparison, seatsOf } from '@jade/engine';
import { HONOUR } from './content/board.ts';
import { artefactHonour, hordeHonour } from './rules/scoring.ts';
import { clanOf } from './state.ts';
import type { WallView } from './view.ts';
import { seen } from './view.ts';

/** Only where clans compete: alone and together the reason of the outcome says it. */
export function why(story: readonly Told[], view: SeatView<WallView>): Why {
  const { outcome, table } = view;
  if (outcome === null || table.mode !== 'competitive' || table.ending === 'shamed')
    return { cause: null, reasons: [] };
  return comparison(outcome.winners, outcome.scores, sourcesOf(story, view));
}

export function sourcesOf(_: readonly Told[], view: SeatView<WallView>): Source[] {
  const g = seen(view);
  const seats = seatsOf(g);
  const shame = seats.map((seat) => HONOUR.shamedSoldier * clanOf(g, seat).shamed.reduce((sum, one) => sum + one, 0));
  const hordes = seats.map((seat) => hordeHonour(g, seat));
  const artefacts = g.artefacts.map((id) => ({
    name: { key: `artefact.${id}`, params: {} },
    points: seats.map((seat) => artefactHonour(g, seat, id)),
  }));
  const track = seats.map((seat) => {
    const counted = artefacts.reduce((sum, { points }) => sum + at(points, seat), at(shame, seat) + at(hordes, seat));
    return clanOf(g, seat).honour - counted;
  });
  return [
    { name: { key: 'wall.sheet.track', params: {} }, points: track },
    { name: { key: 'wall.sheet.shame', params: {} }, points: shame },
    { name: { key: 'wall.sheet.hordes', params: {} }, points: hordes },
    ...artefacts,
  ];
}
