/**
 * A game of Ghost Stories that is led to a certain question: random play with a liking for what brings it about. Run
 * with scripts/ts.js; prints the record of the game up to that question.
 *
 *     node scripts/ts.js packages/web/browser/shots/led-ghost-stories.ts white-moon barrier.board [at least so many choices] [unnamed]
 *
 * `before:boss` leads to the last choice before a moment of that kind; the record's tag Next names it.
 */

import type { Match, Seat } from '@jade/engine';
import { anyGame, branch, choose, configure, expectOk, openMatch, weightiest, writeRecord } from '@jade/engine';
import { ghostStories } from '@jade/ghost-stories';
import { dice } from '../dice.ts';

const [mode = 'white-moon', wanted = 'barrier.board', atLeast = '0', names] = process.argv.slice(2);
const LIKED = /^(suLing|setCrystal|exorcise|save|mantra|help|all|roll|tile:|space:)/;
const definition = anyGame(ghostStories);
const { telling } = definition;

for (let game = 1; game <= 6000; game++) {
  const options = { difficulty: 'normal', ...(mode === 'white-moon' && { 'ma-cho': 'true' }), 'crazy-shaman': 'true' };
  const config = expectOk(configure(definition, { mode, players: 4, options, seed: `led ${game}` }));
  const match = openMatch(definition, config);
  const random = dice(game);
  while (match.pending !== null && match.moments.length < 600) {
    const [question] = match.pending.questions;
    if (question === undefined) break;
    const { name } = match.pending;
    const targets = (match.pending.frame as { targets?: number[] }).targets?.length ?? 2;
    if (name === wanted && match.moments.length >= Number(atLeast) && targets > 1) {
      finish(match);
    }
    const liked = question.options.filter((key) => LIKED.test(key) && key !== 'stop');
    const crystal = question.options.find((key) => /^(setCrystal|suLing)$/.test(key));
    const pool =
      crystal !== undefined && name !== 'yang.place'
        ? [crystal]
        : liked.length > 0 && random() < 0.85
          ? liked
          : question.options;
    const key = wanted.startsWith('before:')
      ? well(match, question.seat, question.options)
      : (pool[Math.floor(random() * pool.length)] ?? '');
    const { events } = expectOk(choose(match, { seat: question.seat, key, seq: match.moments.length }));
    const last = match.moments.length - 1;
    if (telling !== undefined && last >= Number(atLeast) && wanted === `before:${weightiest(telling, events)}`)
      finish(expectOk(branch(match, last)), { Next: key });
  }
}
throw new Error(`no game came to ${wanted}`);

/** What somebody who knows the game would do: only so does one come far enough to meet Wu-Feng. */
function well({ game, definition: { policy } }: Match, seat: Seat, options: readonly string[]): string {
  const weights = policy?.(game, seat, options) ?? [];
  return options[weights.indexOf(Math.max(...weights))] ?? options[0] ?? '';
}

function finish(match: Match, tags: Readonly<Record<string, string>> = {}): never {
  const seats = Object.fromEntries(
    ['Lena', 'Tomo', 'Mira', 'Bo'].flatMap((who, index) => [
      [`Seat${index + 1}`, who],
      [`Sitter${index + 1}`, 'person'],
    ]),
  );
  process.stdout.write(writeRecord(match, names === 'unnamed' ? tags : { ...seats, ...tags }));
  process.exit(0);
}
