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
});
