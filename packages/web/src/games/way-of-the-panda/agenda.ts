/** Where in the turn we are, and how the game stands. */

import type { SeatView } from '@jade/engine';
import { frameIn } from '@jade/engine';
import {
  construct,
  frontierBonus,
  nextInTurn,
  perform,
  setupChampions,
  setupGuards,
  tableOf,
  turn,
} from '@jade/way-of-the-panda/screen';
import type { Speaker } from '@jade/words';
import type { Bead } from '../games.ts';
import { pandaView } from './use-game.ts';

/** Where in the turn we are, and who comes next. */
export function agenda(view: SeatView, words: Speaker): readonly Bead[] {
  const { stack } = view;
  const step = (label: string, state: Bead['state']): Bead => ({ label: words.say(`panda.step.${label}`), state });
  const champions = frameIn(stack, setupChampions) !== null;
  if (champions || frameIn(stack, setupGuards) !== null) {
    return [
      step('setupGuards', champions ? 'done' : 'now'),
      step('setupChampions', champions ? 'now' : 'next'),
      step('firstRound', 'next'),
    ];
  }
  const now = frameIn(stack, turn);
  if (now === null) return [];
  const g = tableOf(pandaView(view));
  const performing = frameIn(stack, perform) !== null;
  const frontier = frameIn(stack, frontierBonus) !== null;
  const building = frameIn(stack, construct) !== null;
  return [
    step('select', performing || now.at === turn.steps.end ? 'done' : 'now'),
    step('perform', performing && !building ? 'now' : building ? 'done' : 'next'),
    ...(building ? [step('build', frontier ? 'done' : 'now')] : []),
    ...(frontier ? [step('frontier', 'now')] : []),
    { label: words.say('panda.step.next', { seat: nextInTurn(g) }), state: 'next' },
  ];
}

export function standing(view: SeatView, words: Speaker): string {
  const { round, endings } = pandaView(view).table;
  if (round === 0) return words.say('panda.setup');
  return words.say(endings.length > 0 ? 'panda.lastRound' : 'panda.round', { round });
}
