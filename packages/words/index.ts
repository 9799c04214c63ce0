/**
 * Every sentence a person reads comes from a catalogue: message keys with ICU texts, one file a language.
 * Rules give keys and parameters; here they become words. Parameters speak too: one whose name ends in
 * `seat` or `seats` becomes the name of who sits there, and a text value is looked up as `name.value`
 * (`road` = `R12` reads as the message `road.R12`).
 */

import type { Json, Params } from '@jade/engine';
import { optionMessage } from '@jade/engine';
import { IntlMessageFormat } from 'intl-messageformat';

export type Catalogue = Readonly<Record<string, string>>;

export interface Speaker {
  /** The message in words; a key without a message is shown as it is, so that it can be found. */
  say(key: string, params?: Params): string;
  has(key: string): boolean;
}

export function speaker(locale: string, catalogue: Catalogue, seatName: (seat: number) => string): Speaker {
  const formats = new Map<string, IntlMessageFormat>();

  function say(key: string, params: Params = {}): string {
    const text = catalogue[key];
    if (text === undefined) return key;
    let format = formats.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inWords(name, value)]));
    return String(format.format(words));
  }

  function inWords(name: string, value: Json): string | number {
    if (typeof value === 'number') return /seats?$/i.test(name) ? seatName(value) : value;
    if (Array.isArray(value))
      return new Intl.ListFormat(locale).format(value.map((part) => String(inWords(name, part))));
    const text = String(value);
    const named = `${name}.${text}`;
    return catalogue[named] === undefined ? text : say(named);
  }

  return { say, has: (key) => catalogue[key] !== undefined };
}

/** What an option says. */
export function optionWords(words: Speaker, decision: string, key: string): string {
  const { keys, params } = optionMessage(decision, key);
  return words.say(keys.find((one) => words.has(one)) ?? keys.join(' or '), params);
}
