/** What led to a window, in its order: from where it began to now, without what says the same again. */

import type { Told } from '@jade/engine';

/** With these something begins that the lines after them belong to. */
const OPENINGS: ReadonlySet<string> = new Set(['season', 'turn', 'activated', 'defeated', 'assault']);
/** Told elsewhere on the screen. */
const ASIDE: ReadonlySet<string> = new Set(['forced', 'doomed', 'shameUnder', 'shameOnHorde']);
/** More is not read. */
const MOST = 5;

export function happenedBefore(lines: readonly Told[]): readonly Told[] {
  const from = lines.findLastIndex(({ key }) => OPENINGS.has(key));
  const told = lines.slice(Math.max(0, from)).filter(({ key }) => !ASIDE.has(key));
  // Of several Shame tokens of one clan the last says how many are left.
  const last = told.filter(({ key, params }, index) => {
    return key !== 'shame' || !told.slice(index + 1).some((one) => one.key === key && one.params.seat === params.seat);
  });
  return last.length <= MOST ? last : [...last.slice(0, 1), ...last.slice(1 - MOST)];
}
