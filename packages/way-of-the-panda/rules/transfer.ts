/** Taking a champion off the map and putting it back (rulebook chapter 15, and the first special action of A9). */

import type { Seat } from '@jade/engine';
import { at, become, done, frame, refuse, STOP, tell } from '@jade/engine';
import type { Class } from '../content/classes.ts';
import { CHAMPIONS } from '../content/classes.ts';
import { PLACE_IDS } from '../content/map.ts';
import type { Panda } from '../state.ts';
import { championAt, clanOf, SHEET } from '../state.ts';
import { decision } from './define.ts';
import { CHAMPION, PLACE, TO_SHEET } from './keys.ts';

/** WP-TRANS-1, WP-TRANS-3: off the map, from wherever it is; or, if it is off, onto any location. One half at a time. */
export const transfer = decision('transfer', frame<{ seat: Seat; champion: Class }>(), {
  rule: 'WP-TRANS-1',
  decider: (_, f) => f.seat,
  options: (g, f) => (isOff(g, f.seat, f.champion) ? [...PLACE.of, STOP] : [TO_SHEET, STOP]),
  candidates: () => [TO_SHEET, ...PLACE.of, STOP],
  refusal: (g, f) => refuse('WP-TRANS-3', isOff(g, f.seat, f.champion) ? 'alreadyOff' : 'firstOff'),
  prompt: (_, f) => ({ champion: at(CHAMPIONS, f.champion) }),
  resolve(g, f, key) {
    if (key === STOP) return done;
    const champion = at(CHAMPIONS, f.champion);
    if (key === TO_SHEET) {
      clanOf(g, f.seat).champions[f.champion] = SHEET;
      tell('WP-TRANS-1', 'leftMap', { seat: f.seat, champion });
    } else put(g, f.seat, f.champion, key, 'WP-TRANS-1');
    return done;
  },
});

function isOff(g: Panda, seat: Seat, champion: Class): boolean {
  return championAt(g, seat, champion) === SHEET;
}

function put(g: Panda, seat: Seat, champion: Class, key: string, rule: string): void {
  const place = PLACE.index(key);
  clanOf(g, seat).champions[champion] = place;
  tell(rule, 'appeared', { seat, champion: at(CHAMPIONS, champion), place: at(PLACE_IDS, place) });
}

/** WP-BONUS-A9-3, WP-BONUS-A9-6: one own champion, from anywhere, onto any other location. */
export const teleport = decision('teleport', frame<{ seat: Seat }>(), {
  rule: 'WP-BONUS-A9-6',
  decider: (_, f) => f.seat,
  options: () => [...CHAMPION.of, STOP],
  resolve(_, f, key) {
    if (key === STOP) return done;
    return become(teleportTo, { seat: f.seat, champion: CHAMPION.index(key) });
  },
});

export const teleportTo = decision('teleportTo', frame<{ seat: Seat; champion: Class }>(), {
  rule: 'WP-BONUS-A9-3',
  decider: (_, f) => f.seat,
  options: (g, f) => PLACE.of.filter((_, place) => place !== championAt(g, f.seat, f.champion)),
  candidates: () => PLACE.of,
  refusal: () => refuse('WP-BONUS-A9-3', 'otherPlace'),
  prompt: (_, f) => ({ champion: at(CHAMPIONS, f.champion) }),
  resolve(g, f, key) {
    put(g, f.seat, f.champion, key, 'WP-BONUS-A9-3');
    return done;
  },
});
