/** Who would claim a Horde, and who would die on it (GW-DEFEAT-7, GW-KILL-1). */

import type { Forecast, Frame } from '@jade/engine';
import { at, frameIn } from '@jade/engine';
import type { Slot } from '../content/terms.ts';
import { ALL_SLOTS } from '../content/terms.ts';
import type { Doomed } from '../rules/deaths.ts';
import { deaths } from '../rules/deaths.ts';
import { defeat, majority } from '../rules/defeat.ts';
import { SLOT } from '../rules/keys.ts';
import { spotsCovered } from '../rules/spots.ts';
import type { Position } from '../state.ts';
import { isReed, NOBODY, nameOf } from '../state.ts';

export function hordeForecasts(g: Position): Forecast[] {
  return ALL_SLOTS.filter((slot) => at(g.hordes, slot) !== '').flatMap((slot) => [
    claimForecast(g, slot),
    ...deathForecasts(g, slot),
  ]);
}

/** Who would claim a Horde; GW-2P-20: nobody where the Reed Clan covers most. */
export function claimForecast(g: Position, slot: Slot): Forecast {
  const event = frameIn(g.stack, defeat);
  const decided = event !== null && event.card === at(g.hordes, slot) && DECIDED.has(event.at);
  const most = decided ? event.winner : majority(g, slot);
  const claims = most !== NOBODY && !isReed(g, most);
  return {
    about: at(SLOT.of, slot),
    key: claims ? 'wall.horde.majority' : most === NOBODY ? 'wall.horde.nobody' : 'wall.horde.reed',
    params: claims ? { seat: nameOf(g, most), count: spotsCovered(g, slot, most) } : {},
    rule: most === NOBODY || claims ? 'GW-DEFEAT-7' : 'GW-2P-20',
    when: 'defeated',
  };
}

/** GW-DEFEAT-7: steps of a Defeat after which the winner is fixed. */
const DECIDED: ReadonlySet<string> = new Set([defeat.steps.survivors, defeat.steps.claim, defeat.steps.end]);

/** GW-KILL-6: steps of deaths after which nobody is added. */
const NAMED: ReadonlySet<string> = new Set([deaths.steps.save, deaths.steps.pay]);

/** The Soldiers about to die, while deaths are being resolved. */
export function doomedNow(stack: readonly Frame[]): readonly Doomed[] {
  return frameIn(stack, deaths)?.doomed ?? [];
}

/** How many of them stand on a Horde, once all are named. */
function deathForecasts(g: Position, slot: Slot): Forecast[] {
  const event = frameIn(g.stack, deaths);
  if (event === null || !NAMED.has(event.at)) return [];
  const count = doomedNow(g.stack).filter((one) => one.slot === slot).length;
  if (count === 0) return [];
  return [{ about: at(SLOT.of, slot), key: 'wall.wouldDie', params: { count }, rule: 'GW-KILL-1', when: 'killed' }];
}
