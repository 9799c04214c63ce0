/** Which choices do something, and which only let things be: only the former stand out. */

import type { Inspection } from '@jade/engine';
import { isOffer, offerName } from '@jade/engine';
import type { Speaker } from '@jade/words';
import { optionWords, sayPhrase } from '@jade/words';

const LETS_BE = new Set(['pass', 'stop', 'leave', 'withdraw', 'idle', 'no', 'skip', 'done']);

/** Whether an option only leaves something, stops or passes. */
export function letsBe(key: string): boolean {
  return LETS_BE.has(isOffer(key) ? offerName(key) : key);
}

/** What is offered beside the question stands out, unless it only leaves something. */
export function isDeed(key: string): boolean {
  return isOffer(key) && !letsBe(key);
}

/** What a choice does, for the button that carries it out beside the thing it concerns. */
export function doingWords(words: Speaker, decision: string, key: string, concerned: Inspection | null): string {
  return concerned?.deed === undefined ? optionWords(words, decision, key) : sayPhrase(words, concerned.deed);
}
