import { begin, imagine, seatView, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import { newRecruitment, recruitment } from '../rules/recruit.ts';
import { fulfilment } from '../rules/requests.ts';
import { gives, only, P1, P2, P3, pending, play, purse, table } from './table.ts';

describe('Imagined games', () => {
  it('give a player who has named recruits what they cost', () => {
    const g = table();
    gives(g, P1, { wood: 3, gold: 6, chi: 2 });
    only(g, begin(recruitment, newRecruitment(P1, 3, 0)));
    play(g, 'recruit:horseman', 'recruit:horseman');
    const view = seatView(greatWall, g, pending(g), P2);
    expect(view.table.clans[0]?.resources).toBeNull();
    for (let seed = 0; seed < 20; seed++) {
      const [wood = 0, , gold = 0] = purse(imagine(greatWall, view, stream(`${seed}`, 'imagine')), P1);
      expect(wood >= 2 && gold >= 6).toBe(true);
    }
  });

  it('give a player who has agreed to a Request their share', () => {
    const g = table({ mode: 'cooperative' });
    g.requests = ['silk-for-the-court', '', ''];
    g.requestDeck = g.requestDeck.filter((id) => id !== 'silk-for-the-court');
    for (const who of [P1, P2, P3]) gives(g, who, { gold: 4 });
    only(g, begin(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }));
    play(g, 'request:silk-for-the-court', 'yes');
    const view = seatView(greatWall, g, pending(g), P2);
    for (let seed = 0; seed < 20; seed++) {
      expect(purse(imagine(greatWall, view, stream(`${seed}`, 'imagine')), P1)[2]).toBeGreaterThanOrEqual(4);
    }
  });
});
