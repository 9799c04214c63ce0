/** The command as a user meets it: a process with output and an exit code. */

import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, expectOk, parseRecord, verifyRecord, writeRecord } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { inFirstFormat } from '../engine/test/first-format.ts';
import { installOnce } from './bench/boardgameio.ts';
import { DEFINITIONS } from './library.ts';
import { printable } from './terminal.ts';

declare const JADE_ROOT: string;

const bin = fileURLToPath(new URL('./bin/jade.js', import.meta.url));

function jade(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { stdout, stderr, status };
}

const file = join(mkdtempSync(join(tmpdir(), 'jade-')), 'game.jade');

describe('jade', () => {
  it('says what it can do', () => {
    const { stdout, status } = jade('--help');
    for (const command of ['sim', 'rules', 'bench', 'replay', 'verify', 'convert'])
      expect(stdout).toContain(`jade ${command}`);
    expect(status).toBe(0);
    expect(jade('sim', '--help').stdout).toContain('--threads');
  });

  it.each([
    [['dance'], "no command 'dance'"],
    [['sim'], 'which game?'],
    [['sim', 'chess'], "no game 'chess'"],
    [['sim', 'lantern-market', '--players', '9'], 'players “9” is not possible'],
    [['sim', 'lantern-market', '--games', 'many'], "--games must be a whole number from 1, not 'many'"],
    [['sim', 'lantern-market', '--bots', 'sage'], "no bot 'sage'"],
    [['sim', 'lantern-market', '--bots', 'random,random'], '2 bots for 3 seats'],
    [['sim', 'lantern-market', '--option', 'moon'], 'name=value'],
    [['sim', 'lantern-market', '--speed'], '--speed'],
    [['rules', 'chess'], "no rulebook of 'chess'"],
    [['verify'], 'which file?'],
    [['convert'], 'which file?'],
    [['convert', 'package.json'], 'into which file?'],
  ])('%j is wrong usage: one sentence, exit code 2', (args, sentence) => {
    const { stdout, stderr, status } = jade(...args);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });

  it('simulates: one JSON object on one line, the same for the same seed with one thread or two', () => {
    const one = jade('sim', 'lantern-market', '--games', '200', '--json');
    const two = jade('sim', 'lantern-market', '--games', '200', '--threads', '2', '--json');
    expect(one.stdout.trim().split('\n')).toHaveLength(1);
    const { seconds, decisionsPerSecond, ...result } = JSON.parse(one.stdout);
    expect(result).toMatchObject({
      game: 'lantern-market',
      mode: 'standard',
      players: 3,
      games: 200,
      finished: 200,
      stuck: 0,
    });
    expect(result.wins).toHaveLength(3);
    expect(result.score).toEqual({ mean: expect.any(Number), spread: expect.any(Number) });
    expect(result.length.mean * 200).toBeCloseTo(result.decisions, -1);
    expect(seconds).toBeGreaterThan(0);
    expect(decisionsPerSecond).toBeGreaterThan(0);
    expect(JSON.parse(two.stdout)).toMatchObject(result);
  });

  it('writes a record that another run verifies and replays', () => {
    expect(jade('sim', 'lantern-market', '--games', '1', '--record', file).status).toBe(0);
    expect(jade('verify', file)).toMatchObject({
      stdout: expect.stringMatching(/^good: lantern-market .* finished\n$/),
      status: 0,
    });
    const { stdout } = jade('replay', file);
    expect(stdout).toContain('Night 5');
    expect(stdout).toContain('[LM-SALE-2]');
    expect(stdout).toMatch(/Winner: random \d/);
  });

  it('finds a changed byte and names its line, exit code 1', () => {
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.startsWith('7. '));
    lines[line] = (lines[line] ?? '').replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const forged = `${file}.forged`;
    writeFileSync(forged, lines.join('\n'));
    const { stderr, status } = jade('verify', forged);
    expect(stderr).toContain(`Line ${line + 1}:`);
    expect(status).toBe(1);
  });

  it('converts a record of the first format, and nothing that is wrong', () => {
    const record = readFileSync(file, 'utf8');
    const { tags } = expectOk(parseRecord(record));
    const old = `${file}.old`;
    const fresh = `${file}.new`;
    writeFileSync(old, inFirstFormat(expectOk(verifyRecord(DEFINITIONS, record)), tags));
    expect(jade('convert', old, fresh)).toMatchObject({ stdout: `good, and converted: ${fresh}\n`, status: 0 });
    expect(readFileSync(fresh, 'utf8')).toBe(record);
    expect(jade('convert', fresh, fresh)).toMatchObject({ stdout: expect.stringContaining('already'), status: 0 });
    expect(readFileSync(fresh, 'utf8')).toBe(record);

    const forged = readFileSync(old, 'utf8').replace(/^7\. (.*) \S+$/m, '7. $1 01234567');
    writeFileSync(old, forged);
    expect(jade('convert', old, old)).toMatchObject({
      stderr: expect.stringMatching(/Line \d+:.*not 01234567/),
      status: 1,
    });
    expect(readFileSync(old, 'utf8')).toBe(forged);
    expect(jade('convert', fresh, join(file, 'nowhere'))).toMatchObject({
      stderr: expect.stringContaining('cannot write'),
      status: 1,
    });
  });

  it('shows what a record would have the terminal do, and does not let it', () => {
    const record = readFileSync(file, 'utf8');
    const names = ['\x1b]0;owned\x07', 'red \x1b[31m \x9b5m', '\u202eback\r'];
    const named = writeRecord(expectOk(verifyRecord(DEFINITIONS, record)), {
      Seat1: at(names, 0),
      Seat2: at(names, 1),
      Seat3: '\u202eback',
    });
    const evil = `${file}.evil`;
    const texts = [
      named,
      record.replace('lantern-market', at(names, 0)),
      record.replace(/^3\. P(\d) \S+/m, `3. P$1 ${at(names, 0)}`),
    ];
    for (const text of texts) {
      writeFileSync(evil, text);
      for (const command of ['verify', 'replay']) {
        const { stdout, stderr } = jade(command, evil);
        expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\u202e/u);
      }
    }
    expect(names.map(printable)).toEqual(['\\u{1b}]0;owned\\u{7}', 'red \\u{1b}[31m \\u{9b}5m', '\\u{202e}back\\u{d}']);
  });

  it('says so when a file is far too long for a record', () => {
    const long = `${file}.long`;
    writeFileSync(long, 'x'.repeat(4_000_000));
    expect(jade('verify', long)).toMatchObject({ stderr: expect.stringContaining('too long for a record'), status: 1 });
  });

  it('says so when a file is not there', () => {
    expect(jade('verify', `${file}.gone`)).toMatchObject({ stderr: expect.stringContaining('cannot read'), status: 1 });
  });

  it('counts the rules', () => {
    const { stdout, status } = jade('rules', 'lantern-market', '--json');
    expect(JSON.parse(stdout)).toEqual({
      games: { 'lantern-market': { rules: 15, named: 15, exercised: 15, missing: [] } },
    });
    expect(status).toBe(0);
  });

  it('measures', () => {
    const { games, boardgameio } = JSON.parse(jade('bench', 'lantern-market', '--ms', '60', '--json').stdout);
    expect(games['lantern-market']).toEqual({
      decisionsPerSecond: expect.any(Number),
      cloneMicros: expect.any(Number),
      tableBytes: expect.any(Number),
      lateTableChoices: expect.any(Number),
      lateTableBytes: expect.any(Number),
      openMs: expect.any(Number),
      undoMs: expect.any(Number),
      lookBackMs: expect.any(Number),
      thinking: {
        moves: expect.objectContaining({ master: { median: expect.any(Number), p95: expect.any(Number) } }),
        iterationsPerSecond: expect.any(Number),
      },
    });
    expect(boardgameio).toBeNull();
  });

  it('is installed without the packages that are only there to be compared with', () => {
    const { packages } = JSON.parse(readFileSync(join(JADE_ROOT, 'package-lock.json'), 'utf8'));
    expect(Object.keys(packages)).not.toContain('node_modules/boardgame.io');
    // Of what comes in a version for each machine, one is installed.
    const needed = Object.entries(packages as Record<string, { optional?: boolean }>).filter(
      ([path, { optional }]) => path.includes('node_modules/') && optional !== true,
    );
    expect(needed.length).toBeLessThan(170);
    const compared = JSON.parse(readFileSync(join(JADE_ROOT, 'bench/boardgameio/package-lock.json'), 'utf8'));
    expect(Object.keys(compared.packages)).toContain('node_modules/boardgame.io');
  });

  it('says so when what it shall be compared with cannot be installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jade-bench-'));
    // Without its lock file npm refuses, as it does without a network.
    copyFileSync(join(JADE_ROOT, 'bench/boardgameio/package.json'), join(folder, 'package.json'));
    expect(() => installOnce('boardgame.io', folder)).toThrow(/could not be installed.*without --compare/);
    expect(existsSync(join(folder, 'node_modules/boardgame.io'))).toBe(false);
  });
});
