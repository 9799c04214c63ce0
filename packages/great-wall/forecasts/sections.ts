/** How a Section of the Wall stands before an Assault in which nobody plays anything, and with a building that is being paid (GW-WINTER-3, GW-WINTER-4). */

import type { Forecast, Phrase } from '@jade/engine';
import { at, frameIn } from '@jade/engine';
import { BARRICADE_HONOUR, TOP_LEVEL, WALL_PRICE } from '../content/board.ts';
import { listOf } from '../content/effects.ts';
import type { Section } from '../content/terms.ts';
import { assault, defenceOf, powerAgainst } from '../rules/assault.ts';
import { barricadePrice, build, wallPrice } from '../rules/build.ts';
import { BARRICADE, SECTION, WALL } from '../rules/keys.ts';
import { amountOf } from '../rules/modifiers.ts';
import { adjust } from '../rules/payment.ts';
import { dutiesOfHordes } from '../rules/reactions.ts';
import { hordesIn, sectionsInPlay } from '../rules/spots.ts';
import { window } from '../rules/window.ts';
import { winter } from '../rules/winter.ts';
import type { Faction, Position } from '../state.ts';
import { NOBODY } from '../state.ts';

export interface SectionForecast {
  readonly defence: number;
  readonly power: number;
  readonly holds: boolean;
}

export function sectionForecast(g: Position, section: Section): SectionForecast {
  const { defence: more, power: stronger } = addedByCards(g, section);
  const defence = Math.max(0, defenceOf(g, section, barricadesLeft(g, section)) + more);
  const power = Math.max(0, powerAgainst(g, section) + stronger);
  return { defence, power, holds: hordesIn(g, section) === 0 || defence >= power };
}

/** What cards have added for the Assault under way; it counts until that is over, so that the sum stays the one that was compared. */
export function addedByCards(g: Position, section: Section): { readonly power: number; readonly defence: number } {
  const event = frameIn(g.stack, assault);
  return event !== null && event.section === section ? event : { power: 0, defence: 0 };
}

/** Barricades that will stand when Wall and Hordes are compared. */
export function barricadesLeft(g: Position, section: Section): number {
  return Math.max(0, at(g.barricades, section) - (isAssaulted(g, section) ? 0 : burning(g, section)));
}

/** The Assault on a Section that is under way, until the comparison. */
function comparing(g: Position, section: Section) {
  const event = frameIn(g.stack, assault);
  return event !== null && event.section === section && event.at === assault.steps.compare ? event : null;
}

/** Whether a Section has had its Assault of this Winter, while the others still wait for theirs: nothing is to come there. */
function isAssaulted(g: Position, section: Section): boolean {
  const season = frameIn(g.stack, winter);
  if (season === null || season.at !== winter.steps.assault || comparing(g, section) !== null) return false;
  return sectionsInPlay(g).indexOf(section) < season.section;
}

/** Barricades that the Hordes of a Section will still remove before the comparison (GW-TIME-2). */
function burning(g: Position, section: Section): number {
  const open = frameIn(g.stack, window);
  const here = open !== null && open.on === 'beforeAssault' && open.section === section;
  return dutiesOfHordes(g, section)
    .slice(here ? open.duties : 0)
    .flatMap(({ list }) => listOf(list))
    .reduce((sum, op) => sum + (op.op === 'removeBarricade' ? amountOf(g, NOBODY, op.n, 0) : 0), 0);
}

/** What would come of each Assault that is still to come. */
export function sectionForecasts(g: Position): Forecast[] {
  return sectionsInPlay(g)
    .filter((section) => !isAssaulted(g, section))
    .map((section) => sectionWords(g, section));
}

/** The same for one Section, whether its Assault is still to come or not. */
export function sectionWords(g: Position, section: Section): Forecast {
  const { power, defence, holds } = sectionForecast(g, section);
  return {
    about: at(SECTION.of, section),
    key: hordesIn(g, section) === 0 ? 'wall.quiet' : holds ? 'wall.holds' : 'wall.breach',
    params: { power, defence },
    rule: 'GW-WINTER-4',
    when: 'assault',
  };
}

/** A Section that would break, and how much Defence it lacks. */
export interface Threat {
  readonly section: Section;
  readonly short: number;
}

/** As things stand, what the Winter to come would break. */
function threats(g: Position): readonly Threat[] {
  return sectionsInPlay(g).flatMap((section) => {
    const { power, defence, holds } = sectionForecast(g, section);
    return holds ? [] : [{ section, short: power - defence }];
  });
}

/** The same once a player has no turn after this one before Winter comes: who does nothing now, does nothing about it (GW-AUTUMN-3). */
export function lastChance(g: Position, me: Faction): readonly Threat[] {
  if (g.season !== 'autumn' || g.active === NOBODY) return [];
  return g.track.indexOf(me) > g.track.indexOf(g.active) ? [] : threats(g);
}

/** While a building is being paid: how the Section will stand with it. */
export function buildForecast(g: Position): Forecast | null {
  const event = frameIn(g.stack, build);
  const paying = g.stack.at(-1)?.at === adjust.start && g.stack.at(-2) === event;
  return event === null || !paying ? null : builtForecast(g, event.what);
}

function builtForecast(g: Position, what: string): Forecast {
  const wall = WALL.has(what);
  const section = wall ? WALL.index(what) : BARRICADE.index(what);
  const raised = (list: readonly number[]) => list.map((count, index) => count + (index === section ? 1 : 0));
  const built = wall ? { levels: raised(g.levels) } : { barricades: raised(g.barricades) };
  const { power, defence } = sectionForecast(g, section);
  const to = sectionForecast({ ...g, ...built }, section).defence;
  return {
    about: what,
    key: 'wall.then.defence',
    params: { from: defence, to, power },
    rule: 'GW-BUILD-4',
    when: 'built',
  };
}

/** What may be built: its price, its Honour, and how its Section would stand with it; nothing while nobody builds. */
export function siteWords(g: Position, what: string): readonly Phrase[] {
  const event = frameIn(g.stack, build);
  if (event === null || event.at !== build.steps.choose) return [];
  const wall = WALL.has(what);
  const section = wall ? WALL.index(what) : BARRICADE.index(what);
  if (wall && at(g.levels, section) === TOP_LEVEL) return [];
  const price = event.free
    ? 0
    : wall
      ? wallPrice(g, event.who, section, event.discount)
      : barricadePrice(g, event.who, event.discount);
  const honour = !event.honour ? 0 : wall ? at(WALL_PRICE, at(g.levels, section)) : BARRICADE_HONOUR;
  const { key, params, rule } = builtForecast(g, what);
  return [
    { key: 'wall.site.price', params: { price, honour }, rule: wall ? 'GW-BUILD-3' : 'GW-BUILD-2' },
    { key, params, rule },
  ];
}
