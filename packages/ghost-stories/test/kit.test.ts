import { readFileSync } from 'node:fs';
import { parseRulebook } from '@jade/engine';
import { playthrough, testKit } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { ghostStories } from '../index.ts';
import messages from '../messages/en.json';

const rules = parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'));

/** Every number of players in both modes, and every option at least once. */
const setups = [
  { mode: 'base', players: 4, options: { difficulty: 'nightmare' } },
  { mode: 'base', players: 3, options: { difficulty: 'initiation', 'crazy-shaman': 'true' } },
  { mode: 'base', players: 2, options: { difficulty: 'hell', boards: 'chosen' } },
  { mode: 'base', players: 1, options: { difficulty: 'nightmare', boards: 'chosen' } },
  { mode: 'white-moon', players: 4, options: { difficulty: 'nightmare', 'ma-cho': 'true', tiles: 'random' } },
  {
    mode: 'white-moon',
    players: 3,
    options: { difficulty: 'initiation', portal: 'edge', panic: 'c', boards: 'chosen' },
  },
  {
    mode: 'white-moon',
    players: 2,
    options: { difficulty: 'hell', 'ma-cho': 'four-families', 'crazy-shaman': 'true' },
  },
  { mode: 'white-moon', players: 1, options: { difficulty: 'nightmare', incarnations: 'base', portal: 'corner' } },
];

describe('Ghost Stories, over random games', () => {
  const kit = testKit(ghostStories, {
    rules,
    messages: expand(messages),
    setups,
    hidden: ['deck', 'removed', 'box', 'moon.stacks'],
    games: 4,
    every: 7,
  });

  it('every game comes to an end', kit.gamesFinish);
  it('no token, card or villager is lost or made', kit.piecesAreConserved);
  it('a replay equals the play', kit.replayEqualsPlay);
  it('a clone shares nothing', kit.clonesShareNothing);
  it('goes through JSON at every decision', kit.jsonRoundTrip);
  it('asking changes nothing', kit.optionsArePure);
  it('bots only look', kit.botsOnlyLook);
  it('views show what they list', kit.viewsShowWhatTheyList);
  it('views leak nothing', kit.viewsLeakNothing);
  it('questions leak nothing', kit.questionsLeakNothing);
  it('imagined games look the same', kit.imaginedGamesLookTheSame);
  it('every option is accepted and all else refused', kit.everyOptionIsAcceptedAndAllElseRefused);
  it('refusals agree with options', kit.refusalsAgreeWithOptions);
  it('prompts and refusals explain themselves', kit.promptsAndRefusalsExplainThemselves);

  it('goes as it always went', async () => {
    const lines = playthrough(ghostStories, { mode: 'white-moon', players: 2, seed: 'golden' }).split('\n');
    await expect(`${lines.slice(0, 1200).join('\n')}\n`).toMatchFileSnapshot('golden/two-taoists.txt');
  });
});
