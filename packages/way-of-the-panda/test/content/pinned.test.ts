/** Numbers of boards and cards, pinned one by one: a changed digit in the data is a changed game. */

import { describe, expect, it } from 'vitest';
import type { Action } from '../../content/board.ts';
import { CITY_CARDS, SPACES, SPECIAL_ACTIONS } from '../../content/board.ts';
import { BUILDINGS, CHAMPIONS, QUEST_TILES, STRENGTH_TILES } from '../../content/classes.ts';
import { ENDS, NINJAS, ROAD_IDS, SPOT_IDS } from '../../content/map.ts';

function told(action: Action): string {
  switch (action.type) {
    case 'move': {
      const who = typeof action.champion === 'number' ? CHAMPIONS[action.champion] : action.champion;
      return `move ${who} ${action.roads}${action.ignoredNinjas > 0 ? ` past ${action.ignoredNinjas}` : ''}${action.guards > 1 ? ` guards ${action.guards}` : ''}`;
    }
    case 'build':
      return `${typeof action.building === 'number' ? BUILDINGS[action.building] : action.building} ${action.where}${action.champion === 'none' ? ' freely' : ''}`;
    case 'strength':
      return `${STRENGTH_TILES[action.class]}`;
    case 'quest':
      return `${QUEST_TILES[action.class]}`;
    case 'transfer':
      return `transfer ${CHAMPIONS[action.class]}`;
    case 'tiles':
      return `${action.count} ${action.of}`;
    case 'sell':
      return `sell ${action.vp}`;
    case 'vp':
    case 'ap':
      return `${action.type} ${action.amount}`;
    case 'teleport':
      return 'teleport';
  }
}

const deeds = (list: readonly { id: string; actions: readonly Action[] }[]) =>
  list.map(({ id, actions }) => `${id}: ${actions.map(told).join(' + ')}`);

describe('Pinned content', () => {
  it('the action board (WP-BOARD-4)', () => {
    expect(deeds(SPACES.flatMap(({ options }) => options))).toEqual([
      'monk-1a: move monk 1',
      'governor-1a: move governor 1',
      'warrior-1a: move warrior 1',
      'neutral-1a: move any 1',
      'monk-2a: move monk 1',
      'monk-2b: rosary',
      'governor-2a: move governor 1',
      'governor-2b: coin',
      'warrior-2a: move warrior 1',
      'warrior-2b: sword',
      'neutral-2a: move any 1 past 1',
      'monk-3a: lantern',
      'monk-3b: transfer monk',
      'governor-3a: chest',
      'governor-3b: transfer governor',
      'warrior-3a: mask',
      'warrior-3b: transfer warrior',
      'neutral-3a: ap 4',
      'monk-4a: gate village',
      'monk-4b: move monk 2',
      'governor-4a: market village',
      'governor-4b: move governor 2',
      'warrior-4a: pagoda village',
      'warrior-4b: move warrior 2',
      'neutral-4a: move any 2',
      'monk-5a: rosary + lantern',
      'monk-5b: move monk 2 + gate village',
      'governor-5a: coin + chest',
      'governor-5b: move governor 2 + market village',
      'warrior-5a: sword + mask',
      'warrior-5b: move warrior 2 + pagoda village',
      'neutral-5a: vp 2',
      'monk-6a: gate city',
      'monk-6b: move monk 1 guards 2 + gate village',
      'governor-6a: market city',
      'governor-6b: sell 6',
      'warrior-6a: pagoda city',
      'warrior-6b: vp 3',
      'neutral-6a: any city',
    ]);
    expect(SPACES.map(({ firstGuards }) => firstGuards).join('')).toBe('111211121112111211121112');
  });

  it('the city cards (WP-CITY-1)', () => {
    expect(deeds(CITY_CARDS)).toEqual([
      'C1: 2 strength',
      'C2: 2 quest',
      'C3: ap 3',
      'C4: ap 2',
      'C5: vp 4',
      'C6: vp 3',
      'C7: vp 3 + move any 1',
      'C8: vp 1 + move any 2',
    ]);
  });

  it('the special actions (WP-BONUS-A9-3)', () => {
    expect(deeds(SPECIAL_ACTIONS)).toEqual([
      'A9-1: teleport',
      'A9-2: vp 6',
      'A9-3: any anywhere freely',
      'A9-4: move any 1 past 2',
      'A9-5: ap 5',
      'A9-6: move anyPlayer 1 guards 2',
    ]);
  });

  it('the roads: ends and ninjas (WP-MAP-8)', () => {
    const roads = ROAD_IDS.map(
      (id, road) => `${id} ${ENDS[road]?.map((end) => SPOT_IDS[end]).join('-')} ${NINJAS[road]}`,
    );
    expect(roads.slice(0, 32).join(', ')).toBe(
      'R01 L01-L02 2, R02 L02-L03 3, R03 L04-L05 4, R04 L01-L06 2, R05 L02-L07 1, R06 L03-L08 3, R07 L03-L09 3, R08 L04-L09 1, ' +
        'R09 L05-L10 4, R10 L06-L07 2, R11 L07-L08 2, R12 L08-L09 2, R13 L09-L10 1, R14 L06-L11 4, R15 L07-L12 2, R16 L07-L13 2, ' +
        'R17 L08-L13 2, R18 L09-L14 2, R19 L09-L15 3, R20 L10-L15 2, R21 L06-L12 3, R22 L12-L13 2, R23 L13-L14 2, R24 L11-L16 4, ' +
        'R25 L12-L16 3, R26 L12-L17 1, R27 L13-L18 1, R28 L14-L15 4, R29 L15-L20 2, R30 L17-L18 3, R31 L18-L19 4, R32 L19-L20 4',
    );
    expect(roads.slice(32).join(', ')).toBe(
      'X01 L01-N-W 1, X02 L02-N-W 2, X03 L03-N-E 1, X04 L04-N-E 3, X05 L05-E-N 4, X06 L10-E-N 1, X07 L15-E-S 1, X08 L20-E-S 2, ' +
        'X09 L20-S-E 1, X10 L19-S-E 4, X11 L18-S-W 1, X12 L17-S-W 4, X13 L16-W-S 1, X14 L11-W-S 4, X15 L06-W-N 1, X16 L01-W-N 4',
    );
  });
});
