/** Why a night ended so: every sentence counts what was told, and none says more. */

import type { Event, Phrase, Told } from '@jade/engine';
import { choose, expectOk, openMatch, seat, seatView } from '@jade/engine';
import { configFor, walk } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { ghostStories } from '../index.ts';
import messages from '../messages/en.json' with { type: 'json' };
import { nightOf } from '../night.ts';
import type { Ending, GhostStories } from '../state.ts';
import { why } from '../why.ts';
import { put, table } from './table.ts';

const told = (key: string, params: Told['params'] = {}, rule = 'GS-TURN-1'): Told => ({ key, params, rule });
const turn = (number: number) => told('turn', { turn: number, seat: 0, board: 'yellow' });
const arrived = (ghost: string) => told('arrived', { ghost, space: 'north-0' });
const hauntsBy = (ghost: string, tile: string, count: number) => [
  told('figureHaunts', { ghost, space: 'north-0' }),
  told('tileHaunted', { tile, count, limit: 3 }),
];
const exorcism = (who: number, ...ghost: string[]) => told('exorcism', { seat: who, ghost });
const exorcised = (ghost: string) => told('exorcised', { ghost, space: 'north-0', tokens: 0 });

function ended(ending: Ending, change: (g: GhostStories) => void = () => {}): GhostStories {
  const g = table();
  for (const one of g.boards) one.yinYang = false;
  g.ending = ending;
  change(g);
  return g;
}

function whyOf(
  g: GhostStories,
  ...story: (Told | Told[])[]
): { cause: Phrase | null; reasons: Record<string, unknown> } {
  const view = seatView(ghostStories, g, null, seat(0));
  const { cause, reasons } = why(story.flat(), view);
  return {
    cause,
    reasons: Object.fromEntries(reasons.map(({ key, params }) => [key.slice('ghosts.why.'.length), params])),
  };
}

describe('a village that was lost', () => {
  it('names the ghost that haunted most, and what it haunted', () => {
    const { cause, reasons } = whyOf(
      ended('tilesHaunted'),
      turn(4),
      hauntsBy('skinner', 'cemetery', 1),
      turn(6),
      hauntsBy('ooze-devil', 'tea-house', 2),
      turn(9),
      hauntsBy('skinner', 'buddhist-temple', 3),
    );
    expect(cause).toMatchObject({ key: 'event.tileHaunted', params: { tile: 'buddhist-temple', count: 3 } });
    expect(reasons).toEqual({ haunter: { ghost: 'skinner', count: 2, tile: ['cemetery', 'buddhist-temple'] } });
  });

  it('blames no ghost for what a Curse die did that none had thrown', () => {
    const { reasons } = whyOf(
      ended('tilesHaunted'),
      turn(2),
      hauntsBy('skinner', 'cemetery', 1),
      told('asksForHelp', { seat: 0, tile: 'cemetery' }),
      told('curseRolled', { seat: 0, face: 'haunt' }),
      told('tileHaunted', { tile: 'tea-house', count: 2, limit: 3 }),
    );
    expect(reasons).toEqual({ haunted: { count: 2, turn: 2, last: 2 } });
  });

  it('counts a Yin-Yang only where it still lies', () => {
    expect(whyOf(ended('tilesHaunted')).reasons).toEqual({});
    const g = ended('tilesHaunted', ({ boards: [first] }) => {
      if (first !== undefined) first.yinYang = true;
    });
    expect(whyOf(g).reasons).toEqual({ yinYang: { count: 1 } });
  });

  it('counts Qi that full boards cost, and no other', () => {
    const lost = (rule: string) => told('lostQi', { seat: 0, qi: 1, board: 'yellow' }, rule);
    const { reasons } = whyOf(
      ended('tilesHaunted'),
      turn(7),
      lost('GS-YIN-5'),
      turn(8),
      lost('GS-CURSE-5'),
      told('lostQiNeutral', { board: 'red', qi: 1 }, 'GS-YIN-5'),
    );
    expect(reasons).toEqual({ overrun: { count: 2, turn: 7 } });
  });

  it('counts exorcisms in which nothing fell, where they are at least half', () => {
    const failed = exorcism(0, 'skinner');
    const done = [exorcism(1, 'ghoul'), exorcised('ghoul')];
    expect(whyOf(ended('tilesHaunted'), failed, failed, done).reasons).toEqual({ failed: { count: 2, tries: 3 } });
    expect(whyOf(ended('tilesHaunted'), failed, done, done).reasons).toEqual({});
  });

  it('names a ghost that came early and stands there still', () => {
    const g = ended('tilesHaunted', (one) => {
      put(one, { 'north-1': 'skinner' });
      one.turn = 12;
    });
    const story = [turn(3), arrived('skinner'), arrived('ghoul')];
    expect(whyOf(g, story).reasons).toEqual({ standing: { ghost: 'skinner', turn: 3 } });
    expect(whyOf(g, story, exorcism(0, 'skinner'), exorcised('skinner')).reasons).toEqual({});
  });

  it('says of an incarnation how often it was tried', () => {
    const g = ended('deckEmpty', (one) => void put(one, { 'north-1': 'vampire-lord' }));
    const { reasons } = whyOf(g, turn(30), arrived('vampire-lord'), exorcism(0, 'vampire-lord'));
    expect(reasons).toEqual({ incarnation: { ghost: 'vampire-lord', turn: 30, count: 1 } });
  });

  it('names the dead once each', () => {
    const died = (who: number) => told('died', { seat: who, board: 'red' });
    const { cause, reasons } = whyOf(ended('allDead'), turn(5), died(1), turn(8), died(1), died(0));
    expect(cause?.params.seat).toBe(0);
    expect(reasons).toEqual({ dead: { seats: [1, 0], turn: 5 } });
  });
});

describe('a village that stands', () => {
  it('says what was freed when most was haunted, who exorcised most, and how long the last one stood', () => {
    const { cause, reasons } = whyOf(
      ended('victory'),
      turn(10),
      hauntsBy('skinner', 'cemetery', 1),
      hauntsBy('skinner', 'tea-house', 2),
      told('usedYinYang', { seat: 1 }),
      told('tileRestored', { tile: 'cemetery' }),
      told('tileRestored', { tile: 'tea-house' }),
      exorcism(1, 'ghoul'),
      exorcised('ghoul'),
      arrived('vampire-lord'),
      turn(14),
      exorcism(0, 'vampire-lord', 'zombie'),
      exorcised('vampire-lord'),
      exorcised('zombie'),
    );
    expect(cause).toMatchObject({ key: 'event.exorcised', params: { ghost: 'vampire-lord' } });
    expect(reasons).toEqual({
      freed: { tile: 'cemetery', count: 2, turn: 10 },
      slain: { ghost: 'vampire-lord', turns: 4 },
      best: { seat: 0, count: 2, all: 3 },
    });
  });

  it('says that nobody died only where nobody did', () => {
    expect(whyOf(ended('victory')).reasons).toHaveProperty('unhurt');
    expect(whyOf(ended('victory'), told('died', { seat: 0, board: 'red' })).reasons).not.toHaveProperty('unhurt');
  });
});

it('a game that goes on has no why', () => {
  expect(why([], seatView(ghostStories, table(), null, seat(0)))).toEqual({ cause: null, reasons: [] });
});

it('random nights end with a cause and at most three reasons that can be said, and their figures are those of the table', () => {
  const endings = new Set<string | null>();
  for (let index = 0; index < 24; index++) {
    const mode = index % 2 === 0 ? 'base' : 'white-moon';
    const config = configFor(ghostStories, { mode, players: 1 + (index % 4) }, `why ${index}`);
    const match = openMatch(ghostStories, config);
    const story: Event[] = [...match.opening];
    for (const { choice, seq } of walk(ghostStories, config)) {
      story.push(...expectOk(choose(match, { ...choice, seq })).events);
    }
    const g = match.game;
    const view = seatView(ghostStories, g, null, 'spectator');
    const { cause, reasons } = why(story, view);
    expect(cause).not.toBeNull();
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.length).toBeLessThanOrEqual(3);
    for (const { key } of [...reasons, ...(cause === null ? [] : [cause])]) expect(messages).toHaveProperty([key]);
    const night = nightOf(story);
    expect(night.hauntings.length - night.freed.length).toBe(g.haunted.filter((one) => one === 1).length);
    endings.add(g.ending);
  }
  expect(endings.size).toBeGreaterThan(1);
});
