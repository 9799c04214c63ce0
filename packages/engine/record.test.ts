import { lanternMarket } from '@jade/lantern-market';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyGame, configure } from './game.ts';
import { fingerprint } from './hash.ts';
import { walk } from './kit/walk.ts';
import { choose, fingerprintAt, openMatch } from './match.ts';
import { expectOk } from './problem.ts';
import { LIMITS, parseRecord } from './read-record.ts';
import type { Log } from './record.ts';
import { convertRecord, verifyRecord, writeLog, writeRecord } from './record.ts';
import { inFirstFormat } from './test/first-format.ts';
import { guarded, withoutGuards } from './test/guards.ts';

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

const bare = withoutGuards(text);

describe('a record', () => {
  it('is a header and one line a choice', () => {
    expect(lines[1]).toMatch(/^\[Game "lantern-market"\] [0-9a-f]{8}$/);
    expect(text).toMatch(/\n\n1\. P\d \S+ [0-9a-f]{8}\n/);
    expect(lines.at(-2)).toMatch(/^= P\d( P\d)* \| \d+ \d+ \d+ [0-9a-f]{8}$/);
  });

  it('plays again to the same end', () => {
    const replayed = expectOk(verifyRecord(library, text));
    expect(fingerprint(replayed.game)).toBe(fingerprint(match.game));
    expect(expectOk(parseRecord(text)).tags).toEqual({ Seat1: 'Mei "the fan" Li', Date: '2026-11-15' });
  });

  it('may stop in the middle of a game', () => {
    const half = writeRecord(played('record', 7));
    expect(half.split('\n').at(-2)).toMatch(/^\* [0-9a-f]{8}$/);
    expect(expectOk(verifyRecord(library, half)).moments).toHaveLength(7);
  });

  it('promises in its header how many choices a finished game has', () => {
    expect(text).toMatch(new RegExp(`^\\[Choices "${match.moments.length}"\\] [0-9a-f]{8}$`, 'm'));
    expect(writeRecord(played('record', 7))).not.toContain('[Choices');
    expect(expectOk(parseRecord(text)).tags).not.toHaveProperty('Choices');
  });

  it('of a finished game that was cut short is found out, however it ends and even if its guards were made anew', () => {
    const first = bare.indexOf('') + 1;
    const isFoundOut = (cut: string, kept: number) => {
      const problem = { code: 'malformed-record', line: kept + 1 };
      expect(verifyRecord(library, cut), `${kept - first} choices`).toMatchObject({ ok: false, problem });
    };
    for (let kept = first; kept < bare.length; kept++) {
      isFoundOut([...lines.slice(0, kept), '*', ''].join('\n'), kept);
      isFoundOut(guarded([...bare.slice(0, kept), '*']), kept);
      if (kept < bare.length - 1) isFoundOut(guarded([...bare.slice(0, kept), '?']), kept);
    }
    const shorter = guarded([...bare.slice(0, first + 3), bare.at(-1) ?? '']);
    expect(verifyRecord(library, shorter)).toMatchObject({
      problem: {
        code: 'malformed-record',
        fault: 'other-count',
        params: expect.objectContaining({ promised: match.moments.length }),
      },
    });
  });

  it('carries fingerprints at the start, behind every 20th choice and behind the last', () => {
    const shown = [...text.matchAll(/^(\d+)\. P\d \S+ @([0-9a-f]{8}) [0-9a-f]{8}$/gm)].map(([, seq, print]) => [
      Number(seq),
      print,
    ]);
    const expected = [20, 40, 60, match.moments.length].map((seq) => [seq, expectOk(fingerprintAt(match, seq))]);
    expect(shown).toEqual(expected);
    expect(expectOk(parseRecord(text)).start).toBe(expectOk(fingerprintAt(match, 0)));
  });

  it('shows within 20 choices where the rules of its reader differ', () => {
    const place = bare.findIndex((line) => line.startsWith('40. '));
    const forged = guarded(bare.map((line, index) => (index === place ? line.replace(/@.*/, '@01234567') : line)));
    expect(verifyRecord(library, forged)).toMatchObject({
      problem: {
        code: 'wrong-record',
        line: place + 1,
        fault: 'position',
        params: expect.objectContaining({ recorded: '01234567' }),
      },
    });
    expect(
      verifyRecord(library, guarded(bare.map((line) => line.replace(/Start ".*"/, 'Start "01234567"')))),
    ).toMatchObject({
      problem: { code: 'wrong-record', line: bare.findIndex((line) => line.startsWith('[Start')) + 1 },
    });
  });

  it('can be written without its rules, from what was kept', () => {
    const { config, moments } = match;
    const log: Log = {
      game: 'lantern-market',
      version: lanternMarket.version,
      config,
      choices: moments.map(({ choice }) => choice),
      fingerprintAt: (seq) => expectOk(fingerprintAt(match, seq)),
      outcome: lanternMarket.outcome(match.game),
    };
    const tags = { Seat1: 'Mei "the fan" Li', Date: '2026-11-15' };
    expect(writeLog(log, tags)).toBe(text);
    const little = writeLog({ ...log, fingerprintAt: () => null, outcome: 'unknown' }, tags);
    expect(little).not.toMatch(/@|Start/);
    expect(little).toMatch(/^\? [0-9a-f]{8}$/m);
    expect(fingerprint(expectOk(verifyRecord(library, little)).game)).toBe(fingerprint(match.game));
  });

  it('does not pass for over while the game goes on', () => {
    const half = withoutGuards(writeRecord(played('record', 7)));
    expect(verifyRecord(library, guarded([...half.slice(0, -1), '?']))).toMatchObject({
      problem: { code: 'wrong-record', line: half.length },
    });
  });

  it.each(['0', '-1', 'many', '3.5', '1e3'])('that promises %s choices is refused', (count) => {
    const forged = guarded(bare.map((line) => (line.startsWith('[Choices') ? `[Choices "${count}"]` : line)));
    expect(verifyRecord(library, forged)).toMatchObject({ ok: false, problem: { code: 'malformed-record' } });
  });

  it.each([
    ['a header line of eight million characters', `[Seat1 "${'x'.repeat(8_000_000)}"] 00000000\n`, 1, 'too-long'],
    ['a long header line', `${lines[0]}\n[Seat1 "${'\\"'.repeat(400_000)}"] 00000000\n`, 2, 'line-too-long'],
    [
      'a long choice',
      text.replace(/^3\. P(\d) \S+/m, `3. P$1 ${'x'.repeat(900_000)}`),
      lines.findIndex((line) => line.startsWith('3. ')) + 1,
      'line-too-long',
    ],
    ['more lines than any game has', `${'\n'.repeat(2_000_000)}`, 1, 'too-long'],
  ])('with %s is refused before it is read', (_, bad, line, fault) => {
    expect(verifyRecord(library, bad)).toEqual({
      ok: false,
      problem: {
        code: 'malformed-record',
        line,
        fault,
        params: { limit: fault === 'too-long' ? LIMITS.record : LIMITS.line },
      },
    });
  });

  it('with a name longer than a seat can show is refused, with its line', () => {
    const named = (name: string) => verifyRecord(library, writeRecord(match, { Seat1: name }));
    expect(named('x'.repeat(LIMITS.name)).ok).toBe(true);
    expect(named('x'.repeat(LIMITS.name + 1))).toEqual({
      ok: false,
      problem: { code: 'malformed-record', line: 7, fault: 'name-too-long', params: { limit: 24 } },
    });
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
    ['a header alone', `${lines.slice(0, 10).join('\n')}\n\n`, 'malformed-record', 12],
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

describe('a record of the first format', () => {
  const old = inFirstFormat(match, { Seat1: 'Mei' });
  const oldLines = old.split('\n');

  it('is still read', () => {
    expect(old).toMatch(/^\[Jade "1"\]/);
    expect(fingerprint(expectOk(verifyRecord(library, old)).game)).toBe(fingerprint(match.game));
  });

  it('is read without the promise of its choices, which the earliest do not have', () => {
    const [header = '', ...body] = old.split('\n\n');
    const earliest = guarded(withoutGuards(header).filter((line) => !line.startsWith('[Choices')));
    expect(verifyRecord(library, [earliest, ...body].join('\n')).ok).toBe(true);
  });

  it('is found out at the choice after which the game is another', () => {
    const place = oldLines.findIndex((line) => line.startsWith('7. '));
    const forged = oldLines.map((line, index) => (index === place ? line.replace(/\w{8}$/, '01234567') : line));
    expect(verifyRecord(library, forged.join('\n'))).toMatchObject({
      problem: { code: 'wrong-record', line: place + 1 },
    });
    for (const bad of ['? ', '?', '7. P1 none @01234567 01234567']) {
      const other = oldLines.map((line, index) => (index === place ? bad : line));
      expect(verifyRecord(library, other.join('\n'))).toMatchObject({ problem: { line: place + 1 } });
    }
  });

  it('becomes one of the present format', () => {
    expect(convertRecord(library, old)).toEqual({ ok: true, value: writeRecord(match, { Seat1: 'Mei' }) });
    expect(convertRecord(library, text)).toEqual({ ok: true, value: text });
    expect(convertRecord(library, old.replace('7. P', '8. P'))).toMatchObject({ ok: false });
  });
});
