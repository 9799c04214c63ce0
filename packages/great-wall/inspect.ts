/** What a viewer can read about a thing on the table: a card, a Location, a Horde, a Section, a player's Hordes, Qin Jiushao. */

import type { Inspection, Params, Phrase, Seat, SeatView } from '@jade/engine';
import { at } from '@jade/engine';
import type { Location } from './content/board.ts';
import { LOCATION_IDS, SHAME_ICON } from './content/board.ts';
import {
  ADVISORS,
  ARTEFACTS,
  COMMAND_TITLES,
  COOP_GENERALS,
  commandOf,
  GENERALS,
  generalOf,
  QIN_COMMANDS,
  REED_COMMAND,
  TACTIC_TITLES,
  tacticTitled,
} from './content/cards.ts';
import { EVENTS, REQUESTS } from './content/coop-cards.ts';
import { listOf } from './content/effects.ts';
import { hordeOf } from './content/hordes.ts';
import type { Section, Slot } from './content/terms.ts';
import { rowOf, SECTIONS, sectionOf } from './content/terms.ts';
import type { Scaled } from './content/vocabulary.ts';
import { balanceOf } from './forecasts/balance.ts';
import { claimForecast } from './forecasts/hordes.ts';
import { locationForecasts } from './forecasts/locations.ts';
import { qinForecasts } from './forecasts/qin.ts';
import { artefactForecast, claimedForecasts } from './forecasts/scores.ts';
import { sectionWords, siteWords } from './forecasts/sections.ts';
import { clerksIn } from './rules/city.ts';
import { BARRICADE, LOCATION, PLAYER, SECTION, SLOT, WALL } from './rules/keys.ts';
import { amountOf } from './rules/modifiers.ts';
import { sectionsInPlay, vacantSpots } from './rules/spots.ts';
import type { Faction, Table } from './state.ts';
import { clanOf, countCards, isPlayer, qin, slotsOf } from './state.ts';
import type { Seen, WallView } from './view.ts';
import { seen } from './view.ts';

export function inspect(view: SeatView<WallView>, thing: string): Inspection | null {
  const g = seen(view);
  const me = view.viewer === 'spectator' ? null : view.viewer;
  const read = onTheBoard(g, me, thing) ?? amongTheCards(g, me, thing);
  return read === null ? null : { about: thing, ...read };
}

type Read = Pick<Inspection, 'name' | 'lines'>;

function say(key: string, params: Params = {}, rule: string | null = null): Phrase {
  return { key, params, rule };
}

/** What stands in a Section is read with it. */
const PARTS_OF_SECTION = new Set(['wall', 'barricade', 'firing', 'rest']);

function onTheBoard(g: Seen, me: Seat | null, thing: string): Read | null {
  if (SLOT.has(thing)) return ofHorde(g, SLOT.index(thing));
  if (LOCATION.has(thing)) return ofLocation(g, me, LOCATION.index(thing));
  if (SECTION.has(thing)) return ofSection(g, SECTION.index(thing));
  if (PLAYER.has(thing)) return ofPlayer(g, PLAYER.index(thing));
  const [kind = '', name = ''] = thing.split(':');
  if (kind === 'spot') return onTheBoard(g, me, `horde:${name.split('-')[0]}`);
  if (PARTS_OF_SECTION.has(kind)) return ofPart(g, me, thing, `section:${name}`);
  if (thing !== 'qin' || qin(g) < 0) return null;
  return { name: say('seat.qin'), lines: qinForecasts(g, g.indicator) };
}

function ofHorde(g: Seen, slot: Slot): Read | null {
  const id = at(g.hordes, slot);
  if (id === '') return null;
  const { type } = hordeOf(id);
  return {
    name: say(`horde.${id}`),
    lines: [
      say('wall.horde.place', { section: SECTIONS[sectionOf(slot)], row: rowOf(slot) + 1 }),
      say(`text.${type.id}`),
      say('wall.horde.honour', { honour: type.honour }),
      say('wall.horde.vacant', { count: vacantSpots(g, slot) }, 'GW-DEFEAT-2'),
      claimForecast(g, slot),
    ],
  };
}

function ofLocation(g: Seen, me: Seat | null, location: Location): Read {
  const id = at(LOCATION_IDS, location);
  const [slots, clerks] = [slotsOf(g, location), clerksIn(g, location)];
  return {
    name: say(`location.${id}`),
    lines: [
      say(`wall.does.${id}`),
      slots > 0
        ? say('wall.place.slots', { clerks, slots }, 'GW-ACT-1')
        : say('wall.place.open', { clerks }, 'GW-ACT-1'),
      ...(at(SHAME_ICON, location) ? [say('wall.shameHere', {}, 'GW-ACT-6')] : []),
      ...(me === null ? [] : locationForecasts(g, me, location)),
    ],
  };
}

/** A Wall or a Barricade is read with its Section; whoever may build it reads first what it costs and brings. */
function ofPart(g: Seen, me: Seat | null, thing: string, section: string): Read | null {
  const read = onTheBoard(g, me, section);
  const site = WALL.has(thing) || BARRICADE.has(thing) ? siteWords(g, thing) : [];
  return read === null || site.length === 0 ? read : { ...read, lines: site };
}

/** A part of a sum with its number. */
function summed({ key, params, rule }: Phrase): Phrase {
  return say('wall.part.line', { part: { key, params }, n: Number(params.n) }, rule);
}

function ofSection(g: Seen, section: Section): Read | null {
  if (!sectionsInPlay(g).includes(section)) return null;
  const { power, defence } = balanceOf(g, section);
  return {
    name: say('wall.section', { section: SECTIONS[section] }),
    lines: [sectionWords(g, section), ...[...power, ...defence].map(summed)],
  };
}

/** The Hordes that somebody has claimed: `horde` names each. */
function ofPlayer(g: Seen, owner: Faction): Read | null {
  if (!isPlayer(g, owner)) return null;
  const { claimed } = clanOf(g, owner);
  return {
    name: say('wall.claimedOf', { seat: owner }),
    lines: claimedForecasts(g, owner).map(({ key, params, rule }, index) => {
      return say(key, { ...params, horde: at(claimed, index) }, rule);
    }),
  };
}

/** Cards by kind: which there are, and what is read on them. */
const CARDS: Readonly<
  Record<string, { readonly ids: readonly string[]; lines(g: Seen, me: Seat | null, id: string): readonly Phrase[] }>
> = {
  general: { ids: [...GENERALS, ...COOP_GENERALS].map(({ id }) => id), lines: generalLines },
  advisor: { ids: ADVISORS, lines: (g, me, id) => [say(`text.${id}`, {}, 'GW-ADV-2'), ...supportLines(g, me, id)] },
  command: { ids: [...COMMAND_TITLES, ...QIN_COMMANDS, REED_COMMAND], lines: (_, __, id) => commandLines(id) },
  tactic: { ids: TACTIC_TITLES, lines: (_, __, title) => tacticLines(title) },
  artefact: {
    ids: ARTEFACTS.map(({ id }) => id),
    lines: (g, me, id) => [
      say(`text.${id}`, {}, 'GW-SCORE-3'),
      ...(me !== null && clanOf(g, me).general !== '' ? [artefactForecast(g, me, id)] : []),
    ],
  },
  request: { ids: REQUESTS, lines: (_, __, id) => [say(`text.${id}`, {}, 'GW-COOP-11')] },
  event: { ids: EVENTS, lines: (_, __, id) => [say(`text.${id}`, {}, 'GW-COOP-16')] },
};

const CARD_KINDS = Object.keys(CARDS);

function amongTheCards(g: Seen, me: Seat | null, thing: string): Read | null {
  const kind = CARD_KINDS.find((one) => thing.startsWith(`${one}:`)) ?? '';
  const id = thing.slice(kind.length + 1);
  const cards = CARDS[kind];
  if (cards === undefined || !cards.ids.includes(id)) return null;
  return { name: say(kind === 'event' ? `eventCard.${id}` : `${kind}.${id}`), lines: cards.lines(g, me, id) };
}

/** With its owner's present Supporting Advisors, once somebody has it (GW-ADV-1). */
function generalLines(g: Seen, _: Seat | null, id: string): readonly Phrase[] {
  const owner = g.clans.findIndex(({ general }) => general === id) as Faction;
  const text = say(`text.${id}`, {}, 'GW-ADV-1');
  if (owner < 0) return [text];
  const count = countCards(clanOf(g, owner).support);
  const n = generalStrength(g, owner).map(String);
  return [text, n.length > 0 ? say('wall.general.now', { count, n }) : say('wall.supportLong', { count })];
}

/** What one more Supporting Advisor does for the own General, of an Advisor that may still become one (GW-ADV-1, GW-ADV-2). */
function supportLines(g: Seen, me: Seat | null, id: string): readonly Phrase[] {
  if (me === null) return [];
  const { general, active, support } = clanOf(g, me);
  if (general === '' || active.includes(id)) return [];
  // In set-up both that were dealt are still at hand: one of them will support.
  const before = g.season === 'setup' ? 0 : countCards(support);
  const [from, to] = [before, before + 1].map((count) => strengthWith(g, me, count));
  if (from === undefined || to === undefined || from.length === 0) return [];
  const grows = from.some((n, index) => n !== to[index]);
  return [
    say(
      grows ? 'wall.advisor.support' : 'wall.advisor.later',
      { general, from: from.map(String), to: to.map(String) },
      'GW-ADV-1',
    ),
  ];
}

function strengthWith(g: Seen, seat: Seat, support: number): readonly number[] {
  return generalStrength(
    { ...g, clans: g.clans.map((clan, one) => (one === seat ? { ...clan, support } : clan)) },
    seat,
  );
}

/** The numbers of a General's ability with the present Supporting Advisors (GW-ADV-1). */
export function generalStrength(g: Table, seat: Seat): readonly number[] {
  const { general } = clanOf(g, seat);
  if (general === '') return [];
  const { abilities, mods } = generalOf(general);
  const amounts = [...mods.map(({ n }) => n), ...abilities.flatMap(({ list }) => amountsIn(list))];
  return amounts.map((amount) => Math.abs(amountOf(g, seat, amount, 0)));
}

/** Amounts that depend on a counter, in a list and in the lists inside it. */
function amountsIn(list: string): Scaled[] {
  return listOf(list).flatMap((op): Scaled[] => {
    if (op.op === 'eachPlayer') return amountsIn(op.do);
    if (op.op === 'ifThen') return amountsIn(op.list);
    return 'n' in op && typeof op.n !== 'number' ? [op.n] : [];
  });
}

/** Box by box from top to bottom, `who` saying whose it is; then the bonus with the card that it needs. What others play has one text. */
function commandLines(id: string): readonly Phrase[] {
  if (!COMMAND_TITLES.includes(id)) return [say(`text.${id}`, {}, 'GW-CARD-5')];
  const { boxes, bonus } = commandOf(id);
  return [
    ...boxes.map(({ who }, index) => say(`command.${id}.${index + 1}`, { who }, 'GW-CARD-5')),
    ...(bonus === null ? [] : [say(`command.${id}.bonus`, { who: 'bonus', command: bonus.needs }, 'GW-AUTUMN-6')]),
  ];
}

function tacticLines(title: string): readonly Phrase[] {
  const { window, cost } = tacticTitled(title);
  return [
    say('wall.tactic.when', { window }),
    say(`tactic.${title}.basic`, {}, 'GW-TAC-3'),
    say(`tactic.${title}.enhanced`, { chi: cost }, 'GW-TAC-3'),
  ];
}
