import { readFileSync } from 'node:fs';
import { parseRulebook } from '@jade/engine';
import { playthrough, testKit } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { MISSIONS_A, MISSIONS_B } from '../content/missions.ts';
import { wayOfThePanda } from '../index.ts';
import messages from '../messages/en.json';

const rules = parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'));

/** Every number of players, and every mission at least once. */
const setups = [
  ...[2, 3, 4].map((players) => ({ mode: 'standard', players })),
  ...MISSIONS_A.map((a, index) => ({
    mode: 'expert',
    players: 2 + (index % 3),
    options: { a, b: MISSIONS_B[index] ?? '' },
  })),
];

describe('Way of the Panda, over random games', () => {
  const kit = testKit(wayOfThePanda, { rules, messages: expand(messages), setups, games: 1, every: 37 });

  it('every game comes to an end', kit.gamesFinish);
  it('no guard, tile or building is lost or made', kit.piecesAreConserved);
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
    const lines = playthrough(wayOfThePanda, {
      mode: 'expert',
      players: 2,
      options: { a: 'A9', b: 'B3' },
      seed: 'golden',
    }).split('\n');
    await expect(`${lines.slice(0, 1200).join('\n')}\n`).toMatchFileSnapshot('golden/two-clans.txt');
  });
});
