/**
 * Rules give message keys and parameters; here they become sentences. Parameters speak too: one whose name ends in `seat` or
 * `seats` becomes the name of who sits there, and a text value is looked up as `name.value` (`road` = `R12` reads as the message `road.R12`),
 * in the form that the message asks for (forms.ts). What a message selects by is the id, never its words.
 */

import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { isPluralElement, isSelectElement, isTagElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Json, Params, Phrase, Problem } from '@jade/engine';
import { causeKeys, optionMessage, problemMessage } from '@jade/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from './catalogue.ts';
import { inForm } from './forms.ts';

export interface Speaker {
  readonly locale: string;
  /** The message in words; a key without a message is shown as it is, so that it can be found. */
  say(key: string, params?: Params): string;
  /** The same in pieces, so that what the parameters say can be set apart. */
  parts(key: string, params?: Params): readonly Part[];
  has(key: string): boolean;
  /** Things beside each other, without a last “and”. */
  list(texts: readonly string[]): string;
}

export interface Part {
  readonly text: string;
  readonly param: boolean;
}

/** A message ready to be spoken: what it asks of each parameter. */
interface Prepared {
  readonly format: IntlMessageFormat;
  readonly asks: readonly Ask[];
}

/** `spoken`: put into the sentence; else only counted or selected by. */
interface Ask {
  readonly argument: string;
  readonly param: string;
  readonly form: string | null;
  readonly spoken: boolean;
}

/** Options such as `player:1` are about whoever sits there. */
const NAMES_A_SEAT = new Set(['player', 'next']);

export function speaker(locale: string, catalogue: Catalogue, seatName: (seat: number) => string): Speaker {
  const prepared = new Map<string, Prepared>();
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale);
  const rows = new Intl.ListFormat(locale, { type: 'unit' });

  function messageOf(key: string): Prepared | null {
    const text = catalogue[key];
    if (text === undefined) return null;
    let message = prepared.get(key);
    if (message === undefined) {
      message = prepare(text, locale);
      prepared.set(key, message);
    }
    return message;
  }

  function say(key: string, params: Params = {}): string {
    const message = messageOf(key);
    if (message === null) return key;
    const values = asked(message, params).map((ask) => [
      ask.argument,
      ask.spoken ? spoken(ask, params) : meant(ask, params),
    ]);
    return String(message.format.format(Object.fromEntries(values)));
  }

  function parts(key: string, params: Params = {}): readonly Part[] {
    const message = messageOf(key);
    if (message === null) return [{ text: key, param: false }];
    // Words are wrapped, so that they come back as pieces of their own.
    const values = asked(message, params).map((ask) => {
      return [ask.argument, ask.spoken ? { word: spoken(ask, params) } : meant(ask, params)];
    });
    return message.format.formatToParts<{ word: string }>(Object.fromEntries(values)).map(({ value }): Part => {
      return typeof value === 'object' ? { text: value.word, param: true } : { text: String(value), param: false };
    });
  }

  /** A parameter as it stands in the sentence. */
  function spoken({ param, form }: Ask, params: Params): string {
    return inWords(param, params[param] ?? '', form);
  }

  /** What a parameter is counted or selected by: its number, its id, or what a form says of its noun. */
  function meant({ param, form }: Ask, params: Params): string | number {
    const value = params[param] ?? '';
    // Adding nothing turns -0 into 0, which no reader knows apart.
    if (typeof value === 'number') return value + 0;
    return form === null ? String(value) : (catalogue[`${param}.${String(value)}_${form}`] ?? '');
  }

  function inWords(name: string, value: Json, form: string | null): string {
    if (isPhrase(value)) return declined(say(value.key, value.params), form, '');
    if (Array.isArray(value)) return lists.format(value.map((part) => inWords(name, part, form)));
    if (typeof value === 'number')
      return /seats?$/i.test(name) ? declined(seatName(value), form, '') : numbers.format(value + 0);
    const text = String(value);
    if (NAMES_A_SEAT.has(name) && /^\d$/.test(text)) return declined(seatName(Number(text)), form, '');
    const named = `${name}.${text}`;
    return declined(catalogue[named] === undefined ? text : say(named), form, named);
  }

  function declined(plain: string, form: string | null, key: string): string {
    if (form === null) return plain;
    return inForm(locale, form, plain, (one) => (key === '' ? undefined : catalogue[`${key}_${one}`]));
  }

  return { locale, say, parts, has: (key) => catalogue[key] !== undefined, list: (texts) => rows.format(texts) };
}

/** Parameters that were not given are left out: the message says that they are missing. */
function asked({ asks }: Prepared, params: Params): readonly Ask[] {
  return asks.filter(({ param }) => params[param] !== undefined);
}

/** Arguments that are put into the sentence get a name of their own, so that the same parameter can be selected by. */
function prepare(text: string, locale: string): Prepared {
  const ast = parse(text, PARSING);
  const asks = new Map<string, Ask>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (isPluralElement(element) || isSelectElement(element)) {
        note(element.value, false);
        for (const option of Object.values(element.options)) visit(option.value);
      } else if (isTagElement(element)) visit(element.children);
      else if (element.type === TYPE.argument) element.value = note(element.value, true);
      else if (element.type !== TYPE.literal && element.type !== TYPE.pound) note(element.value, false);
    }
  };
  const note = (written: string, spoken: boolean): string => {
    const [param = '', form = null] = written.split('_');
    const argument = spoken ? `${written} in words` : written;
    asks.set(argument, { argument, param, form, spoken });
    return argument;
  };
  visit(ast);
  return { format: new IntlMessageFormat(ast, locale), asks: [...asks.values()] };
}

export const PARSING = { ignoreTag: true, requiresOtherClause: true } as const;

/** A sentence inside a sentence: a parameter that is a message with parameters of its own. */
function isPhrase(value: Json): value is { readonly key: string; readonly params: Params } {
  return typeof value === 'object' && value !== null && 'key' in value && 'params' in value;
}

/** What a sentence that is data says. */
export function sayPhrase(words: Speaker, { key, params }: Pick<Phrase, 'key' | 'params'>): string {
  return words.say(key, params);
}

/** What is wrong, in words. */
export function problemWords(words: Speaker, problem: Problem): string {
  return sayPhrase(words, problemMessage(problem));
}

/** What an option says. */
export function optionWords(words: Speaker, decision: string, key: string): string {
  const { keys, params } = optionMessage(decision, key);
  return words.say(keys.find((one) => words.has(one)) ?? keys.join(' or '), params);
}

/** Why a question is asked, or null where nobody wrote it down. */
export function causeWords(words: Speaker, decision: string, params: Params): string | null {
  const key = causeKeys(decision).find((one) => words.has(one));
  return key === undefined ? null : words.say(key, params);
}
