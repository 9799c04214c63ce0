/**
 * A match as a short text, in the manner of chess PGN: a header, then one line a choice. Every line ends with
 * eight digits that guard it: in the header a chain over the lines, behind a choice the fingerprint of the
 * game after it. So a record is readable, exact, and a changed byte is found in its line.
 *
 *     [Game "lantern-market"] 5d1c0a77
 *     …
 *
 *     1. P1 lantern:7 0b55e2d1
 *     2. P2 +peddler 9f01c3aa
 *     = P2 | 12 15
 */

import type { Game } from './flow.ts';
import type { Config, GameDefinition, Outcome } from './game.ts';
import { configure } from './game.ts';
import { shortHash } from './hash.ts';
import type { Match } from './match.ts';
import { choose, openMatch } from './match.ts';
import type { Seat } from './plain.ts';
import { seat } from './plain.ts';
import type { Problem, Result } from './problem.ts';
import { explain } from './problem.ts';

const FORMAT = '1';

/** Free words about a match: names of the seats, place, date. */
export type Tags = Readonly<Record<string, string>>;

export interface RecordedChoice {
  readonly line: number;
  readonly seat: Seat;
  readonly key: string;
  readonly hash: string;
}

/** A record whose form is right; whether it is true only a replay tells. */
export interface MatchRecord {
  readonly game: string;
  readonly version: string;
  readonly mode: string;
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly tags: Tags;
  readonly start: string;
  readonly choices: readonly RecordedChoice[];
  /** The last line; `*` while the game goes on. */
  readonly result: string;
  /** Where to look when something is wrong. */
  readonly lines: { readonly game: number; readonly version: number; readonly start: number; readonly result: number };
}

const OWN_TAGS = ['Jade', 'Game', 'Rules', 'Mode', 'Players', 'Seed', 'Option', 'Start'];

export function writeRecord<G extends Game, V>(match: Match<G, V>, tags: Tags = {}): string {
  const { definition, config, moments } = match;
  const header: [string, string][] = [
    ['Jade', FORMAT],
    ['Game', definition.id],
    ['Rules', definition.version],
    ['Mode', config.mode],
    ['Players', String(config.players)],
    ...Object.entries(config.options).map(([id, value]): [string, string] => ['Option', `${id}=${value}`]),
    ['Seed', config.seed],
    ...Object.entries(tags),
    ['Start', match.start],
  ];
  const lines: string[] = [];
  let guard = '';
  for (const [tag, value] of header) {
    const text = tagLine(tag, value);
    guard = guardOf(guard, text);
    lines.push(`${text} ${guard}`);
  }
  lines.push('');
  moments.forEach(({ choice, hash }, index) => {
    lines.push(`${index + 1}. P${choice.seat + 1} ${choice.key} ${hash}`);
  });
  lines.push(resultLine(match));
  return `${lines.join('\n')}\n`;
}

function tagLine(tag: string, value: string): string {
  if (!/^[A-Z]\w*$/.test(tag)) throw new Error(`'${tag}' is no name for a tag`);
  if (/[\r\n]/.test(value)) throw new Error(`the tag ${tag} has more than one line`);
  return `[${tag} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"]`;
}

function guardOf(previous: string, text: string): string {
  return shortHash(`${previous}\n${text}`);
}

function resultLine<G extends Game, V>({ definition, game, pending }: Match<G, V>): string {
  return pending === null ? outcomeLine(definition.outcome(game)) : '*';
}

function outcomeLine({ winners, scores }: Outcome): string {
  return `= ${winners.map((winner) => `P${winner + 1}`).join(' ') || 'nobody'} | ${scores.join(' ')}`;
}

const TAG = /^(\[([A-Z]\w*) "((?:[^"\\]|\\["\\])*)"\]) ([0-9a-f]{8})$/;
const CHOICE = /^([1-9]\d*)\. P([1-9]) (\S+) ([0-9a-f]{8})$/;
const RESULT = /^(\*|= (nobody|P\d( P\d)*) \| -?\d+( -?\d+)*)$/;

export function parseRecord(text: string): Result<MatchRecord> {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const malformed = (line: number, why: string): Result<MatchRecord> => {
    return { ok: false, problem: { code: 'malformed-record', line, why } };
  };
  if (lines.pop() !== '') return malformed(lines.length + 1, 'the record is cut off');

  const own = new Map<string, { line: number; value: string }>();
  const options: Record<string, string> = {};
  const tags: Record<string, string> = {};
  let guard = '';
  let number = 1;
  for (; lines[number - 1] !== undefined && lines[number - 1] !== ''; number++) {
    const [, tagText, tag, quoted, written] = TAG.exec(lines[number - 1] ?? '') ?? [];
    if (tagText === undefined || tag === undefined || quoted === undefined) {
      return malformed(number, 'expected a header line such as [Game "…"] 01234567');
    }
    guard = guardOf(guard, tagText);
    if (guard !== written) return malformed(number, `the line was changed: its guard should be ${guard}`);
    const value = quoted.replaceAll(/\\(["\\])/g, '$1');
    if (tag === 'Option') {
      const [id = '', choice = ''] = value.split('=');
      options[id] = choice;
    } else if (own.has(tag) || tag in tags) return malformed(number, `the tag ${tag} stands twice`);
    else if (OWN_TAGS.includes(tag)) own.set(tag, { line: number, value });
    else tags[tag] = value;
  }
  const missing = OWN_TAGS.find((tag) => tag !== 'Option' && !own.has(tag));
  if (missing !== undefined) return malformed(number, `the header has no ${missing}`);
  const tag = (name: string) => own.get(name) ?? { line: number, value: '' };
  if (tag('Jade').value !== FORMAT)
    return malformed(tag('Jade').line, `record format ${tag('Jade').value} is not known`);
  const players = Number(tag('Players').value);
  if (!Number.isInteger(players)) return malformed(tag('Players').line, 'the number of players is no number');

  const choices: RecordedChoice[] = [];
  for (number += 1; CHOICE.test(lines[number - 1] ?? ''); number++) {
    const [, count, player, key = '', hash = ''] = CHOICE.exec(lines[number - 1] ?? '') ?? [];
    if (Number(count) !== choices.length + 1) return malformed(number, `expected choice ${choices.length + 1}`);
    choices.push({ line: number, seat: seat(Number(player) - 1), key, hash });
  }
  const result = lines[number - 1];
  if (result === undefined) return malformed(number, 'the record is cut off');
  if (!RESULT.test(result)) return malformed(number, 'expected a choice such as "1. P1 pass 01234567" or the result');
  if (lines.length > number) return malformed(number + 1, 'nothing may follow the result');
  return {
    ok: true,
    value: {
      game: tag('Game').value,
      version: tag('Rules').value,
      mode: tag('Mode').value,
      players,
      options,
      seed: tag('Seed').value,
      tags,
      start: tag('Start').value,
      choices,
      result,
      lines: { game: tag('Game').line, version: tag('Rules').line, start: tag('Start').line, result: number },
    },
  };
}

/** Plays a record again and checks every line of it. */
export function replayRecord(library: readonly GameDefinition[], record: MatchRecord): Result<Match> {
  const fail = (problem: Problem): Result<Match> => ({ ok: false, problem });
  const wrong = (line: number, why: string): Result<Match> => fail({ code: 'wrong-record', line, why });
  const { game, version, lines } = record;
  const definition = library.find(({ id }) => id === game);
  if (definition === undefined) return fail({ code: 'unknown-game', line: lines.game, game });
  if (definition.version !== version) {
    return fail({ code: 'other-version', line: lines.version, game, recorded: version, present: definition.version });
  }
  const config: Result<Config> = configure(definition, record);
  if (!config.ok) return wrong(lines.game, explain(config.problem));
  const match = openMatch(definition, config.value);
  if (match.start !== record.start) {
    return wrong(lines.start, `the game starts as ${match.start}, not as ${record.start}`);
  }
  for (const { line, seat, key, hash } of record.choices) {
    const chosen = choose(match, { seat, key, seq: match.moments.length });
    if (!chosen.ok) return wrong(line, explain(chosen.problem));
    if (chosen.value.hash !== hash)
      return wrong(line, `the game is ${chosen.value.hash} after this choice, not ${hash}`);
  }
  const result = resultLine(match);
  if (result !== record.result) return wrong(lines.result, `the result is '${result}', not '${record.result}'`);
  return { ok: true, value: match };
}

/** Parses and replays. */
export function verifyRecord(library: readonly GameDefinition[], text: string): Result<Match> {
  const record = parseRecord(text);
  return record.ok ? replayRecord(library, record.value) : record;
}
