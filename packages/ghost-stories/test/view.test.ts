import { at, seat, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { isIncarnation } from '../content/cards.ts';
import { HIDDEN, HIDDEN_INCARNATION } from '../state.ts';
import { guess, scramble, view } from '../view.ts';
import { artefact, deck, fresh, moon, options, play, put, run, table, villagers, yinOf } from './table.ts';

const look = (g: ReturnType<typeof table>) => view(g, seat(0));

describe('The view', () => {
  it('hides the deck but for what its building gives away', () => {
    const g = fresh();
    expect(look(g).deck.map((card) => card === HIDDEN_INCARNATION)).toEqual(g.deck.map(isIncarnation));
  });

  it('keeps what was seen: cards put under the deck by the Shield, villagers once turned up', () => {
    const g = deck(artefact(yinOf(table({ mode: 'white-moon' }), 'red'), 'red', 'shield-of-time'), 'skinner', 'zombie');
    options(g);
    expect([at(look(g).deck, 0) >= 0, at(look(g).deck, 1)]).toEqual([true, HIDDEN]);
    const moon = fresh({ mode: 'white-moon' });
    const stack = look(moon).moon?.stacks[0] ?? [];
    expect(stack.map((villager) => villager === HIDDEN)).toEqual([true, true, false]);
  });

  it('does not change when everything hidden does', () => {
    const g = fresh({ mode: 'white-moon' });
    const [before, hidden] = [JSON.stringify(look(g)), JSON.stringify([g.deck, g.moon?.stacks])];
    scramble(g, seat(0), stream('view', 'test'));
    expect(JSON.stringify(look(g))).toBe(before);
    expect(JSON.stringify([g.deck, g.moon?.stacks])).not.toBe(hidden);
  });
});

describe('What is hidden stays hidden', () => {
  it('imagined games keep what was seen go under the deck and out again (WM-ARTEFACT-8, WM-FAMILY-7)', () => {
    const g = deck(artefact(yinOf(moon(), 'red'), 'red', 'shield-of-time'), 'skinner', 'zombie');
    put(villagers(g, 'tea-house', 'li'), { 'west-0': 'river-fang' });
    options(g);
    const skinner = at(g.deck, 0);
    play(g, 'space:north-0');
    run(yinOf(g, 'blue'));
    expect(g.deck).not.toContain(skinner);
    for (let round = 0; round < 20; round++) {
      expect(guess(view(g, seat(0)), stream(`guess ${round}`, 'test')).deck).not.toContain(skinner);
    }
  });

  it('the box is in no view, and every guess has all cards (WM-DECK-2)', () => {
    const g = fresh({ mode: 'white-moon', options: { difficulty: 'hell', incarnations: 'base' } });
    const seen = view(g, seat(0));
    expect('box' in seen).toBe(false);
    const guessed = guess(seen, stream('box', 'test'));
    expect([guessed.deck.length, guessed.box.length, guessed.removed.length]).toEqual([
      g.deck.length,
      g.box.length,
      g.removed.length,
    ]);
  });
});
