import { describe, expect, it } from 'vitest';
import { variantOf } from '../../content/board.ts';
import {
  ADVISORS,
  ARTEFACTS,
  COMMAND_TITLES,
  COOP_GENERALS,
  COOP_TACTICS,
  GENERALS,
  QIN_COMMANDS,
  TACTICS,
} from '../../content/cards.ts';
import { EVENTS, REQUESTS } from '../../content/coop-cards.ts';
import { data } from '../../content/data.ts';
import { COOP_HORDES, HORDE_TYPES, HORDES } from '../../content/hordes.ts';
import { RESOURCES, SOLDIERS } from '../../content/terms.ts';
import { fresh } from '../table.ts';

describe('Pieces and content', () => {
  it('has as many cards of each kind as the box', () => {
    const expected = data.at('meta').at('countsExpected');
    const counts = {
      hordes: HORDES.length,
      coopHordes: COOP_HORDES.length,
      tactics: TACTICS.length,
      coopTactics: COOP_TACTICS.length,
      artefacts: ARTEFACTS.length,
      advisors: ADVISORS.length,
      generals: GENERALS.length,
      coopGenerals: COOP_GENERALS.length,
      events: EVENTS.length,
      requests: REQUESTS.length,
      commandCards: COMMAND_TITLES.length,
      soloCommandCards: QIN_COMMANDS.length,
    };
    for (const [kind, count] of Object.entries(counts)) expect([kind, count]).toEqual([kind, expected.at(kind).number]);
  });

  it('uses four resources and three kinds of Soldiers (GW-TERM-1, GW-TERM-2)', () => {
    expect(RESOURCES).toEqual(['wood', 'stone', 'gold', 'chi']);
    expect(SOLDIERS).toEqual(['spearman', 'archer', 'horseman']);
    expect(fresh().warehouse).toHaveLength(3);
  });

  it('knows the Vital Spots of a Horde and which of them touch (GW-TERM-10, GW-TERM-11)', () => {
    const lancers = HORDE_TYPES.find(({ id }) => id === 'heavyLancers');
    expect(lancers?.cells).toEqual([0, 1, 2, 3, 6, 7, 8, 9]);
    expect(lancers?.pairs).toContainEqual([1, 5]);
    expect(lancers?.pairs).not.toContainEqual([0, 5]);
    const riders = HORDE_TYPES.find(({ id }) => id === 'lightRiders');
    expect(riders?.pairs.flat()).not.toContain(4);
  });

  it('has a Wall of three Sections with three rows each (GW-TERM-9)', () => {
    const g = fresh();
    expect([g.hordes.length, g.levels.length, g.barricades.length]).toEqual([9, 3, 3]);
  });

  it('has room for a fifth player in the data only (GW-SETUP-22)', () => {
    expect(data.at('setup').at('fivePlayerHooks').at('inCoreBox').flag).toBe(false);
    expect(() => variantOf('competitive', 5)).toThrow('competitive game for 5');
  });
});
