/**
 * A game of The Great Wall that is led to a certain question to the first seat: random play with a liking for what
 * brings it about. Run with scripts/ts.js; prints the record of the game up to that question.
 *
 *     node scripts/ts.js packages/web/browser/shots/led-great-wall.ts '{"mode":"competitive","players":4,"decision":"window.ask"}'
 */

import type { Event, Frame } from '@jade/engine';
import { anyGame, branch, choose, configure, expectOk, openMatch, writeRecord } from '@jade/engine';
import { greatWall } from '@jade/great-wall';
import { dice } from '../dice.ts';

interface Wish {
  readonly mode: string;
  readonly players: number;
  /** The question; `end` for the end of the game; `beforeBreach`, `beforeQin` and `beforeSpring` for the last choice before a Breach, a turn of Qin and a Spring. */
  readonly decision: string;
  /** What the frame of the question must hold, such as `{ "on": "soldiersKilled" }`. */
  readonly frame?: Readonly<Record<string, unknown>>;
  /** So many choices at least, and so many options. */
  readonly after?: number;
  readonly options?: number;
  /** An option that must be there. */
  readonly option?: string;
  /** Options that are liked on the way, and those that are not. */
  readonly likes?: string;
  readonly shuns?: string;
  readonly year?: number;
  /** So many cards in the hand at least. */
  readonly hand?: number;
}

const wish = JSON.parse(process.argv[2] ?? '{}') as Wish;
const likes = new RegExp(
  wish.likes ?? '^(from|to|recruit|spot|spots|firing|wall|barricade|location|upgrade|advisor|clerk)',
);
const shuns = new RegExp(wish.shuns ?? '^(pass|stop|no|leave)$');
const definition = anyGame(greatWall);

function fits(frame: Frame, keys: readonly string[], moments: number, year: number): boolean {
  return (
    moments >= (wish.after ?? 0) &&
    keys.length >= (wish.options ?? 1) &&
    year >= (wish.year ?? 0) &&
    (wish.option === undefined || keys.some((key) => key.startsWith(wish.option ?? ''))) &&
    Object.entries(wish.frame ?? {}).every(
      ([name, value]) => (frame as unknown as Record<string, unknown>)[name] === value,
    )
  );
}

interface Hand {
  readonly commands: readonly string[];
  readonly tactics: readonly string[];
}

type Played = ReturnType<typeof openMatch>;

function recordOf(match: Played, tags: Readonly<Record<string, string>> = {}): string {
  const names = ['Mira', 'Tomo', 'Master Bo', 'Lena'];
  const seats = names.flatMap((who, index) => [
    [`Seat${index + 1}`, who],
    [`Sitter${index + 1}`, 'person'],
  ]);
  return writeRecord(match, { ...Object.fromEntries(seats), ...tags });
}

function print(match: Played): never {
  process.stdout.write(recordOf(match));
  process.exit(0);
}

/** The game without its last choice, which stands in the tag Next. */
function printBefore(match: Played, key: string): never {
  process.stdout.write(recordOf(expectOk(branch(match, match.moments.length - 1)), { Next: key }));
  process.exit(0);
}

const BEFORE: Readonly<Record<string, (told: readonly Event[]) => boolean>> = {
  beforeSpring: (told) => told.some(({ key, params }) => key === 'season' && params.season === 'spring'),
  beforeBreach: (told) => told.some(({ key }) => key === 'breach'),
  beforeQin: (told) =>
    told.filter(({ params }) => params.seat === 'qin').length > 2 && !told.some(({ key }) => key === 'season'),
};

for (let game = 1; game <= 400; game++) {
  const { mode, players } = wish;
  const config = expectOk(configure(definition, { mode, players, options: {}, seed: `led ${game}` }));
  const match = openMatch(definition, config);
  const random = dice(game);
  while (match.pending !== null && match.moments.length < 900) {
    const { name, questions, frame } = match.pending;
    const own = questions.find(({ seat }) => seat === 0);
    const { year, clans } = match.game as unknown as { year: number; clans: readonly Hand[] };
    const hand = (clans[0]?.commands.length ?? 0) + (clans[0]?.tactics.length ?? 0);
    if (
      name === wish.decision &&
      hand >= (wish.hand ?? 0) &&
      own !== undefined &&
      fits(frame, own.options, match.moments.length, year)
    )
      print(match);
    const question = questions[0];
    if (question === undefined) break;
    const liked = question.options.filter((key) => likes.test(key));
    const rest = question.options.filter((key) => !shuns.test(key));
    const pool =
      liked.length > 0 && random() < 0.85 ? liked : rest.length > 0 && random() < 0.8 ? rest : question.options;
    const key = pool[Math.floor(random() * pool.length)] ?? '';
    expectOk(choose(match, { seat: question.seat, key, seq: match.moments.length }));
    const told = match.moments.at(-1)?.events ?? [];
    if (question.seat === 0 && BEFORE[wish.decision]?.(told)) printBefore(match, key);
  }
  if (match.pending === null && wish.decision === 'end') print(match);
}
throw new Error(`no game came to ${process.argv[2]}`);
