/** Where in the turn we are, and how the game stands. */

import type { SeatView } from '@jade/engine';
import type { Pieces } from '@jade/way-of-the-panda/screen';
import { asked } from '@jade/way-of-the-panda/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';

/** Where in the turn we are, and who comes next. */
export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const names = view.stack.map(({ at }) => at);
  const step = (label: string, state: Bead['state']): Bead => ({ label: words.say(`panda.step.${label}`), state });
  if (names.some((name) => name.startsWith('setup'))) {
    const champions = names.includes('setupChampions');
    return [
      step('setupGuards', champions ? 'done' : 'now'),
      step('setupChampions', champions ? 'now' : 'next'),
      step('firstRound', 'next'),
    ];
  }
  if (!names.includes('turn.select') && !names.some((name) => name.startsWith('turn.'))) return [];
  const g = asked(view.table as Pieces, view.seats);
  const performing = names.some((name) => name.startsWith('perform.'));
  const frontier = names.some((name) => name.startsWith('frontierBonus.'));
  const building = names.some((name) => name.startsWith('construct.'));
  const turn = g.order.indexOf(g.active);
  const next = g.order
    .map((_, index) => g.order[(turn + 1 + index) % g.seats])
    .find((who) => who !== undefined && g.clans[who]?.passed === false);
  return [
    step('select', performing || names.includes('turn.end') ? 'done' : 'now'),
    step('perform', performing && !building ? 'now' : building ? 'done' : 'next'),
    ...(building ? [step('build', frontier ? 'done' : 'now')] : []),
    ...(frontier ? [step('frontier', 'now')] : []),
    { label: words.say('panda.step.next', { seat: next ?? g.active }), state: 'next' },
  ];
}

export function standing(view: SeatView, words: Speaker): string {
  const { round, endings } = view.table as Pieces;
  if (round === 0) return words.say('panda.setup');
  return words.say(endings.length > 0 ? 'panda.lastRound' : 'panda.round', { round });
}
