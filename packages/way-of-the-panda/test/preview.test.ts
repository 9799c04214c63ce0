/** What is said of a choice before it is made. */

import type { Preview, Seat } from '@jade/engine';
import { previewOf, seatView } from '@jade/engine';
import { checkPreviews, configFor, configsOf, nothingForeseen } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { wayOfThePanda } from '../index.ts';
import type { Panda } from '../state.ts';
import { ap, champion, guards, P1, pending, play, table, vp } from './table.ts';

function preview(g: Panda, who: Seat, key: string): Preview | null {
  return previewOf(wayOfThePanda, seatView(wayOfThePanda, g, pending(g), who), key);
}

describe('What a choice leads to', () => {
  it.each(configsOf(wayOfThePanda, null))('comes true in random games: $mode, $players', (wishes) => {
    const foreseen = nothingForeseen();
    checkPreviews(wayOfThePanda, configFor(wayOfThePanda, wishes, 'foreseen'), 10, foreseen);
    expect(foreseen.wrong).toEqual([]);
  });

  it('is the price of a space: guards, action points, and points lost by an overdraft (WP-TRACK-2)', () => {
    const g = vp(ap(champion(table(), P1, 'monk', 'L17'), P1, 3), P1, 27);
    const changes = preview(g, P1, 'do:monk-5b')?.changes.map(({ key, from, to }) => [key, from, to]);
    expect(changes).toContainEqual(['count.ap', 3, -1]);
    expect(changes).toContainEqual(['count.vp', 27, 25]);
  });

  it('says when what is paid for can never follow, and why (WP-ACTION-3)', () => {
    const g = ap(champion(table(), P1, 'monk', 'L17'), P1, 12);
    const before = preview(g, P1, 'do:monk-5b');
    expect(before?.vain).toMatchObject([{ key: 'cameToNothing', params: { seat: 0, act: 'build' } }]);
    const told = play(g, 'do:monk-5b', 'stop');
    expect(told.map(({ key }) => key)).toContain('cameToNothing');
  });

  it('says nothing of the kind where it can follow on one of the ways', () => {
    const g = guards(guards(ap(champion(table(), P1, 'monk', 'L17'), P1, 12), 'R22', P1, 1), 'R25', P1, 1);
    expect(preview(g, P1, 'do:monk-5b')?.vain).toEqual([]);
  });
});
