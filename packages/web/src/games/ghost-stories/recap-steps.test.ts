import type { StoryLine } from '@jade/tables';
import { describe, expect, it } from 'vitest';
import { stepsOf } from './recap-steps.ts';

const line = (key: string, params: StoryLine['params'] = {}): StoryLine => ({ seq: 1, rule: 'GS-YIN-1', key, params });
const told = (...lines: StoryLine[]) =>
  stepsOf(lines).map(({ line: { key }, causes, notes }) => [
    ...causes.map((cause) => cause.key),
    key.toUpperCase(),
    ...notes.map((note) => note.key),
  ]);

describe('a tale', () => {
  it('has one step for each consequence, with what led to it and what goes with it', () => {
    expect(
      told(
        line('turn', { board: 'red' }),
        line('stone', { ghost: 'ghoul', space: 'east-0' }),
        line('figureOnIcon'),
        line('flightFailed', { tile: 'tea-house' }),
        line('villagerDied', { tile: 'tea-house' }),
        line('suLingToken'),
        line('familyCurse'),
        line('taoLeftTheGame'),
        line('stone', { ghost: 'lich', space: 'east-1' }),
        line('curseRolled', { face: 'blank' }),
        line('drew'),
        line('arrived', { space: 'east-2' }),
      ),
    ).toEqual([
      ['stone', 'FIGUREONICON'],
      ['flightFailed', 'VILLAGERDIED', 'suLingToken'],
      ['FAMILYCURSE'],
      ['stone', 'CURSEROLLED'],
      ['drew', 'ARRIVED'],
    ]);
  });

  it('knows its turn, the phase, the ghost and the tile', () => {
    const [first, second, third] = stepsOf([
      line('turn', { board: 'red' }),
      line('stone', { ghost: 'ghoul', space: 'east-0' }),
      line('figureHaunts'),
      line('tileHaunted', { tile: 'cemetery' }),
      line('overrun'),
      line('lostQi'),
      line('drew'),
      line('arrived', { space: 'east-2' }),
    ]);
    expect([first?.turn?.params.board, first?.opens, first?.phase]).toEqual(['red', true, 'yin']);
    expect([first?.space, first?.tile, first?.number, first?.acts]).toEqual(['east-0', 'cemetery', 1, true]);
    expect([second?.opens, second?.space, second?.number]).toEqual([false, null, 0]);
    expect([third?.phase, third?.space]).toEqual(['arrival', 'east-2']);
  });
});
