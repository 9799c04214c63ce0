/** Losing Qi, death and inheritance (rulebook chapters 8 and 9, WM-INHERIT). */

import { again, at, become, done, frame, go, seat, tell } from '@jade/engine';
import type { Place, Side } from '../content/layout.ts';
import { NOWHERE, SIDES } from '../content/layout.ts';
import { CEMETERY } from '../content/village.ts';
import { ARTEFACT_IDS } from '../content/villagers.ts';
import type { Pieces, Table } from '../state.ts';
import { boardOf, NONE } from '../state.ts';
import { procedure } from './define.ts';
import { boardFrom, boardKey } from './keys.ts';
import { loosenMantra } from './mantra.ts';
import type { StoneEffects } from './stones.ts';
import { boardName, endGame, isLiving, isPlayed, nextLiving, placeOfTile, tellOf } from './table.ts';
import { returnAllTao } from './tokens.ts';

interface Loss {
  /** The board that would lose 1 Qi. */
  side: Side;
  rule: string;
}

export const loseQi = procedure('loseQi', frame<Loss>(), {
  /** GS-NEUTRAL-1; GS-DEATH-6, GS-NEUTRAL-8: for a possessed board the next living Taoist pays. */
  pay(g, f) {
    const payer = boardOf(g, f.side).qi > 0 ? f.side : nextLiving(g, f.side);
    if (payer === NONE) return done;
    if (payer !== f.side)
      tell('GS-DEATH-6', 'paysForPossessed', { seat: boardOf(g, payer).seat, board: boardName(g, f.side) });
    f.side = payer;
    const board = boardOf(g, payer);
    board.qi -= 1;
    g.qi += 1;
    tellOf(g, payer, f.rule, 'lostQi', { qi: board.qi });
    if (board.qi > 0) return done;
    if (!isPlayed(g, payer)) {
      tell('GS-NEUTRAL-3', 'possessed', { board: boardName(g, payer) });
      loosenMantra(g);
      return done;
    }
    die(g, payer);
    return go('inherit');
  },

  /** WM-INHERIT-1, WM-INHERIT-2, MC-7: the dead player gives each artefact to a living Taoist. */
  inherit: {
    rule: 'WM-INHERIT-1',
    decider: (g, f) => seat(boardOf(g, f.side).seat),
    options: (g, f) => {
      if (boardOf(g, f.side).artefacts.length === 0) return [];
      return SIDES.filter((side) => isLiving(g, side)).map((side) => boardKey(g, side));
    },
    otherwise: () => done,
    prompt: (g, f) => ({ artefact: at(ARTEFACT_IDS, at(boardOf(g, f.side).artefacts, 0)) }),
    resolve(g, f, key) {
      const dead = boardOf(g, f.side);
      const artefact = at(dead.artefacts, 0);
      dead.artefacts.shift();
      boardOf(g, boardFrom(g, key)).artefacts.push(artefact);
      tellOf(g, boardFrom(g, key), 'WM-INHERIT-1', 'inherited', { artefact: at(ARTEFACT_IDS, artefact) });
      return again;
    },
  },
});

/** GS-DEATH-1, GS-DEATH-2, GS-DEATH-4: belongings go back, the figure is laid on the Cemetery, the ghosts stay. */
function die(g: Pieces, side: Side): void {
  const board = boardOf(g, side);
  tellOf(g, side, 'GS-DEATH-1', 'died');
  returnAllTao(g, side);
  board.yinYang = false;
  g.templeBuddhas += board.buddhas;
  board.buddhas = 0;
  board.newBuddhas = 0;
  g.spentTokens += board.powerTokens;
  board.powerTokens = 0;
  if (g.moon !== null) g.moon.crystals += board.crystals; // WM-CRYSTAL-6
  board.crystals = 0;
  board.newCrystals = 0;
  board.lying = false;
  board.place = placeOfTile(g, CEMETERY); // GS-DEATH-3: beside the village if the tile is not in play
  loosenMantra(g); // GS-DEATH-5
  if (nextLiving(g, side) === NONE) endGame(g, 'allDead', 'GS-END-2'); // GS-DEATH-8
}

/** GS-DEATH-7: back with so much Qi and nothing else. */
export function revive(g: Pieces, side: Side, place: Place, qi: number, rule: string): void {
  const board = boardOf(g, side);
  board.qi = Math.min(qi, g.qi); // GS-TILE-14
  g.qi -= board.qi;
  board.place = place;
  tellOf(g, side, rule, 'revived', { qi: board.qi });
}

export function deadSides(g: Table): Side[] {
  return SIDES.filter((side) => isPlayed(g, side) && boardOf(g, side).qi === 0);
}

/** The figure of a Taoist or NOWHERE. */
export function placeOf(g: Table, side: Side): Place {
  const { place } = boardOf(g, side);
  if (place === NOWHERE) throw new Error(`the Taoist of board ${side} stands nowhere`);
  return place as Place;
}

export const QI_STONES = {
  'lose-qi': (g) => become(loseQi, { side: g.active, rule: 'GS-ABIL-6' }),
} satisfies StoneEffects;
