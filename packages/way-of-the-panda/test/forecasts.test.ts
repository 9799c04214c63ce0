/** What a screen foretells is put to the proof in random games, and must come so. */

import type { Forecast } from '@jade/engine';
import { seatView } from '@jade/engine';
import { configFor, configsOf, nothingForetold, proveForecasts } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { forecasts } from '../forecasts.ts';
import { wayOfThePanda } from '../index.ts';
import { PROOFS } from '../proofs.ts';
import type { Panda } from '../state.ts';
import {
  ap,
  building,
  champion,
  city,
  fresh,
  guards,
  P1,
  P2,
  P3,
  pending,
  quests,
  strength,
  table,
  tile,
  vp,
} from './table.ts';

const GAMES = 2;
const EVERY = 20;
const all = nothingForetold();

const of = (g: Panda, about: string): Forecast[] =>
  forecasts(seatView(wayOfThePanda, g, pending(g), P1)).filter((forecast) => forecast.about === about);
const said = (g: Panda, about: string) => of(g, about).map(({ key, params }) => [key, params]);

describe('what a screen foretells comes so', () => {
  it.each(configsOf(wayOfThePanda, null))('in random games: $mode, $players', async (wishes) => {
    for (let game = 1; game <= GAMES; game++)
      await proveForecasts(wayOfThePanda, configFor(wayOfThePanda, wishes, `foretold ${game}`), EVERY, all);
    expect(all.wrong).toEqual([]);
  });

  it('and every kind came up', () => {
    for (const when of Object.keys(PROOFS)) expect(all.proved.get(when) ?? 0, when).toBeGreaterThan(50);
    for (const key of ['panda.cell.overdrawn', 'panda.place.builds', 'refusal.fewGuards', 'panda.mission.points'])
      expect(all.proved.get(key) ?? 0, key).toBeGreaterThan(5);
  });
});

describe('The screen foretells', () => {
  it('what a space costs, and what is lost below zero (WP-GUARD-2, WP-PAY-1, WP-TRACK-2)', () => {
    const g = vp(ap(table(), P1, 1), P1, 1);
    g.spacePrice[8] = 3;
    expect(said(g, 'space:monk-3')).toEqual([
      ['panda.cell.guards', { from: 8, to: 4 }],
      ['panda.cell.ap', { from: 1, to: -1 }],
      ['panda.cell.overdrawn', { vp: 1 }],
    ]);
    expect(said(g, 'space:monk-6')).toEqual([]);
    expect(said(g, 'ap:-2')).toEqual([['panda.track.penalty', { vp: 5 }]]);
  });

  it('what can be built, and for how much, or what is missing (WP-BUILD-2, WP-BUILD-5)', () => {
    const g = guards(tile(building(table(), 'L12', 'gate'), 'R25', P2), 'R15', P1, 1);
    expect(said(g, 'place:L12')).toEqual([['panda.place.builds', { seat: P1, number: 2, vp: 3 + 3 }]]);
    expect(said(g, 'place:L05')).toEqual([['refusal.fewGuards', { guards: 0, needed: 2, number: 1 }]]);
  });

  it('nothing of buildings and tiles in setup, when nobody moves yet', () => {
    const g = fresh();
    const kinds = forecasts(seatView(wayOfThePanda, g, pending(g), g.active)).map(({ when }) => when);
    expect(kinds).toContain('score');
    for (const when of ['build', 'cover', 'select', 'next']) expect(kinds).not.toContain(when);
  });

  it('who lays the tile of a road that lacks one guard (WP-ROAD-2)', () => {
    const g = guards(table(), 'R02', P2, 2);
    expect(said(g, 'road:R02')).toEqual([['panda.road.finish', { seat: P2, bySeat: P1 }]]);
    expect(said(guards(table(), 'R01', P3, 1), 'road:R01')).toEqual([['panda.road.finish', { seat: P1, bySeat: P1 }]]);
  });

  it('what everybody would have at the end, and where it comes from (WP-SCORE-1, WP-SCORE-2)', () => {
    const g = quests(strength(table({ b: 'B2' }), P1, 'monk', 3), P1, 'monk', 2);
    for (const name of ['monk', 'governor', 'warrior']) champion(city(g, 'L12'), P1, name, 'L12');
    expect(said(g, 'clan:P1')).toEqual([['panda.endNow', { seat: P1, track: 6, tiles: 8, mission: 15, vp: 29 }]]);
    expect(of(g, 'mission:B2').map(({ params }) => params.vp)).toEqual([15, 0, 0, 0]);
  });
});
