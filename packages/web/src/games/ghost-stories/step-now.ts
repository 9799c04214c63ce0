/** Which step of the turn is under way, read from where the rules stand. */

import type { Frame, Procedure } from '@jade/engine';
import { frameIn } from '@jade/engine';
import type { Table } from '@jade/ghost-stories/screen';
import {
  arrive,
  barrier,
  exorcise,
  help,
  MOVED,
  placeDrawn,
  placeSuLing,
  turn,
  yang,
} from '@jade/ghost-stories/screen';

export function stepNow(g: Table, stack: readonly Frame[]): string {
  const within = <Locals>(procedure: Procedure<Locals>): boolean => frameIn(stack, procedure) !== null;
  if (within(barrier)) return 'barrier';
  const phase = frameIn(stack, yang);
  if (phase?.at === yang.steps.place || within(placeSuLing)) return 'place';
  if (phase === null) {
    // A ghost that has just found its space is still told as arriving.
    const step = frameIn(stack, turn)?.at;
    const comes = step === turn.steps.arrival || step === turn.steps.yang;
    return comes || within(arrive) || within(placeDrawn) ? 'arrival' : 'yin';
  }
  const acted = g.helps + g.exorcisms + g.saves > 0 || within(exorcise) || within(help);
  return acted || (g.marks & MOVED) !== 0 ? 'act' : 'move';
}
