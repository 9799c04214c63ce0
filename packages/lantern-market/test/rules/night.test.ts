import { must, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { night, market as wholeMarket } from '../../rules/night.ts';
import { market, P1, play, start } from '../table.ts';

describe('A night', () => {
  it('comes fifteen times (LM-NIGHT-1)', () => {
    const g = market([1], [2]);
    g.night = 14;
    start(g, wholeMarket, {});
    expect(g.night).toBe(15);
    play(g, 'P1 lantern:1', 'P2 lantern:2', 'P1 pass');
    expect(g.stack).toEqual([]);
    expect(g.night).toBe(15);
  });

  it('adds a die to the visitors who still wait (LM-CROWD-1)', () => {
    const g = market([1], [2]);
    const heard = witness(() => start(g, night, { seller: null }));
    const [crowd] = heard.events;
    const { die } = must(crowd, 'the crowd').params as { die: number };
    expect(g.visitors).toBe(7 + die);
  });

  it('lets equal lanterns drown each other, and the next one sells (LM-EX-01, LM-CHOOSE-2, LM-SALE-1)', () => {
    const g = market([7], [9], [9]);
    start(g, night, { seller: null });
    const pending = play(g, 'P1 lantern:7', 'P2 lantern:9', 'P3 lantern:9');
    expect(g.merchants.map(({ burning }) => burning)).toEqual([true, false, false]);
    expect(g.merchants.map(({ coins }) => coins)).toEqual([20 - 14, 20 - 18, 20 - 18]);
    expect(pending?.frame).toMatchObject({ seller: P1 });
  });

  it('keeps the visitors when no lantern burns (LM-SALE-1)', () => {
    const g = market([9], [9]);
    start(g, night, { seller: null });
    const waiting = g.visitors;
    play(g, 'P1 lantern:9', 'P2 lantern:9');
    expect(g.visitors).toBe(waiting);
    expect(g.merchants.map(({ coins }) => coins)).toEqual([2, 2]);
  });

  it('pays the seller a coin for each visitor (LM-SALE-2)', () => {
    const g = market([3], [8]);
    start(g, night, { seller: null });
    const crowd = g.visitors;
    play(g, 'P1 lantern:3', 'P2 lantern:8', 'P1 pass');
    expect(g.merchants.map(({ coins }) => coins)).toEqual([14, 4 + crowd]);
    expect(g.visitors).toBe(0);
  });

  it('ends with shown lanterns discarded and hands of five, as long as the pile lasts (LM-DRAW-1)', () => {
    const g = market([3], [8, 1]);
    g.pile = [4, 5, 6, 7, 8];
    start(g, night, { seller: null });
    play(g, 'P1 lantern:3', 'P2 lantern:8', 'P1 pass');
    expect(g.discarded).toEqual([3, 8]);
    expect(g.merchants.map(({ hand }) => hand)).toEqual([[8, 7, 6, 5, 4], [1]]);
  });
});
