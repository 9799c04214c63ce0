import { readFileSync } from 'node:fs';
import type { Wishes } from '@jade/engine';
import { parseRulebook } from '@jade/engine';
import { playthrough, testKit } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import messages from '../messages/en.json';

const rules = parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'));

/** Every mode with every number of players, each difficulty, and a table where everybody is asked in every window. */
const setups: readonly Omit<Wishes, 'seed'>[] = [
  ...[2, 3, 4].map((players) => ({ mode: 'competitive', players })),
  { mode: 'competitive', players: 3, options: { windows: 'always' } },
  ...['0', '50', '100'].map((difficulty) => ({ mode: 'solo', players: 1, options: { difficulty } })),
  ...[2, 3, 4].map((players) => ({ mode: 'cooperative', players })),
];

/** Behind the screens, in the decks, face down in set-up, and laid down in secret. */
const hidden = [
  ...['resources', 'tactics', 'support', 'dealt'].map((field) => `clans.${field}`),
  ...['hordeDeck', 'advisorDeck', 'tacticDeck', 'requestDeck', 'eventDeck', 'qinDeck'],
  ...['answers.key', 'paid', 'room'].map((field) => `stack.${field}`),
];

describe('The Great Wall, over random games', () => {
  // GW-TIME-5: the comfort of being asked only where there is something to do is for a table with one person.
  const questions = testKit(greatWall, {
    rules,
    setups: setups.map((one) => ({ ...one, options: { ...one.options, windows: 'always' } })),
    games: 2,
    every: 3,
  });
  const kit = testKit(greatWall, { rules, messages: expand(messages), setups, hidden, games: 1, every: 13 });

  it('every game comes to an end', kit.gamesFinish);
  it('no Soldier, Clerk, card or Shame token is lost or made', kit.piecesAreConserved);
  it('a replay equals the play', kit.replayEqualsPlay);
  it('a clone shares nothing', kit.clonesShareNothing);
  it('goes through JSON at every decision', kit.jsonRoundTrip);
  it('asking changes nothing', kit.optionsArePure);
  it('bots only look', kit.botsOnlyLook);
  it('views show what they list', kit.viewsShowWhatTheyList);
  it('views leak nothing', kit.viewsLeakNothing);
  it('questions leak nothing (GW-TIME-5)', questions.questionsLeakNothing);
  it('imagined games look the same', kit.imaginedGamesLookTheSame);
  it('every option is accepted and all else refused', kit.everyOptionIsAcceptedAndAllElseRefused);
  it('refusals agree with options', kit.refusalsAgreeWithOptions);
  it('prompts and refusals explain themselves', kit.promptsAndRefusalsExplainThemselves);

  it.each([
    ['three-clans', { mode: 'competitive', players: 3 }],
    ['qin', { mode: 'solo', players: 1 }],
    ['requests', { mode: 'cooperative', players: 2 }],
  ])('goes as it always went: %s', async (name, wishes) => {
    const lines = playthrough(greatWall, { ...wishes, seed: 'golden' }).split('\n');
    await expect(`${lines.slice(0, 700).join('\n')}\n`).toMatchFileSnapshot(`golden/${name}.txt`);
  });
});
