import type { Viewer } from '@jade/engine';
import { begin, frameIn, imagine, must, seatView, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import { adjust, mostPlentiful } from '../rules/payment.ts';
import { newRecruitment, recruitment } from '../rules/recruit.ts';
import { fulfilment } from '../rules/requests.ts';
import type { GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { clerks, coop, gives, holds, only, P1, P2, P3, pending, play, purse, support, table } from './table.ts';

describe('Others look on', () => {
  /** Somebody with these resources pays a price of 2 in any materials. */
  const paying = (resources: Parameters<typeof gives>[2]) => {
    const g = table();
    gives(g, P1, resources);
    const paid = mostPlentiful(purse(g, P1), 2, [2, 2, 2, 0]);
    const payment = { who: P1, from: 'own' as const, paid, open: paid.slice(), room: [2, 2, 2, 0], rule: 'GW-BUILD-4' };
    return only(g, begin(adjust, payment));
  };
  const seenBy = (viewer: Viewer, g: GreatWall) => seatView(greatWall, g, pending(g), viewer);

  it('while somebody pays: they see the price, and not what there is most of behind the screen (GW-TERM-4)', () => {
    const [wood, gold] = [paying({ wood: 5, gold: 1 }), paying({ wood: 1, gold: 5 })];
    expect(seenBy(P1, wood).stack).toEqual(wood.stack);
    for (const viewer of [P2, 'spectator'] as const) {
      expect(seenBy(viewer, wood)).toEqual(seenBy(viewer, gold));
      expect(seenBy(viewer, wood).stack).toMatchObject([
        { who: P1, from: 'own', paid: [], price: 2, rule: 'GW-BUILD-4' },
      ]);
    }
  });

  it('and imagine some payment of that price (GW-TERM-4)', () => {
    const view = seenBy(P2, paying({ wood: 5, gold: 1 }));
    const payments = Array.from({ length: 20 }, (_, seed) => {
      const paying = must(frameIn(imagine(greatWall, view, stream(`${seed}`, 'imagine')).stack, adjust), 'a payment');
      const { paid } = paying;
      expect(paid.reduce((sum, units) => sum + units, 0)).toBe(2);
      return String(paid);
    });
    expect(new Set(payments).size).toBeGreaterThan(3);
  });

  it('when the Warehouse pays: everybody sees what (GW-BUILD-4)', () => {
    const g = table();
    g.warehouse = [3, 1, 0];
    const payment = { who: P1, from: 'warehouse' as const, paid: [1, 0, 0, 0], open: [1, 0, 0, 0], room: [0, 1, 0, 0] };
    only(g, begin(adjust, { ...payment, rule: 'GW-BUILD-4' }));
    expect(seenBy(P2, g).stack).toEqual(g.stack);
  });
});

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

describe('The hidden and the open', () => {
  it('keeps screens secret by the rules (GW-COOP-32, GW-COOP-2)', () => {
    const g = coop();
    gives(g, P1, { gold: 3 });
    expect([g.mode, g.year, g.clans.every((clan) => clan.honour === 0)]).toEqual(['cooperative', 1, true]);
  });

  it('shows numbers of cards, not the cards (GW-TERM-13, GW-ADV-4)', () => {
    const g = table();
    gives(g, P1, { gold: 7 });
    holds(g, P1, 'glory');
    support(g, P1, 2);
    clerks(g, P1, 'temple');
    const other = seatView(greatWall, g, null, P2).table.clans[0];
    expect([other?.resources, other?.tactics, other?.support, other?.commands]).toEqual([null, 1, 2, 6]);
    const own = seatView(greatWall, g, null, P1).table.clans[0];
    expect([own?.resources, own?.tactics]).toEqual([[0, 0, 7, 0], clanOf(g, P1).tactics]);
  });
});
