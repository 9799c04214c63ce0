import { anyGame, choose, configure, expectOk, openMatch, seat, seatView } from '@jade/engine';
import { greatWall } from '@jade/great-wall';
import type { WallView } from '@jade/great-wall/screen';
import { seen } from '@jade/great-wall/screen';
import { describe, expect, it } from 'vitest';
import { keptAdvisor, keptGeneral } from './kept-card.ts';

const [MEI, BO, LIN] = [seat(0), seat(1), seat(2)];

function table() {
  const definition = anyGame(greatWall);
  const match = openMatch(
    definition,
    expectOk(configure(definition, { mode: 'competitive', players: 3, seed: 'kept' })),
  );
  const optionsOf = (who: number) => match.pending?.questions.find((asked) => asked.seat === who)?.options ?? [];
  return {
    choose: (who: typeof MEI, index: number) => {
      const key = optionsOf(who)[index] ?? '';
      expectOk(choose(match, { seat: who, key, seq: match.moments.length }));
      return key.slice(key.indexOf(':') + 1);
    },
    as: (viewer: typeof MEI | 'spectator') =>
      seen(seatView(definition, match.game, match.pending, viewer) as Parameters<typeof seen>[0] & { table: WallView }),
  };
}

describe('What is kept in secret in set-up', () => {
  it('is seen by its owner at once and by nobody else before it is shown', () => {
    const { choose, as } = table();
    const card = choose(MEI, 1);
    expect(keptGeneral(as(MEI), MEI, MEI)).toEqual({ card });
    expect(keptGeneral(as(BO), MEI, BO)).toBe('hidden');
    expect(keptGeneral(as('spectator'), MEI, null)).toBe('hidden');
    expect(keptGeneral(as(MEI), BO, MEI)).toBeNull();
    choose(BO, 0);
    choose(LIN, 0);
    // Now the Advisors are chosen, and the Generals are secret still.
    expect(keptGeneral(as(MEI), MEI, MEI)).toEqual({ card });
    expect(keptGeneral(as(BO), MEI, BO)).toBe('hidden');
    const advisor = choose(MEI, 0);
    expect(keptAdvisor(as(MEI), MEI, MEI)).toEqual({ card: advisor });
    expect(keptAdvisor(as(BO), MEI, BO)).toBe('hidden');
    choose(BO, 0);
    choose(LIN, 0);
    expect(keptGeneral(as(BO), MEI, BO)).toEqual({ card });
  });
});
