import { seatView } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../index.ts';
import { BASIC, ENHANCED, PASS, USE } from '../rules/keys.ts';
import type { Open } from '../rules/window.ts';
import type { StandingAnswer, Unless } from '../standing.ts';
import { ahead, EVERYTHING, isPassed } from '../standing.ts';
import { seen } from '../view.ts';
import { activating } from './start.ts';
import { clerks, P1, P2, pending, play, resting, table } from './table.ts';

/** Whether an answer of the first Year lets a window in the left Section pass, for a clan with Soldiers on the right. */
function passes(unless: readonly Unless[], { options = [PASS], section = 0, year = 1, on = 'hordeDefeated' } = {}) {
  const g = table();
  resting(g, P1, 'right', 'spearman');
  g.year = year;
  const answer: StandingAnswer = { on: 'hordeDefeated', unless, year: 1 };
  const window = { on, section, slot: -1 } as Open;
  return isPassed(seen(seatView(greatWall, g, null, P1)), P1, window, options, [answer]);
}

describe('A standing answer', () => {
  it('passes in windows of its kind, and nowhere else', () => {
    expect(passes([])).toBe(true);
    expect(passes([], { on: 'built' })).toBe(false);
    expect(passes([], { options: [] })).toBe(false);
  });

  it.each([
    ['cardFits', { options: [PASS, BASIC.of('ambush')] }],
    ['cardFits', { options: [PASS, USE.of('guardian')] }],
    ['enhanced', { options: [PASS, ENHANCED.of('ambush')] }],
    ['newYear', { year: 2 }],
    ['mine', { section: 2 }],
    ['mine', { section: -1 }],
  ] as const)('unless %s does not pass where that is so: %j', (unless, then) => {
    expect(passes([unless])).toBe(true);
    expect(passes([unless], { ...then, options: [...('options' in then ? then.options : [PASS])] })).toBe(false);
    expect(passes([], { ...then, options: [...('options' in then ? then.options : [PASS])] })).toBe(true);
  });
});

describe('A question with nothing to choose', () => {
  it('is answered by itself, unless somebody wants to be asked everything', () => {
    const everything: StandingAnswer = { on: EVERYTHING, unless: [], year: 1 };
    const g = table();
    clerks(g, P1, 'quarry');
    activating(g, 'quarry');
    const view = seatView(greatWall, g, pending(g), P1);
    for (const idle of [PASS, 'stop']) expect(ahead.answerTo({ ...view, options: [idle] }, [])).toBe(idle);
    expect(ahead.answerTo({ ...view, options: [PASS] }, [everything])).toBeNull();
    // At one screen whoever is not asked would be seen to have nothing.
    expect(ahead.answerTo({ ...view, options: [PASS] }, [], true)).toBeNull();
    expect(ahead.answerTo({ ...view, options: [BASIC.of('ambush'), PASS] }, [])).toBeNull();
    expect(ahead.isAnswer(everything)).toBe(true);
  });
});

describe('A habit', () => {
  const habit = (on: string): StandingAnswer => ({ on, unless: [], year: 1 });
  const answers = (g: ReturnType<typeof table>, ...habits: readonly string[]) =>
    ahead.answerTo(seatView(greatWall, g, pending(g), P1), habits.map(habit));

  it('gathers and donates for whoever wishes so, each where it is asked', () => {
    const g = table();
    clerks(g, P1, 'quarry');
    clerks(g, P2, 'quarry');
    activating(g, 'quarry');
    expect(answers(g)).toBeNull();
    expect(answers(g, 'donate')).toBeNull();
    expect(answers(g, 'gather')).toBe('gather');
    play(g, 'gather', 'gather');
    while (!['donate', 'stop'].includes(answers(g, 'donate') ?? '')) play(g, 'stop');
    expect(answers(g, 'gather')).toBeNull();
    expect(answers(g, 'donate')).toBe('donate');
  });

  it('is one of those that are known', () => {
    expect([habit('gather'), habit('donate'), habit('beg')].map((one) => ahead.isAnswer(one))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
