/** Whatever can be held up in random games has a name, sentences that exist, and rules that stand in the rulebook. */

import { readFileSync } from 'node:fs';
import type { Json, Phrase } from '@jade/engine';
import { parseRulebook, seat, seatView } from '@jade/engine';
import { configFor, configsOf, walk } from '@jade/engine/kit';
import { expand } from '@jade/words';
import { describe, expect, it } from 'vitest';
import { things } from '../board-things.ts';
import { GHOSTS } from '../content/cards.ts';
import { ghostStories } from '../index.ts';
import { inspect } from '../inspect.ts';
import messages from '../messages/en.json';
import { ARTEFACT_KEYS, BOARD_KEYS, FAMILY_KEYS, POWER_KEYS, SPACE_KEYS, TILE_KEYS } from '../rules/keys.ts';
import { pending, put, table, yangOf } from './table.ts';

const RULES = new Set(
  parseRulebook(readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')).map(({ id }) => id),
);
const MESSAGES = expand(messages);

/** Checks a sentence and those inside it. */
function speaks({ key, params, rule }: Pick<Phrase, 'key' | 'params'> & { rule?: string | null }): void {
  expect(MESSAGES[key], key).toBeDefined();
  for (const [, name = ''] of (MESSAGES[key] ?? '').matchAll(/\{([a-zA-Z]\w*)[,}]/g))
    expect(params[name], `${key} ${name}`).toBeDefined();
  if (rule !== undefined && rule !== null) expect(RULES.has(rule), rule).toBe(true);
  for (const value of Object.values(params)) for (const one of [value].flat() as Json[]) within(one);
}

function within(value: Json): void {
  if (typeof value === 'object' && value !== null && 'key' in value)
    speaks(value as unknown as Pick<Phrase, 'key' | 'params'>);
}

const CARDS = [SPACE_KEYS, TILE_KEYS, BOARD_KEYS, POWER_KEYS, ARTEFACT_KEYS, FAMILY_KEYS].flatMap(({ of }) => of);

describe('What a thing is', () => {
  it.each(configsOf(ghostStories, null))('is said in random games: $mode, $players', (wishes) => {
    for (const { game, pending: now, seq } of walk(ghostStories, configFor(ghostStories, wishes, 'inspected'))) {
      if (seq % 15 !== 0) continue;
      const view = seatView(ghostStories, game, now, 'spectator');
      for (const thing of [...CARDS, ...things(view)]) {
        const text = inspect(view, thing);
        if (things(view).includes(thing)) expect(text, thing).not.toBeNull();
        if (text === null) continue;
        speaks(text.name);
        expect(text.lines.length).toBeGreaterThan(0);
        for (const line of text.lines) {
          speaks(line);
          if (line.opening !== null) expect(MESSAGES[line.opening], line.opening).toBeDefined();
        }
      }
    }
  });

  it('is said of every ghost, in play or not', () => {
    const view = seatView(ghostStories, ...atYang());
    for (const { id } of GHOSTS) for (const line of inspect(view, `ghost:${id}`)?.lines ?? []) speaks(line);
    const here = inspect(view, 'space:south-1')?.lines.map(({ part, key }) => [part, key]);
    expect(here).toEqual([
      ['resistance', 'ghosts.resist'],
      ['left', 'ghosts.stone.left.none'],
      ['centre', 'stone.haunter'],
      ['right', 'ghosts.stone.right.none'],
      ['line', 'ghosts.line'],
      ['figure', 'ghosts.figure.icon'],
    ]);
  });

  it('is nothing where nothing is', () => {
    const view = seatView(ghostStories, ...atYang());
    expect(inspect(view, 'nothing:at-all')).toBeNull();
  });
});

function atYang() {
  const g = yangOf(put(table(), { 'south-1': 'ghoul!' }), 'red');
  return [g, pending(g), seat(1)] as const;
}
