/**
 * A match as a short text, in the manner of chess PGN: a header, then one line a choice. Every line ends with
 * eight digits that guard it, a chain over all lines: so a changed byte is found in its line. Fingerprints of the game stand
 * at the start, behind every 20th choice and behind the last: so rules that differ are found within 20 choices. A record
 * can be written without its rules.
 *
 *     [Game "lantern-market"] 5d1c0a77
 *     …
 *
 *     1. P1 lantern:7 0b55e2d1
 *     2. P2 +peddler @9f01c3aa 77e0d4c8
 *     = P2 | 12 15 1c9a04be
 */

import type { Game } from './flow.ts';
import type { Config, GameDefinition, Outcome } from './game.ts';
import { configure } from './game.ts';
import { fingerprint } from './hash.ts';
import type { Match } from './match.ts';
import { choose, fingerprintAt, openMatch } from './match.ts';
import type { Choice } from './past.ts';
import { STRIDE } from './past.ts';
import type { Problem, Result } from './problem.ts';
import { expectOk } from './problem.ts';
import type { MatchRecord, Tags } from './read-record.ts';
import { FORMAT, guardOf, parseRecord } from './read-record.ts';

/** What a record is written from. All of it can be kept without the rules. */
export interface Log {
  readonly game: string;
  /** Version of the rules. */
  readonly version: string;
  readonly config: Config;
  readonly choices: readonly Choice[];
  /** The fingerprint of the game after so many choices; null where it is not known. Asked for at the start, every 20th and the last. */
  fingerprintAt(seq: number): string | null;
  readonly outcome: Outcome | 'open' | 'unknown';
}

export function writeRecord<G extends Game, V>(match: Match<G, V>, tags: Tags = {}): string {
  const { definition, config, moments } = match;
  const log: Log = {
    game: definition.id,
    version: definition.version,
    config,
    choices: moments.map(({ choice }) => choice),
    fingerprintAt: (seq) => expectOk(fingerprintAt(match, seq)),
    outcome: outcomeNow(match),
  };
  return writeLog(log, tags);
}

/** Writes a record without its rules. */
export function writeLog({ game, version, config, choices, fingerprintAt, outcome }: Log, tags: Tags = {}): string {
  const start = fingerprintAt(0);
  const header: [string, string][] = [
    ['Jade', FORMAT],
    ['Game', game],
    ['Rules', version],
    ['Mode', config.mode],
    ['Players', String(config.players)],
    ...Object.entries(config.options).map(([id, value]): [string, string] => ['Option', `${id}=${value}`]),
    ['Seed', config.seed],
    ...redrawnTag(config),
    ...Object.entries(tags),
    // A finished game says how many choices it has: so it cannot be cut short and pass for one that goes on.
    ...(outcome === 'open' ? [] : [['Choices', String(choices.length)] as [string, string]]),
    ...(start === null ? [] : [['Start', start] as [string, string]]),
  ];
  let guard = '';
  const guarded = (text: string): string => {
    guard = guardOf(guard, text);
    return `${text} ${guard}`;
  };
  const lines = [
    ...header.map(([tag, value]) => guarded(tagLine(tag, value))),
    '',
    ...choices.map(({ seat, key }, index) => {
      const seq = index + 1;
      const shown = seq % STRIDE === 0 || seq === choices.length ? fingerprintAt(seq) : null;
      return guarded(`${seq}. P${seat + 1} ${key}${shown === null ? '' : ` @${shown}`}`);
    }),
    guarded(resultText(outcome)),
  ];
  return `${lines.join('\n')}\n`;
}

function redrawnTag({ redrawn }: Config): [string, string][] {
  return redrawn === undefined ? [] : [['Redrawn', `${redrawn.after} ${redrawn.seed}`]];
}

function tagLine(tag: string, value: string): string {
  if (!/^[A-Z]\w*$/.test(tag)) throw new Error(`'${tag}' is no name for a tag`);
  if (/[\r\n]/.test(value)) throw new Error(`the tag ${tag} has more than one line`);
  return `[${tag} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"]`;
}

function outcomeNow<G extends Game, V>({ definition, game, pending }: Match<G, V>): Outcome | 'open' {
  return pending === null ? definition.outcome(game) : 'open';
}

function resultText(outcome: Log['outcome']): string {
  if (outcome === 'open') return '*';
  if (outcome === 'unknown') return '?';
  const { winners, scores } = outcome;
  return `= ${winners.map((winner) => `P${winner + 1}`).join(' ') || 'nobody'} | ${scores.join(' ')}`;
}

/** Plays a record again and checks every line of it. */
export function replayRecord(library: readonly GameDefinition[], record: MatchRecord): Result<Match> {
  const fail = (problem: Problem): Result<Match> => ({ ok: false, problem });
  const wrong = (line: number, fault: 'start' | 'position' | 'result', present: string, recorded: string) =>
    fail({ code: 'wrong-record', line, fault, params: { present, recorded } });
  const { game, version, lines } = record;
  const definition = library.find(({ id }) => id === game);
  if (definition === undefined) return fail({ code: 'unknown-game', line: lines.game, game });
  if (definition.version !== version) {
    return fail({ code: 'other-version', line: lines.version, game, recorded: version, present: definition.version });
  }
  const config: Result<Config> = configure(definition, record);
  if (!config.ok) return fail({ code: 'illegal-record', line: lines.game, cause: config.problem });
  const match = openMatch(definition, config.value);
  const start = fingerprint(match.game);
  if (record.start !== null && record.start !== start) return wrong(lines.start, 'start', start, record.start);
  for (const { line, seat, key, fingerprint: expected } of record.choices) {
    const chosen = choose(match, { seat, key, seq: match.moments.length });
    if (!chosen.ok) return fail({ code: 'illegal-record', line, cause: chosen.problem });
    if (expected === null) continue;
    const present = fingerprint(match.game);
    if (present !== expected) return wrong(line, 'position', present, expected);
  }
  const result = resultText(outcomeNow(match));
  const isUnknown = record.result === resultText('unknown') && match.pending === null;
  if (result !== record.result && !isUnknown) return wrong(lines.result, 'result', result, record.result);
  return { ok: true, value: match };
}

/** Parses and replays. */
export function verifyRecord(library: readonly GameDefinition[], text: string): Result<Match> {
  const record = parseRecord(text);
  return record.ok ? replayRecord(library, record.value) : record;
}

/** A record of any format as one of the present format, after it was replayed. */
export function convertRecord(library: readonly GameDefinition[], text: string): Result<string> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const match = replayRecord(library, record.value);
  return match.ok ? { ok: true, value: writeRecord(match.value, record.value.tags) } : match;
}
