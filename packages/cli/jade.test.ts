/** The command as a user meets it: a process with output and an exit code. */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const bin = fileURLToPath(new URL('./bin/jade.js', import.meta.url));

function jade(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { stdout, stderr, status };
}

const file = join(mkdtempSync(join(tmpdir(), 'jade-')), 'game.jade');

describe('jade', () => {
  it('says what it can do', () => {
    const { stdout, status } = jade('--help');
    for (const command of ['sim', 'rules', 'bench', 'replay', 'verify']) expect(stdout).toContain(`jade ${command}`);
    expect(status).toBe(0);
    expect(jade('sim', '--help').stdout).toContain('--threads');
  });

  it.each([
    [['dance'], "no command 'dance'"],
    [['sim'], 'which game?'],
    [['sim', 'chess'], "no game 'chess'"],
    [['sim', 'lantern-market', '--players', '9'], "players '9' is not possible"],
    [['sim', 'lantern-market', '--games', 'many'], "--games must be a whole number from 1, not 'many'"],
    [['sim', 'lantern-market', '--bots', 'sage'], "no bot 'sage'"],
    [['sim', 'lantern-market', '--bots', 'random,random'], '2 bots for 3 seats'],
    [['sim', 'lantern-market', '--option', 'moon'], 'name=value'],
    [['sim', 'lantern-market', '--speed'], '--speed'],
    [['rules', 'chess'], "no rulebook of 'chess'"],
    [['verify'], 'which file?'],
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
    expect(stderr).toContain(`line ${line + 1}:`);
    expect(status).toBe(1);
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
      thinking: {
        moves: expect.objectContaining({ master: { median: expect.any(Number), p95: expect.any(Number) } }),
        iterationsPerSecond: expect.any(Number),
      },
    });
    expect(boardgameio).toMatchObject({ game: 'lantern-market', ours: expect.any(Number), theirs: expect.any(Number) });
    expect(boardgameio.ratio).toBeGreaterThan(1);
  });
});
