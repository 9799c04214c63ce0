/** What was told, in words: an event as a sentence, and why it happened. */

import type { Told as Event } from '@jade/engine';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import { Message, useWords } from '../words/words.tsx';

/** An event as a sentence; what was the only choice is named as the choice it was. */
export function toldWords(words: Speaker, event: Event): string {
  const { message, params } = spoken(words, event);
  return words.say(message, params);
}

/** The same with its parameters set apart. */
export function Told({ event }: { event: Event }) {
  return <Message {...spoken(useWords(), event)} />;
}

function spoken(words: Speaker, { key, params }: Event): { message: string; params: Event['params'] } {
  const { decision, choice } = params;
  if (key !== 'forced' || typeof decision !== 'string' || typeof choice !== 'string')
    return { message: `event.${key}`, params };
  return { message: 'moment.forced', params: { ...params, what: optionWords(words, decision, choice) } };
}

/** One sentence of why, where there is one for what happened or for the rule behind it. */
export function reasonOf(words: Speaker, { key, params, rule }: Event): string {
  const known = [`tell.${key}`, `tell.${rule}`].find((one) => words.has(one));
  return known === undefined ? '' : words.say(known, params);
}
