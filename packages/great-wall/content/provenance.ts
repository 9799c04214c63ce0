/**
 * Which things were designed here, because no rulebook and no print shows them. The data say it record by record; things
 * are named as on the table (`advisor:forester`), numbers by what they are for.
 */

import type { Datum } from './data.ts';
import { data } from './data.ts';

function isDesigned(record: Datum): boolean {
  return record.at('provenance').text === 'reconstructed';
}

function designed(kind: string, list: Datum, name = 'id'): string[] {
  return list.list.filter(isDesigned).map((record) => `${kind}:${String(record.at(name).value)}`);
}

/** The lists of cards by what a card of them is called. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  horde: ['hordes', 'coopHordes'],
  general: ['generals', 'coopGenerals', 'reedGenerals', 'soloGenerals'],
  advisor: ['advisors'],
  command: ['commandCards', 'reedCommandCards', 'soloCommandCards'],
  artefact: ['artefacts'],
  event: ['events'],
  request: ['requests'],
};

const board = data.at('board');
const timeTrack = board.at('timeTrack');

export const RECONSTRUCTED: ReadonlySet<string> = new Set([
  ...Object.entries(CARDS).flatMap(([kind, lists]) => lists.flatMap((list) => designed(kind, data.at(list)))),
  // Copies of one title are one card to whoever reads it.
  ...['tactics', 'coopTactics'].flatMap((list) => designed('tactic', data.at(list), 'title')),
  ...designed('location', board.at('locations')),
  ...designed('wall', board.at('walls'), 'level'),
  ...timeTrack.keys.filter((side) => isDesigned(timeTrack.at(side))).map((side) => `time:${side}`),
  ...['honourTrack'].filter((track) => isDesigned(board.at(track))),
  ...['qinDiscardHonour'].filter((number) => isDesigned(data.at('solo').at(number))),
]);

export function isReconstructed(thing: string): boolean {
  return RECONSTRUCTED.has(thing);
}
