import catalogue from '@jade/great-wall/messages/en.json';
import type { Seen } from '@jade/great-wall/screen';
import { BASIC, PASS, USE, window } from '@jade/great-wall/screen';
import { speaker } from '@jade/words';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../table/session.ts';
import { promptText } from './prompt-text.ts';

const words = speaker('en', catalogue, (seat) => `P${seat + 1}`);

/** What a window says to whoever has these options; the table does not matter for it. */
function helpIn(options: readonly string[]): string | undefined {
  const view = { decision: window.steps.ask, options, prompt: {}, stack: [] };
  return promptText(words, {} as Seen, view as unknown as Session['look']['view'], 0, false).help;
}

describe('a window says how often one may answer it (GW-TIME-4)', () => {
  const [ability, card] = [USE.of('guardian'), BASIC.of('ambush')];

  it.each([
    [[ability, card], 'Use your abilities, each once; after them you may play one Tactic card.'],
    [[ability], 'Use your abilities, each once.'],
    [[card], 'You may play one Tactic card.'],
    [[], 'Nothing of yours answers this.'],
  ])('to whoever could answer with %j', (answers, said) => {
    expect(helpIn([...answers, PASS])).toBe(said);
  });
});
