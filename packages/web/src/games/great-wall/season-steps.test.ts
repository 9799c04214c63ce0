import type { Told } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { seasonSteps } from './season-steps.ts';

const line = (key: string, rule: string, params: Told['params'] = {}): Told => ({ key, params, rule });
const SPRING = line('season', 'GW-SPRING-1', { season: 'spring', year: 2 });

function stateOf(lines: readonly Told[]): string {
  return seasonSteps('spring', lines)
    .map(({ id, state, lines: own }) => `${id} ${state} ${own.map(({ key }) => key).join('+')}`.trim())
    .join(', ');
}

describe('The steps of Spring (GW-SPRING-1, GW-SPRING-3, GW-SPRING-9)', () => {
  it('begin with the Year, and nothing of the Year before belongs to them', () => {
    expect(stateOf([line('hordePlaced', 'GW-SPRING-3'), SPRING])).toBe('year now, hordes next, advisors next');
  });

  it('each have the lines of their own rules', () => {
    const lines = [SPRING, line('hordePlaced', 'GW-SPRING-3'), line('raid', 'GW-SPRING-6')];
    expect(stateOf(lines)).toBe('year done, hordes now hordePlaced+raid, advisors next');
    expect(stateOf([...lines, line('advisorLeft', 'GW-SPRING-9')])).toBe(
      'year done, hordes done hordePlaced+raid, advisors now advisorLeft',
    );
  });

  it('keep what a card does in between where it was done', () => {
    const lines = [SPRING, line('hordePlaced', 'GW-SPRING-3'), line('honour', 'GW-CARD-4')];
    expect(stateOf(lines)).toBe('year done, hordes now hordePlaced+honour, advisors next');
  });

  it('are of the last Spring told', () => {
    const lines = [SPRING, line('raid', 'GW-SPRING-6'), SPRING, line('advisorDealt', 'GW-SPRING-9')];
    expect(stateOf(lines)).toBe('year done, hordes done, advisors now advisorDealt');
  });
});
