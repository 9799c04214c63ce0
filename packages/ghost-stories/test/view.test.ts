import { at, seat, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { isIncarnation } from '../content/cards.ts';
import { asked, cardsBeforeIncarnation, fateOf, forecasts, tileInDanger } from '../screen.ts';
import { HIDDEN, HIDDEN_INCARNATION, scramble, view } from '../view.ts';
import {
  artefact,
  board,
  dead,
  deck,
  dice,
  fresh,
  haunted,
  moonOn,
  options,
  play,
  put,
  safe,
  stand,
  table,
  villagers,
  yangOf,
  yinOf,
} from './table.ts';

const look = (g: ReturnType<typeof table>) => view(g, seat(0));

describe('The view', () => {
  it('hides the deck but for what its building gives away', () => {
    const g = fresh();
    expect(look(g).deck.map((card) => card === HIDDEN_INCARNATION)).toEqual(g.deck.map(isIncarnation));
    expect(cardsBeforeIncarnation(look(g))).toBe(45);
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

describe('The screen', () => {
  it('foretells an exorcism: what falls by dice alone, what costs how much', () => {
    const g = put(stand(table(), { blue: 'cemetery' }), { 'south-0': 'creeping-one', 'west-2': 'ooze-devil' });
    play(dice(yangOf(g, 'blue'), 'blue', 'white', 'red'), 'exorcise');
    const told = forecasts(asked(look(g), g.seats), g.stack);
    expect(told.map(({ byDice, coins }) => [byDice, coins])).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect(forecasts(asked(look(g), g.seats), [])).toEqual([]);
  });

  it('shows the tile in danger and how a family fares', () => {
    const g = haunted(table({ mode: 'white-moon' }), 'buddhist-temple');
    expect([tileInDanger(g, 7 as never), tileInDanger(g, 6 as never)]).toEqual([4, 6]);
    dead(safe(villagers(g, 'tea-house', 'hua'), 'hua'), 'hua');
    expect(fateOf(moonOn(g), 11)).toEqual({ members: 3, saved: 1, killed: 1 });
    expect(board(g, 'red').qi).toBe(3);
  });
});
