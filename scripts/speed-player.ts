/**
 * For compare-speed.ts, which bundles it with the packages of two commits: so it asks only for what both have. Answers one question about
 * one game: how many random decisions a second, how many imagined games or iterations in thought a second, or a fingerprint of the
 * random games it plays or of the choices that bots make.
 */

import { botNamed, searchSpeed } from '../packages/bots/index.ts';
import { DEFINITIONS } from '../packages/cli/library.ts';
import type { SeatView } from '../packages/engine/index.ts';
import {
  advance,
  answer,
  at,
  configure,
  expectOk,
  fingerprint,
  must,
  seatView,
  setUp,
  stream,
} from '../packages/engine/index.ts';
import { randomChoice } from '../packages/engine/kit/index.ts';

const [, , what, game] = process.argv;
const definition = must(
  DEFINITIONS.find(({ id }) => id === game),
  `a game '${game}'`,
);

/** A big game is compiled only after seconds of play. */
const WARM_UP = 3000;
const SLICE = 60;
const SLICES = 40;
/** Random games, and positions of games among bots, that are compared. */
const GAMES = 500;
const POSITIONS = 45;

switch (what) {
  case 'decisions':
    console.log(decisionsPerSecond());
    break;
  case 'thinking':
    console.log(thoughtsPerSecond());
    break;
  case 'games':
    console.log(gamesPlayed());
    break;
  case 'choices':
    console.log(choicesMade());
    break;
}

function playOne(seed: string, seen?: (table: unknown) => void): number {
  const random = stream(seed, 'players');
  const table = setUp(definition, expectOk(configure(definition, { seed })));
  let pending = advance(definition.rules, table);
  let decisions = 0;
  while (pending !== null) {
    const { seat, key } = randomChoice(pending, random);
    pending = answer(definition.rules, table, pending, seat, key);
    decisions += 1;
    if (seen !== undefined && decisions % 20 === 0) seen(table);
  }
  seen?.([table, definition.outcome(table)]);
  return decisions;
}

function decisionsPerSecond(): number {
  let seed = 0;
  for (const end = performance.now() + WARM_UP; performance.now() < end; ) playOne(`warm-${seed++}`);
  let best = 0;
  for (let slice = 0; slice < SLICES; slice++) {
    const start = performance.now();
    let decisions = 0;
    while (performance.now() - start < SLICE) decisions += playOne(`speed-${seed++}`);
    best = Math.max(best, (decisions * 1000) / (performance.now() - start));
  }
  return best;
}

function thoughtsPerSecond(): number {
  const views = positions();
  let best = 0;
  for (let pass = 0; pass < 4; pass++)
    best = Math.max(best, searchSpeed(definition, views, stream(`pass ${pass}`, 'thinking')));
  return best;
}

function gamesPlayed(): string {
  const prints: string[] = [];
  for (let number = 0; number < GAMES; number++) playOne(`same-${number}`, (table) => prints.push(fingerprint(table)));
  return fingerprint(prints);
}

function choicesMade(): string {
  const adept = must(botNamed('adept'), 'the adept');
  return fingerprint(
    positions().map((view, index) => {
      const situation = { definition, options: view.options ?? [], offers: view.offers, view: () => view };
      return adept.choose({ ...situation, random: stream(`same ${index}`, 'thinking') });
    }),
  );
}

/** What seats see in games of apprentices, now and then, wherever there is a choice. */
function positions(): SeatView[] {
  const player = must(botNamed('apprentice'), 'the apprentice');
  const random = stream('positions', 'players');
  const views: SeatView[] = [];
  for (let number = 0; views.length < POSITIONS; number++) {
    const table = setUp(definition, expectOk(configure(definition, { seed: `position-${number}` })));
    let pending = advance(definition.rules, table);
    for (let made = 0; pending !== null && views.length < POSITIONS; made++) {
      const { seat, options } = at(pending.questions, 0);
      const view = seatView(definition, table, pending, seat);
      if (made % 7 === 0 && options.length > 1) views.push(view);
      const key = player.choose({ definition, options, offers: [], view: () => view, random });
      pending = answer(definition.rules, table, pending, seat, must(key, 'a choice'));
    }
  }
  return views;
}
