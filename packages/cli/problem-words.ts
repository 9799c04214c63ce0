/** What is wrong, in words for the terminal. */

import type { Problem } from '@jade/engine';
import messages from '@jade/engine/messages/en.json';
import { problemWords, speaker } from '@jade/words';

const words = speaker('en', messages, (seat) => `P${seat + 1}`);

export function explain(problem: Problem): string {
  return problemWords(words, problem);
}
