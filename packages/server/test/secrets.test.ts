/**
 * What a seat’s socket gets says nothing that the seat may not know: in two games that look the same to it and differ in everything else, it
 * gets the same bytes. Games are cut in at random positions, imagined anew behind the view of a seat, and both are played on over the wire as long
 * as they look the same.
 */

import type { Choice, Game, GameDefinition, Match, Seat } from '@jade/engine';
import {
  at,
  below,
  canonical,
  choose,
  configure,
  eventFor,
  expectOk,
  imagine,
  must,
  openMatch,
  pick as pickOne,
  seat,
  seatView,
  stream,
} from '@jade/engine';
import { rulesOf } from '@jade/shelf';
import type { Clock } from '@jade/tables';
import { SOONEST } from '@jade/tables';
import { afterAll, describe, expect, it } from 'vitest';
import type { Guest, House, Seated } from './house.ts';
import { house, until } from './house.ts';

declare const JADE_GAMES_TIMES: string;
const TRIALS = 4 * Number(JADE_GAMES_TIMES);
/** Choices that are made while both look the same, at the most. */
const STEPS = 12;
/** So many choices are looked at for one that looks the same. */
const TRIES = 5;

/**
 * Time stands, and what is to come later comes when the test says so. What people let be answered for them comes later than that: it is a
 * choice of theirs, and here the test makes the choices.
 */
class StillClock implements Clock {
  private due: (() => void)[] = [];
  now = () => 1_000_000;
  later(milliseconds: number, action: () => void): () => void {
    if (milliseconds < SOONEST) this.due.push(action);
    return () => {
      this.due = this.due.filter((one) => one !== action);
    };
  }
  flush(): void {
    for (const action of this.due.splice(0)) action();
  }
}

/** A server at which every game begins at a position of the test’s. */
class Stage {
  readonly clock = new StillClock();
  house: House | null = null;
  position: Game | null = null;
  private drawn = 0;

  async open(): Promise<void> {
    this.house = await house({
      clock: this.clock,
      draw: () => `drawn${++this.drawn}`,
      definitionOf: async (id) => {
        const definition = await rulesOf(id);
        return definition === null ? null : { ...definition, setup: () => definition.clone(this.position as Game) };
      },
    });
  }

  /** Sits so many people down at a table, in the same order everywhere. */
  async seat(game: string, mode: string, options: Readonly<Record<string, string>>, players: number) {
    const guests: Guest[] = [];
    for (let index = 0; index < players; index++) guests.push(await (this.house as House).guest(`P${index}`));
    const chairs = guests.map((_, index) => ({ kind: index === 0 ? ('me' as const) : ('open' as const) }));
    const settings = { startWhenFull: false, coach: false, standIn: 'asked' as const };
    const host = at(guests, 0);
    const room = await host.hall.makeRoom({ game, mode, options: { ...options }, chairs, settings });
    const { invites } = await host.hall.invite(room.id, null);
    for (const guest of guests.slice(1)) await guest.hall.sit(room.id, null, invites[0]?.invite ?? '');
    await host.hall.start(room.id);
    const seated: Seated[] = [];
    for (const guest of guests) seated.push(await guest.sit(room.id));
    return { guests, seated };
  }
}

const stages = [new Stage(), new Stage()];
afterAll(async () => {
  for (const stage of stages) await stage.house?.end();
});

/** How a match looks to a seat, with all that it was told in it. */
function seen({ definition, game, pending, moments }: Match, viewer: Seat): string {
  const told = moments.flatMap(({ events }) => events.map((event) => eventFor(event, viewer)));
  return canonical([seatView(definition, game, pending, viewer), told, moments.map(({ choice }) => choice.seat)]);
}

function matchAt(definition: GameDefinition, position: Game, match: Match): Match {
  return openMatch({ ...definition, setup: () => definition.clone(position) }, match.config);
}

/** A choice for each match that looks the same to the viewer afterwards; null where there is none. */
function sameLooking(
  pair: readonly [Match, Match],
  viewer: Seat,
  pick: (count: number) => number,
): [Choice, Choice] | null {
  const [one, other] = pair;
  const asked = one.pending?.questions ?? [];
  const { seat: who, options } = at(asked, pick(asked.length));
  const key = at(options, pick(options.length));
  const others = other.pending?.questions.find((question) => question.seat === who)?.options ?? [];
  // What the viewer is told must be the same: most often that is the same choice, in secret it may be another one.
  const candidates = who === viewer ? [key] : [...others].sort((a, b) => Number(a === key) - Number(b === key));
  const first = tried(one, { seat: who, key }, viewer);
  for (const candidate of candidates.slice(0, 6)) {
    if (!others.includes(candidate)) continue;
    if (tried(other, { seat: who, key: candidate }, viewer) === first)
      return [
        { seat: who, key },
        { seat: who, key: candidate },
      ];
  }
  return null;
}

function tried(match: Match, choice: Choice, viewer: Seat): string {
  const copy = matchAt(match.definition, match.definition.setup(match.config, {} as never), match);
  for (const { choice: made } of match.moments) expectOk(choose(copy, { ...made, seq: copy.moments.length }));
  expectOk(choose(copy, { ...choice, seq: copy.moments.length }));
  return seen(copy, viewer);
}

const SETUPS = [
  ['way-of-the-panda', 'standard', 3],
  ['great-wall', 'competitive', 3],
  ['great-wall', 'cooperative', 2],
  ['ghost-stories', 'standard', 3],
  ['lantern-market', 'standard', 3],
] as const;

describe('What a seat’s socket gets', () => {
  it.each(SETUPS)('%s %s %i', async (game, wishedMode, players) => {
    for (const stage of stages) if (stage.house === null) await stage.open();
    const definition = (await rulesOf(game)) as GameDefinition;
    const mode = must(definition.modes.find(({ id }) => id === wishedMode) ?? definition.modes[0], 'a mode');
    const seats = mode.players.includes(players) ? players : (mode.players.find((count) => count > 1) ?? 2);
    const random = stream('secrets', game);
    let compared = 0;
    let differed = 0;
    for (let trial = 0; trial < TRIALS; trial++) {
      const config = expectOk(
        configure(definition, { mode: mode.id, players: seats, people: seats, seed: `secret ${trial}` }),
      );
      const walk = openMatch(definition, config);
      for (let step = below(random, 60); step > 0 && walk.pending !== null; step--) {
        const { seat: who, options } = pickOne(random, walk.pending.questions);
        expectOk(choose(walk, { seat: who, key: pickOne(random, options), seq: walk.moments.length }));
      }
      if (walk.pending === null) continue;
      const viewer = seat(trial % seats);
      const view = seatView(definition, walk.game, walk.pending, viewer);
      const positions: [Game, Game] = [walk.game, imagine(definition, view, random)];
      if (canonical(positions[0]) !== canonical(positions[1])) differed += 1;
      const pair: [Match, Match] = [matchAt(definition, positions[0], walk), matchAt(definition, positions[1], walk)];
      const tables: Awaited<ReturnType<Stage['seat']>>[] = [];
      for (const [index, stage] of stages.entries()) {
        stage.position = positions[index] as Game;
        tables.push(await stage.seat(game, mode.id, config.options, seats));
      }
      for (let step = 0; step < STEPS && pair[0].pending !== null; step++) {
        let choices: [Choice, Choice] | null = null;
        for (let tries = 0; choices === null && tries < TRIES; tries++)
          choices = sameLooking(pair, viewer, (count) => below(random, count));
        if (choices === null) break;
        for (const [index, { seat: who, key }] of choices.entries()) {
          expectOk(choose(at(pair, index), { seat: who, key, seq: at(pair, index).moments.length }));
          const { seated } = at(tables, index);
          const one = at(seated, who);
          const reply = await one.sitting.choose(one.now().question, `step${step}`, key);
          if (!reply.ok) throw new Error(JSON.stringify(reply));
          await until(() => seated.every((every) => every.now().n >= reply.n));
          at(stages, index).clock.flush();
        }
        compared += 1;
      }
      const [one, other] = tables.map(({ guests }) => at(guests, viewer).heard);
      // Lists come in their time; the order of everything else counts.
      await until(() => one?.length === other?.length, 'as many messages');
      expect(other).toEqual(one);
      for (const { guests } of tables) for (const guest of guests) guest.hall.disconnect();
      for (const stage of stages) stage.clock.flush();
    }
    expect(compared).toBeGreaterThan(0);
    expect(differed).toBeGreaterThan(0);
  });
});
