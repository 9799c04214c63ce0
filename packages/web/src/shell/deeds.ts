/** Which choices do something, and which only let things be: only the former stand out. */

import { isOffer, offerName } from '@jade/engine';

const LETS_BE = new Set(['pass', 'stop', 'leave', 'withdraw', 'idle', 'no', 'skip', 'done']);

/** Whether an option only leaves something, stops or passes. */
export function letsBe(key: string): boolean {
  return LETS_BE.has(isOffer(key) ? offerName(key) : key);
}

/** What is offered beside the question stands out, unless it only leaves something. */
export function isDeed(key: string): boolean {
  return isOffer(key) && !letsBe(key);
}
