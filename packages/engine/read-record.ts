/** Reads a record: whether its form is right and its lines are whole. Needs no rules; whether it is true only a replay tells. */

import type { Redrawn } from './game.ts';
import { shortHash } from './hash.ts';
import type { Params } from './log.ts';
import type { Seat } from './plain.ts';
import { seat } from './plain.ts';
import type { Result, TextFault } from './problem.ts';

export const FORMAT = '2';
/** Its choices carry the fingerprint of the game after them instead of a guard. */
const FIRST_FORMAT = '1';

/**
 * More than any game needs, in characters; whatever is longer is refused before it is looked at. The longest game of
 * random players stays below a tenth of `record`, and `name` is what a seat can be called.
 */
export const LIMITS = { record: 1_000_000, line: 1_000, name: 24 } as const;

/** Free words about a match: names of the seats, place, date. */
export type Tags = Readonly<Record<string, string>>;

export interface RecordedChoice {
  readonly line: number;
  readonly seat: Seat;
  readonly key: string;
  /** The game after it, where the record tells. */
  readonly fingerprint: string | null;
}

/** A record whose form is right; whether it is true only a replay tells. */
export interface MatchRecord {
  readonly game: string;
  readonly version: string;
  readonly mode: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly redrawn?: Redrawn;
  readonly tags: Tags;
  /** The game before the first choice, where the record tells. */
  readonly start: string | null;
  readonly choices: readonly RecordedChoice[];
  /** The last line; `*` while the game goes on, `?` where it is over and whoever wrote this did not know how. */
  readonly result: string;
  /** Where to look when something is wrong. */
  readonly lines: { readonly game: number; readonly version: number; readonly start: number; readonly result: number };
}

const OWN_TAGS = ['Jade', 'Game', 'Rules', 'Mode', 'Players', 'Seed', 'Option', 'Choices', 'Start', 'Redrawn'];
/** Options may be none; a game that goes on promises no choices; whoever has no rules may not know how it started; few go on from a position. */
const NOT_ALWAYS = ['Option', 'Choices', 'Start', 'Redrawn'];

/** Chained: each line is guarded together with those before it. */
export function guardOf(previous: string, text: string): string {
  return shortHash(`${previous}\n${text}`);
}

const GUARDED = /^(.*) ([0-9a-f]{8})$/;
const TAG = /^\[([A-Z]\w*) "((?:[^"\\]|\\["\\])*)"\]$/;
const CHOICE = /^([1-9]\d*)\. P([1-9]) (\S+?)(?: @([0-9a-f]{8}))?$/;
const RESULT = /^(\*|\?|= (nobody|P\d( P\d)*) \| -?\d+( -?\d+)*)$/;

export function parseRecord(text: string): Result<MatchRecord> {
  if (text.length > LIMITS.record) return malformed(1, 'too-long', { limit: LIMITS.record });
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const long = lines.findIndex((line) => line.length > LIMITS.line);
  if (long >= 0) return malformed(long + 1, 'line-too-long', { limit: LIMITS.line });
  if (lines.pop() !== '') return malformed(lines.length + 1, 'cut-off');
  const header = readHeader(lines);
  if (!header.ok) return header;
  const { own, options, tags, guard, end } = header.value;

  const tag = (name: string) => own.get(name) ?? { line: end, value: '' };
  const format = tag('Jade');
  if (format.value !== FORMAT && format.value !== FIRST_FORMAT)
    return malformed(format.line, 'unknown-format', { format: format.value });
  const players = Number(tag('Players').value);
  if (!Number.isInteger(players)) return malformed(tag('Players').line, 'no-players');
  const body = (format.value === FORMAT ? readBody : readFirstBody)(lines, end + 1, guard);
  if (!body.ok) return body;
  const { choices, result, last } = body.value;

  const promised = own.get('Choices');
  if (promised !== undefined && !/^(0|[1-9]\d*)$/.test(promised.value)) return malformed(promised.line, 'no-count');
  if (promised !== undefined && (Number(promised.value) !== choices.length || result === '*'))
    return malformed(last, 'other-count', { promised: Number(promised.value), count: choices.length });
  if (lines.length > last) return malformed(last + 1, 'after-the-end');
  return {
    ok: true,
    value: {
      game: tag('Game').value,
      version: tag('Rules').value,
      mode: tag('Mode').value,
      players,
      options,
      seed: tag('Seed').value,
      ...redrawnIn(own.get('Redrawn')?.value),
      tags,
      start: own.get('Start')?.value ?? null,
      choices,
      result,
      lines: { game: tag('Game').line, version: tag('Rules').line, start: tag('Start').line, result: last },
    },
  };
}

function redrawnIn(value: string | undefined): Pick<MatchRecord, 'redrawn'> {
  if (value === undefined) return {};
  const [, after, seed = ''] = /^(\d+) (.*)$/.exec(value) ?? [];
  // What is no number is refused with the rest of the setup.
  return { redrawn: { after: Number(after), seed } };
}

type Malformed = Result<never> & { ok: false };

function malformed(line: number, fault: TextFault, params: Params = {}): Malformed {
  return { ok: false, problem: { code: 'malformed-record', line, fault, params } };
}

interface Header {
  readonly own: ReadonlyMap<string, { readonly line: number; readonly value: string }>;
  readonly options: Readonly<Record<string, string>>;
  readonly tags: Tags;
  /** Of its last line. */
  readonly guard: string;
  /** The empty line behind it. */
  readonly end: number;
}

function readHeader(lines: readonly string[]): Result<Header> {
  const own = new Map<string, { line: number; value: string }>();
  const options: Record<string, string> = {};
  const tags: Record<string, string> = {};
  let guard = '';
  let number = 1;
  for (; lines[number - 1] !== undefined && lines[number - 1] !== ''; number++) {
    const [, text = '', written] = GUARDED.exec(lines[number - 1] ?? '') ?? [];
    const [, tag, quoted] = TAG.exec(text) ?? [];
    if (tag === undefined || quoted === undefined) return malformed(number, 'no-header-line');
    guard = guardOf(guard, text);
    if (guard !== written) return malformed(number, 'changed', { guard });
    const value = quoted.replaceAll(/\\(["\\])/g, '$1');
    if (/^Seat\d$/.test(tag) && value.length > LIMITS.name)
      return malformed(number, 'name-too-long', { limit: LIMITS.name });
    if (tag === 'Option') {
      const [id = '', choice = ''] = value.split('=');
      options[id] = choice;
    } else if (own.has(tag) || tag in tags) return malformed(number, 'tag-twice', { tag });
    else if (OWN_TAGS.includes(tag)) own.set(tag, { line: number, value });
    else tags[tag] = value;
  }
  const missing = OWN_TAGS.find((tag) => !NOT_ALWAYS.includes(tag) && !own.has(tag));
  if (missing !== undefined) return malformed(number, 'tag-missing', { tag: missing });
  return { ok: true, value: { own, options, tags, guard, end: number } };
}

interface Body {
  readonly choices: readonly RecordedChoice[];
  readonly result: string;
  /** The line of the result. */
  readonly last: number;
}

/** Choices and result: the chain of the header goes on. */
function readBody(lines: readonly string[], first: number, header: string): Result<Body> {
  const choices: RecordedChoice[] = [];
  let guard = header;
  for (let number = first; ; number++) {
    const line = lines[number - 1];
    if (line === undefined) return malformed(number, 'cut-off');
    const [, text = '', written] = GUARDED.exec(line) ?? [];
    const choice = choiceIn(text, number);
    if (choice === null && !RESULT.test(text)) return malformed(number, 'no-choice');
    guard = guardOf(guard, text);
    if (guard !== written) return malformed(number, 'changed', { guard });
    if (choice === null) return { ok: true, value: { choices, result: text, last: number } };
    if (choice.count !== choices.length + 1) return malformed(number, 'other-choice', { count: choices.length + 1 });
    choices.push(choice);
  }
}

/** The same in the first format: behind each choice stands the fingerprint of the game, and nothing guards the result. */
function readFirstBody(lines: readonly string[], first: number): Result<Body> {
  const choices: RecordedChoice[] = [];
  for (let number = first; ; number++) {
    const line = lines[number - 1];
    if (line === undefined) return malformed(number, 'cut-off');
    if (RESULT.test(line) && line !== '?') return { ok: true, value: { choices, result: line, last: number } };
    const [, text = '', fingerprint = null] = GUARDED.exec(line) ?? [];
    const choice = choiceIn(text, number);
    if (choice === null || choice.fingerprint !== null) return malformed(number, 'no-choice');
    if (choice.count !== choices.length + 1) return malformed(number, 'other-choice', { count: choices.length + 1 });
    choices.push({ ...choice, fingerprint });
  }
}

function choiceIn(text: string, line: number): (RecordedChoice & { readonly count: number }) | null {
  const [, count, player, key = '', fingerprint = null] = CHOICE.exec(text) ?? [];
  if (count === undefined) return null;
  return { line, count: Number(count), seat: seat(Number(player) - 1), key, fingerprint };
}
