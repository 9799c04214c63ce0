/** Of every game: a long table can be looked back at anywhere, opened from what was kept, and is then what it was. */

import type { Moment } from '@jade/engine';
import {
  at,
  canonical,
  choose,
  configure,
  expectOk,
  gameAt,
  latestSnapshot,
  openMatch,
  resumeMatch,
} from '@jade/engine';
import { walk } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { DEFINITIONS } from './library.ts';

const MOST = 260;

const sittings = DEFINITIONS.flatMap((definition) => {
  return definition.modes.map(({ id: mode, players }) => ({ definition, mode, players: Math.max(...players) }));
});

describe.each(sittings)('$definition.id, $mode', ({ definition, mode, players }) => {
  const config = expectOk(configure(definition, { mode, players, seed: 'look back' }));
  const match = openMatch(definition, config);
  const tables: string[] = [];
  const told: Moment[] = [];
  for (const { choice, seq, game } of walk(definition, config)) {
    tables.push(canonical(game));
    if (seq === MOST) break;
    told.push(expectOk(choose(match, { ...choice, seq })));
  }
  const choices = told.map(({ choice }) => choice);
  const asTold = ({ choice, decision, events, noReturn }: Moment): Moment => ({ choice, decision, events, noReturn });
  /** All over the game, in no order. */
  const anywhere = Array.from({ length: 70 }, (_, index) => (index * 31) % told.length);

  it('is what it was wherever somebody looks', () => {
    for (const seq of anywhere) expect(canonical(expectOk(gameAt(match, seq))), `${seq}`).toBe(tables[seq]);
    for (const seq of anywhere) expect(asTold(at(match.moments, seq))).toEqual(told[seq]);
  });

  it.each([
    ['all of its past', []],
    ['its latest snapshot', [latestSnapshot(match)]],
    ['the game as it stands', [{ seq: told.length, game: definition.clone(match.game) }]],
  ])('is the same when it is opened from %s, after a way through JSON', (_, snapshots) => {
    const kept = JSON.parse(JSON.stringify({ choices, snapshots }));
    const opened = expectOk(resumeMatch(definition, config, kept));
    expect(canonical(opened.game)).toBe(canonical(match.game));
    expect(opened.pending).toEqual(match.pending);
    for (const seq of anywhere) expect(canonical(expectOk(gameAt(opened, seq))), `${seq}`).toBe(tables[seq]);
    expect(opened.moments.map(asTold)).toEqual(told);
    expect(opened.opening).toEqual(match.opening);
  });
});
