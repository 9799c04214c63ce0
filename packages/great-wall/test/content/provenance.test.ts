import { readFileSync } from 'node:fs';
import { at, seatView } from '@jade/engine';
import { provenanceIn } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import source from '../../content/great-wall.data.json';
import { isReconstructed, RECONSTRUCTED } from '../../content/provenance.ts';
import { greatWall } from '../../index.ts';
import { inspect } from '../../inspect.ts';
import { SLOT } from '../../rules/keys.ts';
import { P1, table } from '../table.ts';

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

  it('each of them can be read, as a thing that is held up or as a rule that carries the mark', () => {
    const book = readFileSync(new URL('../../rulebook/en.md', import.meta.url), 'utf8').split('\n');
    const unread = [...RECONSTRUCTED].filter((thing) => {
      const rule = RULES[thing] ?? RULES[thing.split(':')[0] ?? ''];
      if (rule === undefined) return !isRead(thing);
      return !book.some((line) => line.startsWith(`- **${rule}** `) && line.includes('[reconstructed'));
    });
    expect(unread).toEqual([]);
  });
});

/** What has no reading of its own stands in the rulebook. */
const RULES: Readonly<Record<string, string>> = {
  wall: 'GW-BUILD-3',
  time: 'GW-SPRING-1',
  honourTrack: 'GW-SETUP-16',
  qinDiscardHonour: 'GW-SOLO-9',
  'general:reedGeneralA': 'GW-2P-5',
  'general:reedGeneralB': 'GW-2P-5',
  'general:qinJiushao': 'GW-SOLO-40',
};

/** Hordes are read where they stand. */
function isRead(thing: string): boolean {
  const g = table({ players: 4 });
  const isHorde = thing.startsWith('horde:');
  if (isHorde) g.hordes[0] = thing.slice('horde:'.length);
  return inspect(seatView(greatWall, g, null, P1), isHorde ? at(SLOT.of, 0) : thing) !== null;
}
