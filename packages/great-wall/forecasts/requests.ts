/** What a Request of the Emperor still lacks, and whether it could be paid (GW-COOP-11, GW-COOP-29). */

import type { Forecast, Phrase } from '@jade/engine';
import { at, frameIn, seatsOf } from '@jade/engine';
import type { Request } from '../content/coop-cards.ts';
import { requestOf } from '../content/coop-cards.ts';
import type { Section } from '../content/terms.ts';
import { ALL_SECTIONS, RESOURCES, SECTIONS } from '../content/terms.ts';
import { PLAYER, REQUEST, SECTION } from '../rules/keys.ts';
import { isTrue, proposal } from '../rules/requests.ts';
import { sacrificable } from '../rules/sacrifice.ts';
import { sectionsInPlay } from '../rules/spots.ts';
import { inWarehouse } from '../rules/treasury.ts';
import type { Faction, Position } from '../state.ts';
import { clanOf } from '../state.ts';
import { sectionForecast } from './sections.ts';

/** Requests of which every player pays a share. */
const EACH: ReadonlySet<Request['kind']> = new Set(['resources', 'honour', 'soldiers', 'clerks']);

/**
 * What a Request still lacks: by seat for payments of each (null: behind a screen), by Section for the escort, as one number
 * for the others; 0 where nothing is missing.
 */
export function requestLacks(g: Position, id: string, me: Faction | null): readonly (number | null)[] {
  const request: Request = requestOf(id);
  const proposed = frameIn(g.stack, proposal);
  const seats = seatsOf(g);
  switch (request.kind) {
    case 'state':
      return [isTrue(g, request) ? 0 : 1];
    case 'warehouse':
      return [Math.max(0, request.perPlayer * g.seats - inWarehouse(g))];
    case 'escort':
      return ALL_SECTIONS.map((section) =>
        seats.some((seat) => sacrificable(g, seat, 'escort', section).length > 0) ? 0 : 1,
      );
    case 'resources':
      return seats.map((seat) => {
        const share = request.n + (proposed?.request === id ? at(proposed.share, seat) : 0);
        const held = seat === me ? clanOf(g, seat).resources : null;
        return held === null ? null : Math.max(0, share - at(held, request.resource));
      });
    case 'honour':
      return seats.map((seat) => Math.max(0, request.n - clanOf(g, seat).honour));
    default:
      return seats.map((seat) => {
        const have = sacrificable(g, seat, request.kind, -1).reduce((sum, { count }) => sum + count, 0);
        return Math.max(0, request.n - have);
      });
  }
}

/** Whether a Request can be paid, as far as a player knows; null where nobody pays a share. */
export function requestForecast(g: Position, id: string, me: Faction): Forecast | null {
  if (!EACH.has(requestOf(id).kind)) return null;
  const lacks = requestLacks(g, id, me);
  const short = lacks.some((lack) => lack !== null && lack > 0);
  const words = (lacks[me] ?? 0) > 0 ? 'own' : short ? 'known' : 'mine';
  return { about: REQUEST.of(id), key: `wall.lack.${words}`, params: {}, rule: 'GW-COOP-11', when: 'proposed' };
}

/** A row of what a Request asks for. */
export interface Need {
  /** `player:0`, `section:left`, `warehouse` or `year`. */
  readonly about: string;
  readonly name: Phrase;
  /** What there is of it; null where that needs no words. */
  readonly have: Phrase | null;
  /** How much is missing; null: hidden from this seat. */
  readonly lack: number | null;
  /** The same in words; null where nothing is, or nobody knows. */
  readonly missing: Phrase | null;
}

const say = (key: string, params: Phrase['params'] = {}, rule: string | null = null): Phrase => ({ key, params, rule });

/** A row for every seat or Section that has to do with a Request. */
export function requestNeeds(g: Position, id: string, me: Faction | null): readonly Need[] {
  const request: Request = requestOf(id);
  const lacks = requestLacks(g, id, me);
  if (EACH.has(request.kind)) {
    const needs = 'n' in request ? request.n : 0;
    return seatsOf(g).map((seat): Need => {
      const lack = lacks[seat] ?? null;
      const have = lack === null ? say('wall.lack.hidden') : say('wall.lack.have', { have: needs - lack, needs });
      const missing = lackWords('short', lack, {
        kind: request.kind,
        resource: 'resource' in request ? RESOURCES[request.resource] : '',
      });
      return { about: at(PLAYER.of, seat), name: say('wall.seatName', { seat }), have, lack, missing };
    });
  }
  if (request.kind === 'warehouse') {
    const needs = request.perPlayer * g.seats;
    const lack = lacks[0] ?? 0;
    const have = say('wall.lack.have', { have: needs - lack, needs });
    return [{ about: 'warehouse', name: say('wall.warehouse'), have, lack, missing: lackWords('donate', lack) }];
  }
  // What has happened in one Section cannot be made good in another.
  if (request.kind === 'state' && request.check === 'noBreachThisYear' && g.breached)
    return [{ about: 'year', name: say('wall.lack.year'), have: null, lack: 1, missing: lackWords('breached', 1) }];
  return sectionsInPlay(g).map((section) => ({
    about: at(SECTION.of, section),
    name: say(`wall.short.${SECTIONS[section]}`),
    ...sectionNeed(g, request, section, lacks),
  }));
}

/** What is missing of a kind, in words. */
function lackWords(kind: string, count: number | null, params: Phrase['params'] = {}): Phrase | null {
  return count === null || count === 0 ? null : say(`wall.lack.${kind}`, { ...params, count }, 'GW-COOP-11');
}

type SectionNeed = Pick<Need, 'have' | 'lack' | 'missing'>;

function sectionNeed(g: Position, request: Request, section: Section, lacks: readonly (number | null)[]): SectionNeed {
  if (request.kind === 'escort') {
    const seats = seatsOf(g).filter((seat) => sacrificable(g, seat, 'escort', section).length > 0);
    const lack = lacks[section] ?? 0;
    const have = seats.length === 0 ? null : say('wall.lack.could', { seats });
    return { have, lack, missing: lackWords('nobody', lack) };
  }
  if (request.kind !== 'state') return { have: null, lack: 0, missing: null };
  switch (request.check) {
    case 'allSectionsWallAtLeast': {
      const [have, needs] = [at(g.levels, section), request.level];
      const lack = Math.max(0, needs - have);
      return { have: say('wall.lack.have', { have, needs }), lack, missing: lackWords('levels', lack) };
    }
    case 'noBreachThisYear': {
      const { power, defence, holds } = sectionForecast(g, section);
      const lack = holds ? 0 : 1;
      return {
        have: say('wall.ratio', { power, defence }),
        lack,
        missing: lackWords('defence', lack * (power - defence)),
      };
    }
    case 'hordeDefeatedThisYearInEachSection': {
      const lack = (g.defeatedIn & (1 << section)) !== 0 ? 0 : 1;
      return { have: null, lack, missing: lackWords('defeated', lack) };
    }
  }
}

/** Fulfilled in this Winter: their places are empty until it ends. */
export function fulfilledNow(g: Position): readonly string[] {
  const empty = g.requests.filter((id) => id === '').length;
  return g.season === 'winter' && empty > 0 ? g.requestsDone.slice(-empty) : [];
}
