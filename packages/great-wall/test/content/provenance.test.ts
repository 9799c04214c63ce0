import { provenanceIn } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import source from '../../content/great-wall.data.json';
import { isReconstructed, RECONSTRUCTED } from '../../content/provenance.ts';

/** What the records of each part of the data are called on the table. */
const KINDS: Readonly<Record<string, string>> = {
  hordes: 'horde',
  coopHordes: 'horde',
  generals: 'general',
  coopGenerals: 'general',
  reedGenerals: 'general',
  soloGenerals: 'general',
  advisors: 'advisor',
  commandCards: 'command',
  reedCommandCards: 'command',
  soloCommandCards: 'command',
  artefacts: 'artefact',
  events: 'event',
  requests: 'request',
  'board.locations': 'location',
};

const NAMES: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => string>> = {
  tactics: ({ title }) => `tactic:${title}`,
  coopTactics: ({ title }) => `tactic:${title}`,
  'board.walls': ({ level }) => `wall:${level}`,
  'board.timeTrack.side3': () => 'time:side3',
  'board.timeTrack.side45': () => 'time:side45',
  'board.honourTrack': () => 'honourTrack',
  'solo.qinDiscardHonour': () => 'qinDiscardHonour',
};

/** No things of the table: the vocabulary that cards are written in, and the switches for our rulings. */
const UNSEEN = ['effects', 'config'];

describe('Where things come from', () => {
  const records = provenanceIn(source).filter(({ part }) => !UNSEEN.includes(part));

  it('everything that was designed here is marked, and nothing else', () => {
    const names = records
      .filter(({ provenance }) => provenance === 'reconstructed')
      .map(({ part, record }) => {
        const kind = KINDS[part];
        return kind === undefined ? (NAMES[part]?.(record) ?? `unknown ${part}`) : `${kind}:${record.id}`;
      });
    expect([...RECONSTRUCTED].toSorted()).toEqual([...new Set(names)].toSorted());
    expect(names.length).toBeGreaterThan(180);
  });

  it('what a rulebook shows is not marked', () => {
    expect(isReconstructed('advisor:guardian')).toBe(false);
    expect(isReconstructed('advisor:forester')).toBe(true);
  });
});
