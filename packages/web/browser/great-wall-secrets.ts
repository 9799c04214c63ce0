/**
 * Games of The Great Wall at several moments, each with what the first seat may not know: cards that other seats hold
 * and that neither its view nor what it was told names. Run with scripts/ts.js; prints JSON.
 */

import { anyGame, choose, configure, eventFor, expectOk, openMatch, seat, seatView, writeRecord } from '@jade/engine';
import { greatWall } from '@jade/great-wall';
import { titleOf } from '@jade/great-wall/screen';
import { dice } from './dice.ts';

interface Clan {
  readonly tactics: readonly string[];
  readonly support: readonly string[];
  readonly dealt: readonly string[];
}

/** People sit everywhere, so that nobody plays on by themselves. */
const seated = (players: number) =>
  Object.fromEntries(
    Array.from({ length: players }, (_, index) => index + 1).flatMap((number) => [
      [`Seat${number}`, `Friend ${number}`],
      [`Sitter${number}`, 'person'],
    ]),
  );

const definition = anyGame(greatWall);
const first = seat(0);
const found: { record: string; secrets: string[]; seats: number }[] = [];

for (const [mode, players] of [
  ['competitive', 4],
  ['competitive', 2],
  ['cooperative', 3],
] as const) {
  const match = openMatch(definition, expectOk(configure(definition, { mode, players, options: {}, seed: 'secrets' })));
  const random = dice(players);
  const moments = [0, 8, 40, 90, 140];
  while (match.pending !== null && moments.length > 0) {
    const asked = match.pending.questions.some((question) => question.seat === first);
    if (asked && match.moments.length >= (moments[0] ?? 0)) {
      moments.shift();
      const heard = [match.opening, ...match.moments.map(({ events }) => events)].flat();
      const known = JSON.stringify([
        seatView(definition, match.game, match.pending, first),
        heard.map((event) => eventFor(event, first)),
      ]);
      const clans = (match.game as unknown as { clans: readonly Clan[] }).clans.slice(1, players);
      const hidden = clans.flatMap(({ tactics, support, dealt }) => [...tactics.map(titleOf), ...support, ...dealt]);
      found.push({
        record: writeRecord(match, seated(players)),
        secrets: [...new Set(hidden)].filter((card) => card !== '' && !known.includes(`"${card}`)),
        seats: players,
      });
    }
    const [question] = match.pending.questions;
    if (question === undefined) break;
    const key = question.options[Math.floor(random() * question.options.length)] ?? '';
    expectOk(choose(match, { seat: question.seat, key, seq: match.moments.length }));
  }
}
process.stdout.write(JSON.stringify(found));
