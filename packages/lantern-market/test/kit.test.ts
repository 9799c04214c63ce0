import { readFileSync } from 'node:fs';
import { parseRulebook } from '@jade/engine';
import { playthrough, testKit } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { lanternMarket } from '../index.ts';
import messages from '../messages/en.json';

const rules = parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8'));

describe('Lantern Market, over random games', () => {
  const kit = testKit(lanternMarket, {
    rules,
    messages: expand(messages),
    hidden: ['merchants.hand', 'pile', 'stack.answers.key'],
    games: 10,
  });

  it('every game comes to an end', kit.gamesFinish);
  it('no lantern is lost or made', kit.piecesAreConserved);
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
    await expect(playthrough(lanternMarket, { players: 3, seed: 'golden' })).toMatchFileSnapshot(
      'golden/three-merchants.txt',
    );
  });
});
