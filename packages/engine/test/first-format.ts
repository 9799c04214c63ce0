/** Records of the first format, as they were written before the second: for tests, since nobody writes them any more. */

import type { Game } from '../flow.ts';
import { fingerprint } from '../hash.ts';
import type { Match } from '../match.ts';
import { gameAt } from '../match.ts';
import { expectOk } from '../problem.ts';
import type { Tags } from '../read-record.ts';
import { writeRecord } from '../record.ts';
import { guarded, withoutGuards } from './guards.ts';

export function inFirstFormat<G extends Game, V>(match: Match<G, V>, tags: Tags = {}): string {
  const lines = withoutGuards(writeRecord(match, tags));
  const body = lines.indexOf('') + 1;
  const header = lines.slice(0, body - 1).map((line) => line.replace('[Jade "2"]', '[Jade "1"]'));
  const choices = match.moments.map(({ choice: { seat, key } }, index) => {
    return `${index + 1}. P${seat + 1} ${key} ${fingerprint(expectOk(gameAt(match, index + 1)))}`;
  });
  return `${guarded(header)}\n${[...choices, lines.at(-1)].join('\n')}\n`;
}
