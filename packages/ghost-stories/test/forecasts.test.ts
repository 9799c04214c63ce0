/** What a screen foretells is put to the proof in random games, and must come so. */

import type { Forecast } from '@jade/engine';
import { seat, seatView } from '@jade/engine';
import { configFor, configsOf, nothingForetold, proveStep, walk } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import type { Family } from '../content/villagers.ts';
import { forecasts } from '../forecasts.ts';
import { ghostStories } from '../index.ts';
import { PROOFS } from '../proofs.ts';
import { fateOf } from '../rules/families.ts';
import type { GhostStories } from '../state.ts';
import {
  board,
  dead,
  dice,
  fresh,
  haunted,
  moonOn,
  pending,
  play,
  put,
  safe,
  stand,
  table,
  villagers,
  yangOf,
} from './table.ts';

const GAMES = 15;
/** Exorcisms are rare in random games: they are proved whenever one is under way, all else at one choice in so many. */
const EVERY = 20;
const RARE = ['exorcise', 'together', 'choose'];
const all = nothingForetold();

const seen = (g: GhostStories, who: number) => seatView(ghostStories, g, pending(g), seat(who));
const of = (g: GhostStories, who: number, when: string): Forecast[] =>
  forecasts(seen(g, who)).filter((forecast) => forecast.when === when);

describe('what a screen foretells comes so', () => {
  it.each(configsOf(ghostStories, null))('in random games: $mode, $players', (wishes) => {
    for (let game = 1; game <= GAMES; game++) {
      for (const step of walk(ghostStories, configFor(ghostStories, wishes, `foretold ${game}`))) {
        const which = ({ when }: Forecast): boolean => step.seq % EVERY === 0 || RARE.includes(when);
        proveStep(ghostStories, PROOFS, step, all, `game ${game}`, which);
      }
    }
    expect(all.wrong).toEqual([]);
  });

  it('and every kind came up', () => {
    for (const when of Object.keys(PROOFS)) expect(all.proved.get(when) ?? 0, when).toBeGreaterThan(5);
  });
});

describe('The screen', () => {
  it('foretells an exorcism: what falls by dice alone, what costs how much', () => {
    const g = put(stand(table(), { blue: 'cemetery' }), { 'south-0': 'creeping-one', 'west-2': 'ooze-devil' });
    play(dice(yangOf(g, 'blue'), 'blue', 'white', 'red'), 'exorcise');
    expect(of(g, 3, 'exorcise').map(({ about, key, params }) => [about, key, params])).toEqual([
      ['space:south-0', 'ghosts.verdict.falls', {}],
      ['space:west-2', 'ghosts.verdict.costs', { price: { key: 'ghosts.price', params: { count: 1, kind: 'token' } } }],
    ]);
    expect(of(yangOf(g, 'blue'), 3, 'exorcise')).toEqual([]);
  });

  it('shows the tile in danger and how a family fares', () => {
    const g = yangOf(put(haunted(table({ mode: 'white-moon' }), 'buddhist-temple'), { 'south-1': 'ghoul' }), 'red');
    put(g, { 'south-0': 'zombie' });
    expect(of(g, 1, 'haunt').map(({ params }) => params.tile)).toEqual(['cemetery', 'circle-of-prayer']);
    dead(safe(villagers(g, 'tea-house', 'hua'), 'hua'), 'hua');
    expect(fateOf(moonOn(g), 11 as Family)).toEqual({ members: 3, saved: 1, killed: 1 });
    expect(board(g, 'red').qi).toBe(3);
  });

  it('counts the cards above an incarnation (GS-DECK-3)', () => {
    // Of 45 the first has been drawn.
    expect(of(fresh(), 0, 'draw').map(({ params }) => params)).toEqual([{ above: 44, more: 0 }]);
  });
});
