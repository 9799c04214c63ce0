/** What a request of the Emperor still lacks, row by row. */

import { seatsOf } from '@jade/engine';
import type { GreatWall, Request } from '@jade/great-wall/screen';
import { requestLacks, requestOf, SECTIONS, sectionForecast, variant } from '@jade/great-wall/screen';
import { useWords } from '../../words/words.tsx';
import { useMe } from './use-game.ts';

interface LackRow {
  readonly key: string;
  readonly label: string;
  /** null: hidden from this seat. */
  readonly lack: number | null;
  readonly faction: number | null;
  readonly have: string;
}

const EACH = new Set(['resources', 'honour', 'soldiers', 'clerks']);

/** A row for every seat or section that has to do with a request. */
export function useLacks(g: GreatWall, id: string): LackRow[] {
  const words = useWords();
  const me = useMe();
  const request: Request = requestOf(id);
  const lacks = requestLacks(g, id, me);
  if (EACH.has(request.kind))
    return seatsOf(g).map((seat) => {
      const lack = lacks[seat] ?? null;
      const needs = 'n' in request ? request.n : 0;
      return {
        key: `seat ${seat}`,
        label: words.say('wall.seatName', { seat }),
        faction: seat,
        lack,
        have:
          lack === null
            ? words.say('wall.lack.hidden')
            : words.say('wall.lack.have', { have: lack === 0 ? needs : needs - lack, needs }),
      };
    });
  if (request.kind === 'warehouse') {
    const needs = request.perPlayer * g.seats;
    const lack = lacks[0] ?? 0;
    return [
      {
        key: 'warehouse',
        label: words.say('wall.warehouse'),
        faction: null,
        lack,
        have: words.say('wall.lack.have', { have: needs - lack, needs }),
      },
    ];
  }
  return variant(g).sections.map((section) => {
    const { power, defence, holds } = sectionForecast(g, section);
    const level = g.levels[section] ?? 0;
    const name = words.say(`wall.short.${SECTIONS[section]}`);
    const row = { key: SECTIONS[section], label: name, faction: null };
    if (request.kind === 'escort') return { ...row, lack: lacks[section] ?? 0, have: '' };
    if (request.kind !== 'state') return { ...row, lack: 0, have: '' };
    if (request.check === 'allSectionsWallAtLeast')
      return {
        ...row,
        lack: Math.max(0, request.level - level),
        have: words.say('wall.lack.have', { have: level, needs: request.level }),
      };
    if (request.check === 'noBreachThisYear')
      return { ...row, lack: g.breached || !holds ? 1 : 0, have: words.say('wall.ratio', { power, defence }) };
    return { ...row, lack: (g.defeatedIn & (1 << section)) !== 0 ? 0 : 1, have: '' };
  });
}

/** Fulfilled in this Winter: their places are empty until it ends. */
export function fulfilledNow(g: GreatWall): readonly string[] {
  const empty = g.requests.filter((id) => id === '').length;
  return g.season === 'winter' && empty > 0 ? g.requestsDone.slice(-empty) : [];
}
