/** Where tests start: in the middle, with one procedure on an otherwise empty stack. */

import { begin } from '@jade/engine';
import { LOCATION_IDS } from '../content/board.ts';
import { ALL_SOLDIERS } from '../content/terms.ts';
import { only } from '../proofs/let-happen.ts';
import { activate, newActivation } from '../rules/activation.ts';
import { assault, newAssault } from '../rules/assault.ts';
import { attackWith, newAttack } from '../rules/attack-effects.ts';
import { turn } from '../rules/autumn.ts';
import { boxes, newBoxes } from '../rules/boxes.ts';
import { build } from '../rules/build.ts';
import { moving } from '../rules/clerks.ts';
import { defeatCheck } from '../rules/defeat.ts';
import { carryingOut } from '../rules/effects.ts';
import { placeHordes } from '../rules/hordes.ts';
import { POOL } from '../rules/keys.ts';
import { eventStep, fulfilment } from '../rules/requests.ts';
import { receiveShame } from '../rules/shame.ts';
import { summer } from '../rules/summer.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf } from '../state.ts';
import { locationNamed, P1, sectionNamed } from './table.ts';

export function attacking(
  g: GreatWall,
  who: Faction,
  left: number,
  scope: 'total' | 'perSection' | 'wholeZones' = 'total',
): GreatWall {
  return only(g, begin(attackWith, newAttack(who, ALL_SOLDIERS, left, scope)));
}

export function assaulting(g: GreatWall, section: string): GreatWall {
  return only(g, begin(assault, newAssault(sectionNamed(section))));
}

export function checking(g: GreatWall): GreatWall {
  return only(g, begin(defeatCheck, { queue: [] }));
}

export function shaming(g: GreatWall, who: Faction, left = 1): GreatWall {
  return only(g, begin(receiveShame, { who, left, rule: 'GW-BREACH-1' }));
}

export function summering(g: GreatWall): GreatWall {
  return only(g, begin(summer, { order: [], turn: 0 }));
}

export function building(g: GreatWall, who: Faction, left = 1): GreatWall {
  const action = { walls: true, discount: 0, free: false, here: -1, honour: true, what: '', price: 0 } as const;
  return only(g, begin(build, { who, left, ...action }));
}

export function activating(g: GreatWall, location: string, advanced = false): GreatWall {
  return only(g, begin(activate, newActivation(locationNamed(location), advanced)));
}

export function performing(g: GreatWall, list: string, who: Faction = P1): GreatWall {
  return only(g, carryingOut(list, list.split('/')[0] ?? '', who));
}

export function turnOf(g: GreatWall, who: Faction, command: string): GreatWall {
  g.active = who;
  clanOf(g, who).shown = command;
  return only(g, begin(turn, { who }));
}

export function fulfilling(g: GreatWall): GreatWall {
  return only(g, begin(fulfilment, { order: [], turn: 0, passes: 0, refused: [] }));
}

/** Reveals a certain Event. */
export function revealing(g: GreatWall, id: string): GreatWall {
  g.eventDeck = [...g.eventDeck.filter((card) => card !== id), id];
  return only(g, begin(eventStep, {}));
}

export function movingClerks(g: GreatWall, who: Faction, left: number, distinct: boolean): GreatWall {
  return only(g, begin(moving, { who, left, distinct, moved: LOCATION_IDS.map(() => 0), from: POOL }));
}

export function placing(g: GreatWall, left: number): GreatWall {
  return only(g, begin(placeHordes, { left }));
}

export function resolving(g: GreatWall, who: Faction, command: string): GreatWall {
  g.active = who;
  return only(g, begin(boxes, newBoxes(who, command)));
}
