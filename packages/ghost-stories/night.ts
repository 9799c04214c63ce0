/** A whole night in figures, read from what was told of it: who haunted what, who fell when, what was tried. */

import type { Told } from '@jade/engine';

export interface Stay {
  readonly ghost: string;
  /** In which turn it came, and left; null: it never did. */
  readonly from: number;
  readonly until: number | null;
}

interface Haunting {
  readonly tile: string;
  /** Whose figure or stone did it; null: a Curse die that no ghost had thrown. */
  readonly ghost: string | null;
  readonly turn: number;
}

/** An exorcism; `seat` is null at the Barrier. */
interface Try {
  readonly seat: number | null;
  readonly ghosts: readonly string[];
  readonly fell: number;
}

export interface Night {
  readonly hauntings: readonly Haunting[];
  readonly stays: readonly Stay[];
  readonly tries: readonly Try[];
  /** Tiles that were made active again, and how many were haunted before. */
  readonly freed: readonly { readonly tile: string; readonly haunted: number; readonly turn: number }[];
  readonly deaths: readonly { readonly seat: number; readonly turn: number }[];
  /** The turns in which a full board cost Qi, and in which a villager died. */
  readonly overruns: readonly number[];
  readonly villagers: readonly number[];
}

/** What begins without a ghost: a haunting after it is nobody's until a ghost acts. */
const OWN_DOING = new Set(['turn', 'turnNeutral', 'asksForHelp', 'usedYinYang', 'usedArtefact', 'usedPower', 'drew']);

export function nightOf(story: readonly Told[]): Night {
  const hauntings: Haunting[] = [];
  const stays: { ghost: string; from: number; until: number | null }[] = [];
  const tries: { seat: number | null; ghosts: readonly string[]; fell: number }[] = [];
  const freed: { tile: string; haunted: number; turn: number }[] = [];
  const deaths: { seat: number; turn: number }[] = [];
  const overruns: number[] = [];
  const villagers: number[] = [];
  let turn = 0;
  let haunted = 0;
  let acting: string | null = null;
  for (const { key, params, rule } of story) {
    if (OWN_DOING.has(key)) acting = null;
    const ghost = String(params.ghost);
    switch (key) {
      case 'turn':
      case 'turnNeutral':
        turn = Number(params.turn);
        break;
      case 'stone':
      case 'figureHaunts':
        acting = ghost;
        break;
      case 'arrived':
        stays.push({ ghost, from: turn, until: null });
        break;
      case 'exorcised':
      case 'sentAway':
      case 'buddhaBanished': {
        const stay = stays.findLast((one) => one.ghost === ghost && one.until === null);
        if (stay !== undefined) stay.until = turn;
        const last = tries.at(-1);
        if (key === 'exorcised' && last !== undefined) last.fell += 1;
        break;
      }
      case 'exorcism':
      case 'barrierExorcism':
        tries.push({
          seat: typeof params.seat === 'number' ? params.seat : null,
          ghosts: [params.ghost].flat().map(String),
          fell: 0,
        });
        break;
      case 'tileHaunted':
        haunted = Number(params.count);
        hauntings.push({ tile: String(params.tile), ghost: acting, turn });
        break;
      case 'tileRestored':
        freed.push({ tile: String(params.tile), haunted, turn });
        haunted -= 1;
        break;
      case 'died':
        deaths.push({ seat: Number(params.seat), turn });
        break;
      case 'lostQi':
      case 'lostQiNeutral':
        if (rule === 'GS-YIN-5') overruns.push(turn);
        break;
      case 'villagerDied':
        villagers.push(turn);
        break;
    }
  }
  return { hauntings, stays, tries, freed, deaths, overruns, villagers };
}
