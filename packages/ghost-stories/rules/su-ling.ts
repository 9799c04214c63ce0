/** Su-Ling, the crystals and their receptacles (rulebook chapters 17 and 18, without the Barrier). */

import { at, done, frame, go, refuse, STOP, tell } from '@jade/engine';
import { ghostOf } from '../content/cards.ts';
import type { Side, Space } from '../content/layout.ts';
import { RECEPTACLE_AT, RECEPTACLE_BY, RECEPTACLE_IDS, SPACES } from '../content/layout.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, moonOf, NONE, SU_LING_MOVED } from '../state.ts';
import { procedure } from './define.ts';
import { ghostAt, isSuLingHeld } from './ghosts.ts';
import { SET_CRYSTAL, SPACE_KEYS } from './keys.ts';
import type { StoneEffects } from './stones.ts';
import { hasMark, setMark, spaceName, speaker, tellOf } from './table.ts';
import { receptacleThing } from './things.ts';

/** WM-SULING-1, WM-SULING-2, WM-SULING-13: something bad happened, so she may come at the end of this turn. */
export function noteBadEvent(g: Pieces): void {
  const { moon } = g;
  if (moon === null || moon.suLingToken || hasMark(g, SU_LING_MOVED) || isSuLingHeld(g)) return;
  moon.suLingToken = true;
  tell('WM-SULING-2', 'suLingToken', {});
}

/** WM-SULING-4, WM-SULING-12: back to the reserve, and only another event brings her back. */
export function sendSuLingHome(g: Pieces, rule: string): void {
  const moon = moonOf(g);
  const stood = moon.suLing !== NONE;
  moon.suLing = NONE;
  moon.suLingToken = false;
  if (stood) tell(rule, 'suLingLeft', {});
}

export function canMoveSuLing(g: Table): boolean {
  return g.moon?.suLingToken === true && !hasMark(g, SU_LING_MOVED);
}

/** WM-SULING-4: not before an incarnation. WM-SULING-5: else anywhere. WM-SULING-11: staying is no move. */
function isIconOpen(g: Table, space: Space): boolean {
  const card = ghostAt(g, space);
  return moonOf(g).suLing !== space && (card === NONE || !ghostOf(card).incarnation);
}

/** WM-SULING-2, WM-SULING-3, WM-SULING-7 to WM-SULING-9: she is placed or moved, once a turn, and may bring a crystal. */
export const placeSuLing = procedure('placeSuLing', frame<{ icon: Space | -1 }>(), {
  choose: {
    rule: 'WM-SULING-2',
    decider: speaker,
    options: (g) => [...SPACES.filter((space) => isIconOpen(g, space)).map((space) => at(SPACE_KEYS.of, space)), STOP],
    candidates: () => [...SPACE_KEYS.of, STOP],
    refusal(g, _, key) {
      if (moonOf(g).suLing === SPACE_KEYS.index(key)) return refuse('WM-SULING-11', 'suLingStands');
      return refuse('WM-SULING-4', 'incarnationThere');
    },
    resolve(g, f, key) {
      setMark(g, SU_LING_MOVED); // WM-SULING-2: the token goes back, moved or not
      if (key === STOP) return done;
      const moon = moonOf(g);
      f.icon = SPACE_KEYS.index(key);
      moon.suLing = f.icon;
      tell('WM-SULING-2', 'suLingPlaced', { space: spaceName(f.icon) });
      const receptacle = at(RECEPTACLE_BY, f.icon);
      const empty = receptacle !== NONE && at(moon.receptacles, receptacle) === 0;
      return empty && moon.crystals > 0 ? go('crystal') : done;
    },
  },

  /** WM-SULING-7 */
  crystal: {
    rule: 'WM-SULING-7',
    decider: speaker,
    options: () => [SET_CRYSTAL, STOP],
    concerns: (_, f, key) => (key === STOP || f.icon === NONE ? [] : [receptacleThing(at(RECEPTACLE_BY, f.icon))]),
    resolve(g, f, key) {
      if (key === STOP || f.icon === NONE) return done;
      const moon = moonOf(g);
      const receptacle = at(RECEPTACLE_BY, f.icon);
      moon.crystals -= 1;
      moon.receptacles[receptacle] = 1;
      tell('WM-SULING-7', 'crystalFromSuLing', { receptacle: at(RECEPTACLE_IDS, receptacle) });
      return done;
    },
  },
});

/** WM-CRYSTAL-1: nothing if the reserve is empty. */
export function gainCrystal(g: Pieces, side: Side, rule: string): boolean {
  const { moon } = g;
  if (moon === null || moon.crystals === 0) return false;
  const board = boardOf(g, side);
  moon.crystals -= 1;
  board.crystals += 1;
  board.newCrystals += 1;
  tellOf(g, side, rule, 'gainedCrystal');
  return true;
}

/** WM-CRYSTAL-5, WM-CRYSTAL-8: the receptacle on which this Taoist may put a crystal of an earlier turn, or NONE. */
export function openReceptacle(g: Table, side: Side): number {
  const { place, crystals, newCrystals } = boardOf(g, side);
  if (g.moon === null || place === NONE || crystals <= newCrystals) return NONE;
  const receptacle = at(RECEPTACLE_AT, place);
  return receptacle !== NONE && at(g.moon.receptacles, receptacle) === 0 ? receptacle : NONE;
}

export function setCrystal(g: Pieces, side: Side): void {
  const receptacle = openReceptacle(g, side);
  boardOf(g, side).crystals -= 1;
  moonOf(g).receptacles[receptacle] = 1;
  tellOf(g, side, 'WM-CRYSTAL-5', 'setCrystal', { receptacle: at(RECEPTACLE_IDS, receptacle) });
}

export const SU_LING_STONES = {
  // WM-INC-3
  'remove-su-ling': (g) => {
    if (g.moon !== null) sendSuLingHome(g, 'WM-INC-3');
    return done;
  },
  'gain-crystal': (g) => {
    gainCrystal(g, g.active, 'WM-DEVOUR-4');
    return done;
  },
} satisfies StoneEffects;
