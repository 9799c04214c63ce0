import type { MomentKind, Telling } from '@jade/engine';
import { PLAINLY } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { deedsOf } from './deeds-told.ts';

const KINDS: Record<string, MomentKind> = { lost: 'loss', cursed: 'roll', drew: 'reveal' };
const telling: Telling = {
  ...PLAINLY,
  leads: new Set(['overrun', 'drew', 'arrived', 'entered']),
  ownLines: new Set(['entered', 'took']),
  turns: new Set(['turn']),
  kindOf: ({ key }) => KINDS[key] ?? 'plain',
};

function deeds(...keys: string[]) {
  const lines = keys.map((key) => ({ seq: 1, rule: 'X-1', key, params: {} }));
  return deedsOf([{ seq: 1, by: null, lines }], telling).map(({ line, cause, parts }) => ({
    line: line.key,
    cause: cause?.key ?? null,
    parts: parts.map(({ key }) => key),
  }));
}

describe('The chronicle', () => {
  it('says of each loss what it came of: what led to it, or the roll before', () => {
    expect(deeds('turn', 'overrun', 'lost')).toContainEqual({ line: 'lost', cause: 'overrun', parts: ['overrun'] });
    expect(deeds('cursed', 'lost')).toContainEqual({ line: 'lost', cause: 'cursed', parts: [] });
    // A loss is told once: what comes of it does not say it again.
    expect(deeds('turn', 'overrun', 'lost', 'lost')[2]).toMatchObject({ line: 'lost', cause: null });
    // Under the heading of a turn there is nothing before it.
    expect(deeds('turn', 'lost')).toContainEqual({ line: 'lost', cause: null, parts: [] });
  });

  it('has no line of its own for what nobody could choose otherwise', () => {
    expect(deeds('turn', 'forced', 'moved').map(({ line }) => line)).toEqual(['turn', 'moved']);
    expect(deeds('moved', 'forced').map(({ line }) => line)).toEqual(['moved']);
    expect(deeds('forced').map(({ line }) => line)).toEqual(['forced']);
  });

  it('has a line for what the game wants to have one, also where it leads on or comes of a roll', () => {
    const lines = deeds('turn', 'drew', 'entered', 'overrun', 'lost', 'cursed', 'took', 'took');
    expect(lines.map(({ line }) => line)).toEqual(['turn', 'entered', 'lost', 'cursed', 'took', 'took']);
    expect(lines).toContainEqual({ line: 'entered', cause: null, parts: ['drew'] });
  });

  it('names of what only leads on where it led to', () => {
    expect(deeds('turn', 'drew', 'arrived')).toContainEqual({ line: 'arrived', cause: null, parts: ['drew'] });
  });
});
