/** What a screen foretells is put to the proof in random games, and must come so. */

import { seatView } from '@jade/engine';
import { configFor, configsOf, nothingForetold, proveForecasts } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { forecasts } from '../forecasts.ts';
import { lanternMarket } from '../index.ts';
import { PROOFS } from '../proofs.ts';
import { chooseLantern } from '../rules/choose.ts';
import { night } from '../rules/night.ts';
import { market, P1, P2, P3, play, start } from './table.ts';

const GAMES = 5;
const all = nothingForetold();

describe('what a screen foretells comes so', () => {
  it.each(configsOf(lanternMarket, null))('in random games: $mode, $players', async (wishes) => {
    for (let game = 1; game <= GAMES; game++)
      await proveForecasts(lanternMarket, configFor(lanternMarket, wishes, `foretold ${game}`), 1, all);
    expect(all.wrong).toEqual([]);
  });

  it('and every kind came up', () => {
    for (const when of Object.keys(PROOFS)) expect(all.proved.get(when) ?? 0, when).toBeGreaterThan(50);
  });
});

describe('The screen foretells', () => {
  it('what each lantern costs that can be paid for (LM-OIL-1)', () => {
    const g = market([1, 4], [9]);
    const view = seatView(lanternMarket, g, start(g, chooseLantern, {}), P1);
    expect(forecasts(view).map(({ about, params }) => [about, params.oil])).toEqual([
      ['lantern:1', 2],
      ['lantern:4', 8],
    ]);
  });

  it('who is about to sell, and who comes next (LM-SALE-2, LM-GUST-3)', () => {
    const g = market([3], [9], [5]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:3', 'P2 lantern:9', 'P3 lantern:5');
    const said = forecasts(seatView(lanternMarket, g, pending, P3)).map(({ about, key, params }) => [
      about,
      key,
      params.seat,
    ]);
    expect(said).toEqual([
      ['stall:P2', 'lantern.sale', P2],
      ['stall:P2', 'lantern.after', P3],
    ]);
  });
});
