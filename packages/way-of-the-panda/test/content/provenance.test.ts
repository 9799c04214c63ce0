import { readFileSync } from 'node:fs';
import { provenanceIn } from '@jade/engine/kit';
import { describe, expect, it } from 'vitest';
import { isReconstructed, RECONSTRUCTED } from '../../content/provenance.ts';
import data from '../../content/way-of-the-panda.data.json';

/** What the records of each part of the data are called on the table. */
const NAMES: Readonly<Record<string, (record: Readonly<Record<string, unknown>>) => string>> = {
  'map.locations': ({ id }) => `place:${id}`,
  'map.roads': ({ id }) => `road:${id}`,
  'map.borderSections': ({ id }) => `border:${id}`,
  'actionBoard.rows.spaces': ({ id }) => `space:${id}`,
  startBuildingCards: ({ id }) => `start:${id}`,
  'tracks.ap': () => 'track:ap',
  'tracks.ap.spaces': ({ value }) => `ap:${value}`,
  'clanSheet.quest': ({ tiles }) => `quests:${tiles}`,
  'clanSheet.capacity': () => 'capacity',
};

describe('Where things come from', () => {
  const records = provenanceIn(data);
  const designed = records.filter(({ provenance }) => provenance === 'reconstructed');

  it('everything that was designed here is marked, and nothing else', () => {
    const names = designed.map(({ part, record }) => NAMES[part]?.(record) ?? `unknown ${part}`);
    const options = data.actionBoard.rows.flatMap(({ spaces }) =>
      spaces.flatMap(({ provenance, options: deeds }) =>
        provenance === 'reconstructed' ? deeds.map(({ id }) => `do:${id}`) : [],
      ),
    );
    expect([...RECONSTRUCTED].toSorted()).toEqual([...names, ...options].toSorted());
    expect(designed.length).toBeGreaterThan(80);
  });

  it('what a rulebook or a page shows is not marked', () => {
    for (const thing of ['space:warrior-2', 'do:warrior-2b', 'space:neutral-3', 'card:C1', 'mission:A1', 'ap:0'])
      expect([thing, isReconstructed(thing)]).toEqual([thing, false]);
  });

  it('each of them is named by a rule that carries the mark', () => {
    const book = readFileSync(new URL('../../rulebook/en.md', import.meta.url), 'utf8').split('\n');
    const unread = [...RECONSTRUCTED].filter((thing) => {
      const rule = RULES[thing.split(':')[0] ?? ''] ?? 'none';
      return !book.some((line) => line.startsWith(`- **${rule}** `) && line.includes('[reconstructed'));
    });
    expect(unread).toEqual([]);
  });
});

/** Where each kind of thing is spoken of; spaces and their options say so on their own sheets, too. */
const RULES: Readonly<Record<string, string>> = {
  place: 'WP-MAP-8',
  road: 'WP-MAP-8',
  border: 'WP-MAP-9',
  space: 'WP-BOARD-4',
  do: 'WP-BOARD-4',
  start: 'WP-SETUP-2',
  track: 'WP-TRACK-1',
  ap: 'WP-TRACK-1',
  quests: 'WP-CLAN-5',
  capacity: 'WP-CLAN-6',
};
