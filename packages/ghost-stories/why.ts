/** Why a night ended as it did: facts counted in its story and on the table as it stands. No sentence says more than its count. */

import type { Params, Phrase, SeatView, Told, Why } from '@jade/engine';
import { MOST_REASONS } from '@jade/engine';
import { ghostOf, INCARNATION_IDS } from './content/cards.ts';
import type { Night, Stay } from './night.ts';
import { nightOf } from './night.ts';
import type { Ending } from './state.ts';
import { NONE } from './state.ts';
import type { GhostView } from './view.ts';

/** The event that ended the game; what was exorcised must have been an incarnation (GS-END-1). */
const FATAL: Readonly<Record<Ending, string>> = {
  victory: 'exorcised',
  allDead: 'died',
  tilesHaunted: 'tileHaunted',
  lineHaunted: 'nothingLeftToHaunt',
  deckEmpty: 'drew',
  villagersKilled: 'villagerDied',
};

type Reason = (night: Night, g: GhostView) => Phrase | null;

/** Fewer than these are no reason. */
const LEAST_HAUNTINGS = 2;
const LEAST_OVERRUNS = 2;
const LEAST_TRIES = 3;
const LONG_STAY = 6;

const REASONS = {
  haunter: ({ hauntings }) => {
    const [ghost, own] = mostOf(hauntings, (one) => one.ghost);
    const tile = [...new Set(own.map((one) => one.tile))];
    if (ghost !== null && tile.length >= LEAST_HAUNTINGS) return say('haunter', { ghost, count: tile.length, tile });
    const first = hauntings[0];
    if (first === undefined) return null;
    return say('haunted', { count: hauntings.length, turn: first.turn, last: hauntings.at(-1)?.turn ?? first.turn });
  },
  yinYang: (_, g) => {
    const count = g.boards.filter(({ yinYang }) => yinYang).length;
    return count === 0 ? null : say('yinYang', { count });
  },
  overrun: ({ overruns }) => {
    const [turn] = overruns;
    return turn === undefined || overruns.length < LEAST_OVERRUNS
      ? null
      : say('overrun', { count: overruns.length, turn });
  },
  failed: ({ tries }) => {
    const failed = tries.filter(({ fell }) => fell === 0).length;
    return tries.length < LEAST_TRIES || failed * 2 < tries.length
      ? null
      : say('failed', { count: failed, tries: tries.length });
  },
  incarnation: ({ stays, tries }, g) => {
    const stay = standing(stays, g).find(({ ghost }) => INCARNATION_IDS.has(ghost));
    if (stay === undefined) return null;
    const count = tries.filter(({ ghosts }) => ghosts.includes(stay.ghost)).length;
    return say('incarnation', { ghost: stay.ghost, turn: stay.from, count });
  },
  standing: ({ stays }, g) => {
    const [stay] = standing(stays, g).filter(({ ghost }) => !INCARNATION_IDS.has(ghost));
    return stay === undefined || g.turn - stay.from < LONG_STAY
      ? null
      : say('standing', { ghost: stay.ghost, turn: stay.from });
  },
  dead: ({ deaths }) => {
    const [first] = deaths;
    return first === undefined
      ? null
      : say('dead', { seats: [...new Set(deaths.map(({ seat }) => seat))], turn: first.turn });
  },
  villagers: ({ villagers }) => {
    const [turn] = villagers;
    return turn === undefined ? null : say('villagers', { count: villagers.length, turn });
  },
  slain: ({ stays }) => {
    const last = stays.findLast(({ ghost, until }) => INCARNATION_IDS.has(ghost) && until !== null);
    return last === undefined
      ? null
      : say('slain', { ghost: last.ghost, turns: (last.until ?? last.from) - last.from });
  },
  freed: ({ freed }) => {
    const [best] = freed.toSorted((a, b) => b.haunted - a.haunted);
    return best === undefined || best.haunted < LEAST_HAUNTINGS
      ? null
      : say('freed', { tile: best.tile, count: best.haunted, turn: best.turn });
  },
  best: ({ tries }) => {
    const all = tries.reduce((sum, { fell }) => sum + fell, 0);
    const [seat, own] = mostOf(
      tries.flatMap((one) => Array.from({ length: one.fell }, () => one)),
      (one) => one.seat,
    );
    const shared = new Set(tries.filter(({ fell }) => fell > 0).map((one) => one.seat)).size > 1;
    return seat === null || !shared ? null : say('best', { seat, count: own.length, all });
  },
  tries: ({ tries }) => {
    const fell = tries.reduce((sum, one) => sum + one.fell, 0);
    return say('tries', { count: fell, tries: tries.length, failed: tries.filter((one) => one.fell === 0).length });
  },
  unhurt: ({ deaths, hauntings }) =>
    deaths.length > 0 ? null : say(hauntings.length === 0 ? 'unhurt' : 'alive', { count: hauntings.length }),
} satisfies Record<string, Reason>;

/** What weighs most at which end. */
const WEIGHED: Readonly<Record<Ending, readonly (keyof typeof REASONS)[]>> = {
  victory: ['freed', 'slain', 'best', 'unhurt', 'tries'],
  tilesHaunted: ['haunter', 'yinYang', 'overrun', 'incarnation', 'failed', 'standing', 'dead'],
  lineHaunted: ['haunter', 'yinYang', 'overrun', 'incarnation', 'failed', 'standing', 'dead'],
  allDead: ['dead', 'overrun', 'yinYang', 'failed', 'incarnation', 'standing', 'haunter'],
  deckEmpty: ['incarnation', 'failed', 'yinYang', 'standing', 'overrun', 'dead', 'haunter'],
  villagersKilled: ['villagers', 'haunter', 'yinYang', 'overrun', 'failed', 'incarnation', 'standing'],
};

export function why(story: readonly Told[], { table: g }: SeatView<GhostView>): Why {
  if (g.ending === null) return { cause: null, reasons: [] };
  const night = nightOf(story);
  const fatal = story.findLast(({ key, params }) => {
    return key === FATAL[g.ending as Ending] && (key !== 'exorcised' || INCARNATION_IDS.has(String(params.ghost)));
  });
  const reasons = WEIGHED[g.ending].flatMap((name) => REASONS[name](night, g) ?? []);
  return {
    cause: fatal === undefined ? null : { key: `event.${fatal.key}`, params: fatal.params, rule: fatal.rule },
    reasons: reasons.slice(0, MOST_REASONS),
  };
}

function say(what: string, params: Params): Phrase {
  return { key: `ghosts.why.${what}`, params, rule: null };
}

/** Ghosts that are still there, and whose coming was told: the earliest first. */
function standing(stays: readonly Stay[], g: GhostView): readonly Stay[] {
  const here = new Set(g.ghosts.flatMap((card) => (card === NONE ? [] : [ghostOf(card).id])));
  return stays.filter(({ ghost, until }) => until === null && here.has(ghost));
}

/** The name that most of these have, and which they are; the earliest of equals. */
function mostOf<T, N>(all: readonly T[], nameOf: (one: T) => N | null): [N | null, readonly T[]] {
  const names = [...new Set(all.map(nameOf))].filter((name) => name !== null);
  const [most] = names
    .map((name) => [name, all.filter((one) => nameOf(one) === name)] as const)
    .toSorted(([, a], [, b]) => b.length - a.length);
  return most === undefined ? [null, []] : [most[0], most[1]];
}
