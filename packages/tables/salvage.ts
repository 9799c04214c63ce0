/** The record of a table that cannot be opened here, as far as its log can be read. Needs no rules, and never fails. */

import { LIMITS, writeLog } from '@jade/engine';
import type { Entry, StandingChoice } from './entry.ts';
import { follow, movedTo } from './entry.ts';
import type { TableHead } from './head.ts';
import { isHead } from './head.ts';
import { tableTags } from './sitters.ts';
import type { KeptTable } from './store.ts';

/** Empty where not even the head can be read. */
export function salvagedRecord({ head, entries, stand }: KeptTable): string {
  if (!isHead(head)) return '';
  const { choices, isWhole } = readable(entries, head.sitters.length);
  const isOver = isWhole && stand?.scores != null;
  try {
    return written({ ...head, version: movedTo(entries) ?? head.version }, choices, isOver ? 'unknown' : 'open');
  } catch {
    return '';
  }
}

function written(head: TableHead, choices: readonly StandingChoice[], outcome: 'open' | 'unknown'): string {
  const { game, version, mode, options, seed, sitters, redrawn } = head;
  const config = { mode, options, seed, players: sitters.length, ...(redrawn === undefined ? {} : { redrawn }) };
  return writeLog({ game, version, config, choices, fingerprintAt: () => null, outcome }, tableTags(head));
}

/** The choices up to the first entry that cannot be followed, or that a record has no line for. */
function readable(entries: readonly Entry[], players: number): { choices: StandingChoice[]; isWhole: boolean } {
  const choices: StandingChoice[] = [];
  try {
    for (const [index, entry] of entries.entries()) {
      if (entry.n !== index + 1 || !hasLine(entry, players)) return { choices, isWhole: false };
      follow(choices, entry);
    }
    return { choices, isWhole: true };
  } catch {
    return { choices, isWhole: false };
  }
}

function hasLine({ what }: Entry, players: number): boolean {
  if (what.kind !== 'choice') return true;
  return what.seat >= 0 && what.seat < players && /^\S+$/.test(what.key) && what.key.length < LIMITS.line;
}
