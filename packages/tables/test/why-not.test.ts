import type { GameDefinition, Match, Seat } from '@jade/engine';
import {
  anyGame,
  candidatesOf,
  choose,
  codeAt,
  configure,
  expectOk,
  openMatch,
  refusalOf,
  seatsOf,
  seatView,
  stream,
} from '@jade/engine';
import { randomChoice } from '@jade/engine/kit';
import { ghostStories } from '@jade/ghost-stories';
import { greatWall } from '@jade/great-wall';
import { lanternMarket } from '@jade/lantern-market';
import { wayOfThePanda } from '@jade/way-of-the-panda';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../looking.ts';

const GAMES = [anyGame(lanternMarket), anyGame(wayOfThePanda), anyGame(greatWall), anyGame(ghostStories)];

/** So many choices of a random game are looked at, in every mode. */
const CHOICES = 150;

/** Everything a seat could mean. */
function meant({ definition, game, pending }: Match, seat: Seat): readonly string[] {
  if (pending === null) return [];
  const { rules } = definition;
  const offered = [...rules.offers.values()].flatMap((offer) => offer.candidates?.(game, seat, pending.frame) ?? []);
  const isAsked = pending.questions.some((asked) => asked.seat === seat);
  return [...(isAsked ? candidatesOf(codeAt(rules, game, pending.frame), game, pending.frame, seat) : []), ...offered];
}

/** Where what is said from the view differs from what is said by whoever knows everything. */
function differences(definition: GameDefinition, mode: string, players: number): string[] {
  const match = openMatch(definition, expectOk(configure(definition, { mode, players, seed: 'why' })));
  const random = stream('why', mode);
  const found = new Set<string>();
  while (match.pending !== null && match.moments.length < CHOICES) {
    const { game, pending } = match;
    for (const seat of seatsOf(game)) {
      const view = seatView(definition, game, pending, seat);
      for (const key of meant(match, seat)) {
        const [said, known] = [whyNot(definition, view, key), refusalOf(match, seat, key)];
        if (JSON.stringify(said) !== JSON.stringify(known))
          found.add(`${pending.name} ${key}: ${JSON.stringify(said)} for ${JSON.stringify(known)}`);
      }
    }
    expectOk(choose(match, { ...randomChoice(pending, random), seq: match.moments.length }));
  }
  return [...found];
}

describe('Why something cannot be chosen', () => {
  for (const definition of GAMES) {
    for (const { id: mode, players } of definition.modes) {
      it(`is known from the view alone: ${definition.id}, ${mode}`, () => {
        expect(differences(definition, mode, Math.max(...players))).toEqual([]);
      });
    }
  }
});
