/** jade replay: steps through a record in the terminal, with the log in words. */

import { emitKeypressEvents } from 'node:readline';
import type { Event, Match, Moment } from '@jade/engine';
import { eventFor, parseRecord, replayRecord } from '@jade/engine';
import { openBox } from '@jade/shelf';
import type { Speaker } from '@jade/words';
import { optionWords, speaker } from '@jade/words';
import { DEFINITIONS } from '../library.ts';
import { explain } from '../problem-words.ts';
import { readRecordFile } from '../record-file.ts';
import { Failure, print, printable, readArgs } from '../terminal.ts';

export const replayHelp = `jade replay <file> [--all]    step through a record, with its log

  →, space or enter: next choice · ←: back · end: to the end · q: leave
  --all            print everything at once, as it does when the output is not a terminal`;

export async function replay(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { all: { type: 'boolean', default: false } });
  const text = readRecordFile(positionals[0]);
  const record = parseRecord(text);
  if (!record.ok) throw new Failure(explain(record.problem));
  const verdict = replayRecord(DEFINITIONS, record.value);
  if (!verdict.ok) throw new Failure(explain(verdict.problem));
  const match = verdict.value;
  const { tags } = record.value;
  const catalogue = (await openBox(match.definition.id))?.words ?? {};
  const name = (seat: number) => tags[`Seat${seat + 1}`] ?? `Player ${seat + 1}`;
  const words = speaker('en', catalogue, name);
  const pages = [
    opening(match, words),
    ...match.moments.map((moment, index) => page(moment, index, name(moment.choice.seat), words)),
    ending(match, words, name),
  ];
  if (values.all || !process.stdout.isTTY || positionals[0] === '-') for (const lines of pages) print(lines.join('\n'));
  else await stepThrough(pages);
}

function opening(match: Match, words: Speaker): string[] {
  const { definition, config, opening } = match;
  const options = Object.entries(config.options).map(([id, value]) => ` · ${id} ${value}`);
  const title = `${words.say('game.name')} · ${words.say(`mode.${config.mode}`)} · ${config.players} players${options.join('')}`;
  return [
    title,
    `rules ${definition.version} · seed ${config.seed}`,
    '',
    ...opening.map((event) => logLine(event, words)),
  ];
}

function page({ choice, decision, events }: Moment, index: number, name: string, words: Speaker): string[] {
  const chosen = optionWords(words, decision, choice.key);
  const title = `${String(index + 1).padStart(4)}. ${name}: ${chosen}   (${choice.key})`;
  return [title, ...events.map((event) => logLine(event, words))];
}

/** A record is read by everybody afterwards, so nothing in it is hidden any more. */
function logLine(event: Event, words: Speaker): string {
  const { key, params, rule } = eventFor(event, event.secret?.seat ?? 'spectator');
  return `        ${words.say(`event.${key}`, params)}   [${rule}]`;
}

function ending({ definition, game, pending }: Match, words: Speaker, name: (seat: number) => string): string[] {
  if (pending !== null) return ['', 'The game goes on.'];
  const { winners, scores, reason } = definition.outcome(game);
  const best = winners.map(name).join(', ') || 'nobody';
  return ['', `${words.say(`end.${reason}`)}. Winner: ${best}. Scores: ${scores.join(', ')}.`];
}

function stepThrough(pages: readonly string[][]): Promise<void> {
  const { stdin } = process;
  let shown = 0;
  const show = () => {
    const upTo = pages.slice(0, shown + 1).flat();
    const fitting = upTo.slice(-Math.max(5, (process.stdout.rows ?? 24) - 2));
    process.stdout.write(`\x1b[2J\x1b[H${printable(fitting.join('\n'))}\n\n${shown}/${pages.length - 1}  ← → q `);
  };
  emitKeypressEvents(stdin);
  stdin.setRawMode(true);
  show();
  return new Promise((resolve) => {
    stdin.on('keypress', (_: string, key: { name?: string; ctrl?: boolean }) => {
      if (key.name === 'q' || key.name === 'escape' || (key.ctrl && key.name === 'c')) {
        stdin.setRawMode(false);
        stdin.pause();
        print();
        return resolve();
      }
      if (key.name === 'right' || key.name === 'space' || key.name === 'return')
        shown = Math.min(shown + 1, pages.length - 1);
      if (key.name === 'left') shown = Math.max(shown - 1, 0);
      if (key.name === 'end') shown = pages.length - 1;
      if (key.name === 'home') shown = 0;
      show();
    });
  });
}
