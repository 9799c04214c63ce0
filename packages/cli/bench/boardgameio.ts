/**
 * Lantern Market written for boardgame.io, for comparison only: the same rules, played at random through its
 * reducer, the way its own bots simulate. That is the fastest way it offers: no client, no network, no views.
 */

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import type { Stream } from '@jade/engine';
import { below, pick, stream } from '@jade/engine';
import { allLanterns, FANS, HAND, NIGHTS, OIL, PURSE } from '@jade/lantern-market/numbers';
import { Failure } from '../terminal.ts';
import { WARM_UP } from './playouts.ts';

interface Merchant {
  hand: number[];
  shown: number | null;
  burning: boolean;
  coins: number;
  fans: number;
  peddlerCame: boolean;
}

export interface Market {
  night: number;
  visitors: number;
  pile: number[];
  discarded: number[];
  merchants: Merchant[];
  /** Which question is open, and to whom. */
  ask: 'choose' | 'peddler' | 'gust' | 'shelter' | 'over';
  asked: number[];
  chosen: (number | null)[];
  seller: number;
  queue: number[];
  wind: number;
}

interface Random {
  D6(): number;
  Shuffle<T>(list: T[]): T[];
}

interface Context {
  G: Market;
  random: Random;
  playerID: string;
}

const merchant = (G: Market, seat: number): Merchant => G.merchants[seat] as Merchant;
const remove = (hand: number[], lantern: number): void => {
  hand.splice(hand.indexOf(lantern), 1);
};

function beginNight(G: Market, random: Random): void {
  if (G.night === NIGHTS) {
    G.ask = 'over';
    G.asked = [];
    return;
  }
  G.night += 1;
  G.visitors += random.D6();
  G.ask = 'choose';
  G.asked = G.merchants.map((_, seat) => seat).filter((seat) => merchant(G, seat).hand.length > 0);
  G.chosen = G.merchants.map(() => null);
  if (G.asked.length === 0) findSeller(G, random);
}

function findSeller(G: Market, random: Random): void {
  let best = -1;
  for (const [seat, { burning, shown }] of G.merchants.entries()) {
    if (burning && (best < 0 || (shown ?? 0) > (merchant(G, best).shown ?? 0))) best = seat;
  }
  if (best < 0) {
    endNight(G, random);
    return;
  }
  G.seller = best;
  G.queue = G.merchants.map((_, step) => (best + step) % G.merchants.length).slice(1);
  nextGust(G, random);
}

function nextGust(G: Market, random: Random): void {
  if (!merchant(G, G.seller).burning) {
    findSeller(G, random);
    return;
  }
  const seat = G.queue.shift();
  if (seat === undefined) {
    merchant(G, G.seller).coins += G.visitors;
    G.visitors = 0;
    endNight(G, random);
  } else if (merchant(G, seat).fans === 0) nextGust(G, random);
  else {
    G.ask = 'gust';
    G.asked = [seat];
  }
}

function endNight(G: Market, random: Random): void {
  for (const each of G.merchants) {
    if (each.shown !== null) G.discarded.push(each.shown);
    each.shown = null;
    each.burning = false;
  }
  for (const each of G.merchants) {
    while (each.hand.length < HAND && G.pile.length > 0) each.hand.push(G.pile.pop() as number);
  }
  beginNight(G, random);
}

const moves = {
  /** No lantern stands for none. */
  choose({ G, random, playerID }: Context, lantern: number | null = null) {
    const seat = Number(playerID);
    G.chosen[seat] = lantern;
    G.asked = G.asked.filter((other) => other !== seat);
    if (G.asked.length > 0) return;
    for (const [other, shown] of G.chosen.entries()) {
      if (shown === null) continue;
      remove(merchant(G, other).hand, shown);
      merchant(G, other).shown = shown;
      merchant(G, other).coins -= OIL * shown;
    }
    for (const each of G.merchants) {
      each.burning = each.shown !== null && G.merchants.filter(({ shown }) => shown === each.shown).length === 1;
    }
    findSeller(G, random);
  },
  peddler({ G, playerID }: Context) {
    G.ask = 'peddler';
    G.queue = G.asked;
    G.asked = [Number(playerID)];
  },
  givePeddler({ G, playerID }: Context, lantern: number) {
    const each = merchant(G, Number(playerID));
    each.peddlerCame = true;
    remove(each.hand, lantern);
    G.discarded.push(lantern);
    if (G.pile.length > 0) each.hand.push(G.pile.pop() as number);
    G.ask = 'choose';
    G.asked = G.queue;
    G.queue = [];
  },
  gust({ G, random, playerID }: Context) {
    merchant(G, Number(playerID)).fans -= 1;
    G.wind = random.D6();
    G.ask = 'shelter';
    G.asked = [G.seller];
  },
  pass({ G, random }: Context) {
    nextGust(G, random);
  },
  shelter({ G, random }: Context, lantern: number) {
    remove(merchant(G, G.seller).hand, lantern);
    G.discarded.push(lantern);
    nextGust(G, random);
  },
  dark({ G, random }: Context) {
    merchant(G, G.seller).burning = false;
    nextGust(G, random);
  },
};

export const game = {
  name: 'lantern-market',
  setup({ ctx, random }: { ctx: { numPlayers: number }; random: Random }): Market {
    const pile = random.Shuffle(allLanterns());
    const merchants = Array.from({ length: ctx.numPlayers }, () => {
      return { hand: pile.splice(-HAND), shown: null, burning: false, coins: PURSE, fans: FANS, peddlerCame: false };
    });
    const open = { ask: 'over' as const, asked: [], chosen: [], seller: 0, queue: [], wind: 0 };
    const G: Market = { night: 0, visitors: 0, pile, discarded: [], merchants, ...open };
    beginNight(G, random);
    return G;
  },
  turn: { activePlayers: { all: 'market' }, stages: { market: { moves } } },
  endIf: ({ G }: { G: Market }) => (G.ask === 'over' ? { over: true } : undefined),
};

export type Move = [name: keyof typeof moves, seat: number, lantern?: number];

export function legalMoves(G: Market): Move[] {
  const lanterns = (seat: number): number[] => [...new Set(merchant(G, seat).hand)];
  switch (G.ask) {
    case 'choose':
      return G.asked.flatMap((seat): Move[] => {
        const canMeet = !merchant(G, seat).peddlerCame && G.pile.length > 0;
        const payable = lanterns(seat).filter((lantern) => OIL * lantern <= merchant(G, seat).coins);
        const choices: Move[] = [['choose', seat], ...payable.map((lantern): Move => ['choose', seat, lantern])];
        return canMeet ? [...choices, ['peddler', seat]] : choices;
      });
    case 'peddler':
      return G.asked.flatMap((seat) => lanterns(seat).map((lantern): Move => ['givePeddler', seat, lantern]));
    case 'gust':
      return G.asked.flatMap((seat): Move[] => [
        ['gust', seat],
        ['pass', seat],
      ]);
    case 'shelter':
      return G.asked.flatMap((seat): Move[] => {
        const enough = lanterns(seat).filter((lantern) => lantern >= G.wind);
        return [['dark', seat], ...enough.map((lantern): Move => ['shelter', seat, lantern])];
      });
    case 'over':
      return [];
  }
}

declare const JADE_ROOT: string;

/** A folder of its own, outside of our packages: what is compared with us is no part of us, and comes only when it is asked for. */
export const FOLDER = join(JADE_ROOT, 'bench/boardgameio');

/** Installs the packages of a folder from its lock file, once. npm's own words go to standard error. */
export function installOnce(what: string, folder = FOLDER): void {
  if (existsSync(join(folder, 'node_modules', what))) return;
  console.error(`installing ${what} for the comparison, once, into ${relative(JADE_ROOT, folder)} …`);
  const args = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--fetch-retries=0'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0)
    throw new Failure(
      `${what} could not be installed; it needs the network once. All else is measured without --compare`,
    );
}

interface Internal {
  CreateGameReducer(setup: { game: unknown; isClient?: boolean }): (state: unknown, action: unknown) => { G: Market };
  InitializeGame(setup: { game: unknown; numPlayers: number }): { G: Market };
}

/** The action its reducer understands. */
export function makeMove(type: string, args: unknown[], playerID: string): unknown {
  return { type: 'MAKE_MOVE', payload: { type, args, playerID } };
}

/** Random games for about this long; how many moves a second. */
export function boardgameioMovesPerSecond(players: number, milliseconds: number): number {
  process.env.NODE_ENV = 'production';
  const require = createRequire(join(FOLDER, 'package.json'));
  const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Internal;
  const random: Stream = stream('bench', 'boardgame.io');
  const reducer = CreateGameReducer({ game });
  const playOne = (seed: number): number => {
    let state = InitializeGame({ game: { ...game, seed: `bench-${seed}` }, numPlayers: players });
    let made = 0;
    for (let legal = legalMoves(state.G); legal.length > 0; legal = legalMoves(state.G)) {
      const [name, seat, lantern] = pick(random, legal);
      const before = state.G;
      state = reducer(state, makeMove(name, lantern === undefined ? [] : [lantern], String(seat)));
      if (state.G === before) throw new Error(`boardgame.io refused ${name}`);
      made += 1;
    }
    return made;
  };
  const warmUntil = performance.now() + WARM_UP * milliseconds;
  while (performance.now() < warmUntil) playOne(below(random, 1000));
  let moves = 0;
  const start = performance.now();
  for (let seed = 0; performance.now() - start < milliseconds; seed++) moves += playOne(seed);
  return (moves * 1000) / (performance.now() - start);
}
