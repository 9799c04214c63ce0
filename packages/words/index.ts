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
  /** The same in pieces, so that what the parameters say can be set apart. */
  parts(key: string, params?: Params): readonly Part[];
  has(key: string): boolean;
}

export interface Part {
  readonly text: string;
  readonly param: boolean;
}

/** Options such as `player:1` are about whoever sits there. */
const NAMES_A_SEAT = new Set(['player', 'next']);

export function speaker(locale: string, catalogue: Catalogue, seatName: (seat: number) => string): Speaker {
  const formats = new Map<string, IntlMessageFormat>();

  function formatOf(key: string): IntlMessageFormat | null {
    const text = catalogue[key];
    if (text === undefined) return null;
    let format = formats.get(key);
    if (format === undefined) {
      format = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true });
      formats.set(key, format);
    }
    return format;
  }

  function say(key: string, params: Params = {}): string {
    const format = formatOf(key);
    if (format === null) return key;
    const words = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inWords(name, value)]));
    return String(format.format(words));
  }

  function parts(key: string, params: Params = {}): readonly Part[] {
    const format = formatOf(key);
    if (format === null) return [{ text: key, param: false }];
    // Words are wrapped, so that they come back as pieces of their own, and can still be selected by; numbers must stay
    // numbers for plurals.
    const wrapped = Object.entries(params).map(([name, value]) => {
      const word = inWords(name, value);
      return [name, typeof word === 'string' ? { word, toString: () => word } : word];
    });
    return format.formatToParts<{ word: string }>(Object.fromEntries(wrapped)).map(({ value }): Part => {
      return typeof value === 'object' ? { text: value.word, param: true } : { text: String(value), param: false };
    });
  }

  function inWords(name: string, value: Json): string | number {
    // Adding nothing turns -0 into 0, which no reader knows apart.
    if (typeof value === 'number') return /seats?$/i.test(name) ? seatName(value) : value + 0;
    if (Array.isArray(value))
      return new Intl.ListFormat(locale).format(value.map((part) => String(inWords(name, part))));
    const text = String(value);
    if (NAMES_A_SEAT.has(name) && /^\d$/.test(text)) return seatName(Number(text));
    const named = `${name}.${text}`;
    return catalogue[named] === undefined ? text : say(named);
  }

  return { say, parts, has: (key) => catalogue[key] !== undefined };
}

/** What an option says. */
export function optionWords(words: Speaker, decision: string, key: string): string {
  const { keys, params } = optionMessage(decision, key);
  return words.say(keys.find((one) => words.has(one)) ?? keys.join(' or '), params);
}
