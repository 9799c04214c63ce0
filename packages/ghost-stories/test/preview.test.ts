/** What is said of a choice before it is made. */

import type { Preview } from '@jade/engine';
import { previewOf, seat, seatView } from '@jade/engine';
import { checkPreviews, configFor, configsOf, nothingForeseen } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { ghostStories } from '../index.ts';
import type { GhostStories } from '../state.ts';
import { board, deck, pending, put, stand, table, yangOf } from './table.ts';

const RED = seat(1);

function preview(g: GhostStories, key: string): Preview | null {
  return previewOf(ghostStories, seatView(ghostStories, g, pending(g), RED), key);
}

function numbers(of: Preview | null): unknown[] {
  return (of?.changes ?? []).map(({ key, from, to }) => [key, from, to]);
}

describe('What a choice leads to', () => {
  it.each(configsOf(ghostStories, null))('comes true in random games: $mode, $players', (wishes) => {
    const foreseen = nothingForeseen();
    checkPreviews(ghostStories, configFor(ghostStories, wishes, 'foreseen'), 10, foreseen);
    expect(foreseen.wrong).toEqual([]);
    expect(foreseen.previews).toBeGreaterThan(20);
  });

  it('is told up to where chance decides: the Tea House gives its Qi, and nobody knows which ghost comes', () => {
    const g = stand(yangOf(table(), 'red'), { red: 'tea-house' });
    const help = preview(g, 'help');
    expect(help?.border).toBe('own');
    expect(help?.next?.options).toContain('tao:red');
    expect(help?.sure.map(({ key }) => key)).toEqual(['asksForHelp']);
  });

  it('is what a power token of a neutral board costs', () => {
    const g = yangOf(table({ players: 2, powers: { green: 'second-wind' as never } }), 'red');
    board(g, 'green').power = 'the-gods-favorite';
    const borrowed = preview(g, 'board:green');
    expect(numbers(borrowed)).toContainEqual(['count.powerTokens', 1, 0]);
    expect(borrowed?.sure.map(({ key }) => key)).toContain('borrowed');
  });

  it('names the deeds that can no longer be done, and why', () => {
    const g = stand(yangOf(put(table(), { 'east-1': 'zombie' }), 'red'), { red: 'pavilion-of-the-heavenly-wind' });
    const away = preview(g, 'tile:circle-of-prayer');
    const lost = away?.lost.find(({ key }) => key === 'exorcise');
    expect(preview(g, 'exorcise')).toMatchObject({ border: 'chance', chance: 'tao' });
    expect(lost).toBeDefined();
  });

  it('is the same whatever lies on the deck', () => {
    const one = yangOf(deck(table(), 'ghoul'), 'red');
    const other = yangOf(deck(table(), 'zombie'), 'red');
    for (const key of pending(one).questions[0]?.options ?? []) expect(preview(one, key)).toEqual(preview(other, key));
  });

  it('is nothing for what is no choice, and nothing for a spectator', () => {
    const g = yangOf(table(), 'red');
    expect(preview(g, 'tile:nowhere')).toBeNull();
    expect(previewOf(ghostStories, seatView(ghostStories, g, pending(g), 'spectator'), 'finish')).toBeNull();
  });
});
