/**
 * Which things were designed here, because no rulebook and no print shows them. The data say it record by record; things
 * are named as on the table (`road:R12`), numbers by what they are for.
 */

import data from './way-of-the-panda.data.json';

interface Sourced {
  readonly provenance: string;
}

function designed<Record extends Sourced>(records: readonly Record[], name: (record: Record) => string): string[] {
  return records.filter(({ provenance }) => provenance === 'reconstructed').map(name);
}

const { map, tracks, clanSheet, actionBoard } = data;
const spaces = actionBoard.rows.flatMap((row) => {
  return row.spaces.map(({ id, provenance, options }) => ({ id, provenance, deeds: options.map((deed) => deed.id) }));
});

export const RECONSTRUCTED: ReadonlySet<string> = new Set([
  ...designed(map.locations, ({ id }) => `place:${id}`),
  ...designed(map.roads, ({ id }) => `road:${id}`),
  ...designed(map.borderSections, ({ id }) => `border:${id}`),
  ...designed(spaces, ({ id }) => `space:${id}`),
  // The options of a space come from where the space comes from.
  ...designed(
    spaces.flatMap(({ deeds, provenance }) => deeds.map((id) => ({ id, provenance }))),
    ({ id }) => `do:${id}`,
  ),
  ...designed(data.cityCards.cards, ({ id }) => `card:${id}`),
  ...designed(data.bonusCards, ({ id }) => `mission:${id}`),
  ...designed(data.startBuildingCards, ({ id }) => `start:${id}`),
  ...designed([tracks.ap], () => 'track:ap'),
  ...designed(tracks.ap.spaces, ({ value }) => `ap:${value}`),
  ...designed(clanSheet.quest, ({ tiles }) => `quests:${tiles}`),
  ...designed([clanSheet.capacity], () => 'capacity'),
]);

export function isReconstructed(thing: string): boolean {
  return RECONSTRUCTED.has(thing);
}
