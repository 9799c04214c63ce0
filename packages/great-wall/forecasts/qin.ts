/** What Qin Jiushao will do next with what he has: his next Clerks, one activation, a recruit, a Wall, an Overseer, the end (rulebook chapter 16). */

import type { Forecast, Params } from '@jade/engine';
import { at, witness } from '@jade/engine';
import { LOCATION_IDS } from '../content/board.ts';
import type { Section } from '../content/terms.ts';
import { ARCHER, SECTIONS, SPEARMAN, sectionOf } from '../content/terms.ts';
import { buildSection, lowestOverseer, qinMoves, qinPick, spearmanAim } from '../rules/qin.ts';
import { artefactHonour, hordeHonour } from '../rules/scoring.ts';
import { freeFiringSpots } from '../rules/soldiers.ts';
import type { Table } from '../state.ts';
import { clanOf, qin } from '../state.ts';

export const NEXT_CLERKS = 3;

/** `invasion` is where the top Horde card points (GW-TERM-5). */
export function qinForecasts(g: Table, invasion: Section): Forecast[] {
  const who = qin(g);
  if (who < 0) return [];
  const { pool, honour } = clanOf(g, who);
  const foretold: Forecast[] = [];
  const say = (words: string, params: Params, rule: string) => {
    foretold.push({ about: 'qin', key: `wall.qin.${words}`, params, rule, when: words });
  };
  const locations = nextClerks(g);
  if (locations.length > 0) say('sends', { locations }, 'GW-SOLO-13');
  const activates = qinPick(g);
  if (activates !== null) say('activates', { location: at(LOCATION_IDS, activates) }, 'GW-SOLO-21');
  const aim = at(pool, SPEARMAN) > 0 ? spearmanAim(g, invasion) : null;
  if (aim !== null) say('spearman', { section: SECTIONS[sectionOf(aim.slot)] }, 'GW-SOLO-25');
  if (at(pool, ARCHER) > 0 && freeFiringSpots(g, invasion) > 0)
    say('archer', { section: SECTIONS[invasion] }, 'GW-SOLO-23');
  const wall = buildSection(g, invasion);
  if (wall !== null) say('builds', { section: SECTIONS[wall] }, 'GW-SOLO-10');
  const overseer = lowestOverseer(g);
  if (overseer !== null) say('upgrades', { location: at(LOCATION_IDS, overseer) }, 'GW-SOLO-3');
  const artefacts = g.artefacts.reduce((sum, id) => sum + artefactHonour(g, who, id), 0);
  say('end', { honour: artefacts, total: honour + hordeHonour(g, who) + artefacts }, 'GW-SOLO-34');
  return foretold;
}

/** Where his next Clerks go, the first one first (GW-SOLO-13, GW-SOLO-15): moved on a copy of all Clerks, which lie open. */
function nextClerks({ mode, seats, qinTrack, clans }: Table): string[] {
  const copy = clans.map(({ clerks, at: places }) => ({ clerks, at: places.slice() }));
  const { events } = witness(() => qinMoves({ mode, seats, qinTrack, clans: copy }, NEXT_CLERKS));
  return events.flatMap(({ key, params }) => (key === 'clerkMoved' ? [String(params.to)] : []));
}
