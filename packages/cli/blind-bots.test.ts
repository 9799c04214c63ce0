/** Nobody who thinks knows more than a seat sees: neither what lies behind its view nor what chance will bring. */

import type { Situation, Thinking } from '@jade/bots';
import { coach, LEVELS } from '@jade/bots';
import type { Game, GameDefinition, Seat, SeatView } from '@jade/engine';
import {
  advance,
  canonical,
  configure,
  expectOk,
  fingerprint,
  imagine,
  must,
  scrambled,
  seatView,
  stream,
} from '@jade/engine';
import { walk } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from './library.ts';

/** A seat is asked, and has something to choose from. */
interface Asked {
  readonly game: Game;
  readonly seat: Seat;
}

/** Some decisions of a random game, from its beginning to its end. */
function* decisionsOf(definition: GameDefinition, count: number): Generator<Asked> {
  const config = expectOk(configure(definition, { players: 3, seed: 'blind' }));
  const all: Asked[] = [];
  for (const { game, pending } of walk(definition, config)) {
    const question = pending.questions.find(({ options }) => options.length > 1);
    if (question !== undefined) all.push({ game: definition.clone(game), seat: question.seat });
  }
  for (let index = 0; index < count; index++) yield must(all[Math.floor((index * all.length) / count)], 'a decision');
}

function viewIn(definition: GameDefinition, game: Game, seat: Seat): SeatView {
  return seatView(definition, game, advance(definition.rules, game), seat);
}

/** The game, and others that differ from it in what the seat has not been shown, the streams of chance included. */
function* gamesBehind(definition: GameDefinition, { game, seat }: Asked): Generator<Game> {
  const random = stream('blind', 'behind');
  yield game;
  yield scrambled(definition, game, seat, random);
  yield imagine(definition, viewIn(definition, game, seat), random);
}

/** What is chosen in each of these games, by the same chance. */
function choices(
  definition: GameDefinition,
  asked: Asked,
  think: (situation: Situation, game: Game) => unknown,
): Set<unknown> {
  const chosen = new Set<unknown>();
  for (const game of gamesBehind(definition, asked)) {
    const view = viewIn(definition, game, asked.seat);
    const { options, offers } = view;
    const random = stream('a seed to think by', 'bot');
    chosen.add(think({ definition, options: options ?? [], offers, view: () => view, random }, game));
  }
  return chosen;
}

/** A portion of thought shows whether it goes the same way. */
function thoughtOver(thinking: Thinking): string | null {
  thinking.work();
  return thinking.best();
}

describe.each(DEFINITIONS.map((definition) => [definition.id, definition] as const))('%s', (_id, definition) => {
  it.each(LEVELS.map((bot) => [bot.name, bot] as const))('%s does not know what its seat cannot see', (_name, bot) => {
    for (const asked of decisionsOf(definition, 4)) {
      expect(choices(definition, asked, (situation) => thoughtOver(bot.think(situation))).size).toBe(1);
    }
  });

  it('the coach does not know what the seat cannot see', () => {
    for (const asked of decisionsOf(definition, 2)) {
      const advice = choices(definition, asked, ({ view, random }) => {
        const coaching = coach(definition, view(), random);
        coaching.work();
        return canonical(coaching.advice());
      });
      expect(advice.size).toBe(1);
    }
  });

  it('somebody who looked behind the view would be found out', () => {
    const found = [...decisionsOf(definition, 8)].filter((asked) => {
      const peeking = ({ options }: Situation, game: Game) =>
        options[Number.parseInt(fingerprint(game), 16) % options.length];
      return choices(definition, asked, peeking).size > 1;
    });
    expect(found.length).toBeGreaterThan(0);
  });

  it('bots draw from a stream that is none of the game', () => {
    const names = definition.randomness.streams('any').map(({ of }) => of);
    for (const name of ['bots', 'bot', 'coach']) expect(names).not.toContain(name);
    // A stream is found by seed and name with a stroke between them; as no seed has one, no two pairs are written alike.
    expect(configure(definition, { seed: 'a/bots' }).ok).toBe(false);
  });
});
