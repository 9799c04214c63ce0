import { TestClock } from '@jade/tables/test-hall';
import { beforeEach, describe, expect, it } from 'vitest';
import { Presences } from './presence.ts';

let clock: TestClock;
let presences: Presences;
let missed: string[];
beforeEach(() => {
  clock = new TestClock();
  missed = [];
  presences = new Presences({
    clock,
    patience: 1000,
    missedAfter: 5000,
    changed: () => {},
    missed: (table, person) => missed.push(`${table} ${person}`),
  });
});
const is = () => presences.of('t', 'mei').is;

describe('Presence', () => {
  it('is here as long as one of several pages looks', () => {
    expect(is()).toBe('away');
    presences.come('t', 'mei');
    presences.come('t', 'mei');
    presences.go('t', 'mei', true);
    expect(is()).toBe('here');
    presences.go('t', 'mei', false);
    expect(is()).toBe('away');
  });

  it('is reconnecting after a cut, then away, and missed after a while', () => {
    presences.come('t', 'mei');
    presences.go('t', 'mei', true);
    expect(is()).toBe('reconnecting');
    clock.pass(1100);
    expect([is(), missed]).toEqual(['away', []]);
    clock.pass(5100);
    expect(missed).toEqual(['t mei']);
  });

  it('misses nobody who came back', () => {
    presences.come('t', 'mei');
    presences.go('t', 'mei', true);
    clock.pass(500);
    presences.come('t', 'mei');
    clock.pass(9000);
    expect([is(), missed]).toEqual(['here', []]);
  });
});
