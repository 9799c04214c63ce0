/** What was told, in words: an event as a sentence, and why it happened. */

import type { Told as Event } from '@jade/engine';
import type { Speaker } from '@jade/words';
import { optionWords } from '@jade/words';
import { Message, useWords } from '../words/words.tsx';

/** An event as a sentence; what was the only choice is named as the choice it was. */
export function toldWords(words: Speaker, { key, params }: Event): string {
  return words.say(`event.${key}`, spoken(words, key, params));
}

/** The same with its parameters set apart. */
export function Told({ event: { key, params } }: { event: Event }) {
  const words = useWords();
  return <Message message={`event.${key}`} params={spoken(words, key, params)} />;
}

function spoken(words: Speaker, key: string, params: Event['params']): Event['params'] {
  const { decision, choice } = params;
  if (key !== 'forced' || typeof decision !== 'string' || typeof choice !== 'string') return params;
  return { ...params, what: optionWords(words, decision, choice) };
}

/** One sentence of why, where there is one for what happened or for the rule behind it. */
export function reasonOf(words: Speaker, { key, params, rule }: Event): string {
  const known = [`tell.${key}`, `tell.${rule}`].find((one) => words.has(one));
  return known === undefined ? '' : words.say(known, params);
}
