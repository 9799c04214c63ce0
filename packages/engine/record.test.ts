import { lanternMarket } from '@jade/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGame, configure } from './game.ts';
import { fingerprint } from './hash.ts';
import { walk } from './kit/walk.ts';
import { choose, openMatch } from './match.ts';
import { expectOk } from './problem.ts';
import { parseRecord, verifyRecord, writeRecord } from './record.ts';

const library = [anyGame(lanternMarket)];

function played(seed: string, choices = Number.POSITIVE_INFINITY) {
  const config = expectOk(configure(lanternMarket, { players: 3, seed }));
  const match = openMatch(lanternMarket, config);
  for (const { choice, seq } of walk(lanternMarket, config)) {
    if (seq >= choices) break;
    expectOk(choose(match, { ...choice, seq }));
  }
  return match;
}

const match = played('record');
const text = writeRecord(match, { Seat1: 'Mei "the fan" Li', Date: '2026-11-15' });
const lines = text.split('\n');

describe('a record', () => {
  it('is a header and one line a choice', () => {
    expect(lines[1]).toMatch(/^\[Game "lantern-market"\] [0-9a-f]{8}$/);
    expect(text).toMatch(/\n\n1\. P\d \S+ [0-9a-f]{8}\n/);
    expect(lines.at(-2)).toMatch(/^= P\d( P\d)* \| \d+ \d+ \d+$/);
  });

  it('plays again to the same end', () => {
    const replayed = expectOk(verifyRecord(library, text));
    expect(fingerprint(replayed.game)).toBe(fingerprint(match.game));
    expect(expectOk(parseRecord(text)).tags).toEqual({ Seat1: 'Mei "the fan" Li', Date: '2026-11-15' });
  });

  it('may stop in the middle of a game', () => {
    const half = writeRecord(played('record', 7));
    expect(half.split('\n').at(-2)).toBe('*');
    expect(expectOk(verifyRecord(library, half)).moments).toHaveLength(7);
  });

  it('survives being sent through a machine that ends its lines differently', () => {
    expect(verifyRecord(library, text.replaceAll('\n', '\r\n')).ok).toBe(true);
  });

  it('betrays any changed byte, and names its line', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 33, max: 126 }), (position, code) => {
        const byte = String.fromCharCode(code);
        if (text[position] === byte) return;
        const forged = `${text.slice(0, position)}${byte}${text.slice(position + 1)}`;
        const verdict = verifyRecord(library, forged);
        const line = text.slice(0, position).split('\n').length;
        expect(verdict.ok, `line ${line}: ${forged.split('\n')[line - 1]}`).toBe(false);
        // A lost line end joins two lines: then the joined line or the empty place behind it is named.
        const named = !verdict.ok && 'line' in verdict.problem ? verdict.problem.line : 0;
        expect(text[position] === '\n' ? [line, line + 1] : [line]).toContain(named);
      }),
      { numRuns: 1500 },
    );
  });

  it('betrays a line that was removed, doubled or moved', () => {
    fc.assert(
      fc.property(fc.nat(lines.length - 2), fc.constantFrom('remove', 'double', 'swap'), (index, how) => {
        const forged = [...lines];
        if (how === 'remove') forged.splice(index, 1);
        if (how === 'double') forged.splice(index, 0, lines[index] ?? '');
        if (how === 'swap') forged.splice(index, 2, lines[index + 1] ?? '', lines[index] ?? '');
        expect(verifyRecord(library, forged.join('\n')).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['nothing', '', 'malformed-record', 1],
    ['no record at all', 'hello\n', 'malformed-record', 1],
    ['a cut-off record', text.slice(0, -4), 'malformed-record', lines.length - 1],
    ['a header alone', `${lines.slice(0, 9).join('\n')}\n\n`, 'malformed-record', 11],
  ])('that is %s is refused with its line', (_, bad, code, line) => {
    expect(verifyRecord(library, bad)).toMatchObject({ ok: false, problem: { code, line } });
  });

  it('of another version of the rules says so', () => {
    const newer = [anyGame({ ...lanternMarket, version: '3.0.0' })];
    expect(verifyRecord(newer, text)).toEqual({
      ok: false,
      problem: { code: 'other-version', line: 3, game: 'lantern-market', recorded: '2.0.0', present: '3.0.0' },
    });
  });

  it('of a game that is not here says so', () => {
    expect(verifyRecord([], text)).toMatchObject({
      problem: { code: 'unknown-game', line: 2, game: 'lantern-market' },
    });
  });

  it('cannot be written with a tag that would break its lines', () => {
    expect(() => writeRecord(match, { Seat1: 'two\nlines' })).toThrow('more than one line');
    expect(() => writeRecord(match, { 'Seat 1': 'Mei' })).toThrow('no name for a tag');
  });
});
