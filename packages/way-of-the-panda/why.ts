/** Why a game ended so: what the track, each champion and the mission brought the winner and whoever came next. */

import type { SeatView, Source, Told, Why } from '@jade/engine';
import { at, comparison, seatsOf } from '@jade/engine';
import { CHAMPIONS, CLASSES } from './content/classes.ts';
import { tableOf } from './forecasts.ts';
import { productsOf } from './rules/scoring.ts';
import { clanOf } from './state.ts';
import type { PandaView } from './view.ts';

export function why(story: readonly Told[], view: SeatView<PandaView>): Why {
  const { outcome } = view;
  return outcome === null
    ? { cause: null, reasons: [] }
    : comparison(outcome.winners, outcome.scores, sourcesOf(story, view));
}

export function sourcesOf(story: readonly Told[], view: SeatView<PandaView>): Source[] {
  const g = tableOf(view);
  const seats = seatsOf(g);
  const products = seats.map((seat) => productsOf(g, seat));
  const mission = seats.map((seat) => {
    return story.reduce((sum, { key, params }) => {
      return key === 'missionScore' && params.seat === seat && params.mission === g.missions?.b
        ? sum + Number(params.vp)
        : sum;
    }, 0);
  });
  const track = seats.map((seat) => {
    return clanOf(g, seat).vp - at(products, seat).reduce((sum, one) => sum + one, 0) - at(mission, seat);
  });
  return [
    { name: { key: 'panda.sheet.track', params: {} }, points: track },
    ...CLASSES.map((c) => ({
      name: { key: `champion.${at(CHAMPIONS, c)}`, params: {} },
      points: products.map((row) => at(row, c)),
    })),
    ...(g.missions === null ? [] : [{ name: { key: `mission.${g.missions.b}`, params: {} }, points: mission }]),
  ];
}
