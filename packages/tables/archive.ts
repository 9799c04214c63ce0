/**
 * All tables of a hall as one text: their records one after the other, each with what else belongs to the table (docs/records.md). It is
 * what somebody takes along to another browser, or keeps against the day when this one is cleared.
 */

import type { Tags } from '@jade/engine';
import type { TableHead } from './head.ts';
import { tableTags } from './sitters.ts';

const [TABLE, WHAT_IF, CHOSEN] = ['Table', 'WhatIf', 'SeedChosen'] as const;

/** What a record in an archive says of its table beside the game. */
export function archiveTags(head: TableHead): Tags {
  const { id, branchOf, chosenSeed } = head;
  return {
    ...tableTags(head),
    [TABLE]: id,
    ...(branchOf == null ? {} : { [WHAT_IF]: `${branchOf.id} ${branchOf.seq}` }),
    ...(chosenSeed === true ? { [CHOSEN]: 'yes' } : {}),
  };
}

/** A table as the tags of its record tell it; null where there is none of that kind, and it is a record by itself. */
export interface ArchivedTable {
  readonly id: string;
  readonly branchOf: TableHead['branchOf'];
  readonly chosenSeed: boolean;
  /** The day it was set, in milliseconds since 1970; null where it is not known. */
  readonly created: number | null;
}

export function archivedIn(tags: Tags): ArchivedTable | null {
  const id = tags[TABLE];
  if (id === undefined || !/^[\w-]{1,64}$/.test(id)) return null;
  const [, from, seq] = /^([\w-]{1,64}) (\d+)$/.exec(tags[WHAT_IF] ?? '') ?? [];
  const created = Date.parse(tags.Date ?? '');
  return {
    id,
    branchOf: from === undefined ? null : { id: from, seq: Number(seq) },
    chosenSeed: tags[CHOSEN] !== undefined,
    created: Number.isNaN(created) ? null : created,
  };
}

export function archiveOf(records: readonly string[]): string {
  return records.join('\n');
}

/** The records of an archive, each as it was by itself. A single record is an archive of one. */
export function recordsIn(text: string): readonly string[] {
  const records = text.replaceAll('\r\n', '\n').split(/^(?=\[Jade ")/m);
  return records.map((record) => record.replace(/\n\n$/, '\n'));
}
