/** What each viewer may see of the table, and what a bot may imagine behind it (GW-TERM-4, GW-TERM-5, GW-TERM-13, GW-ADV-4); in the cooperative game too (GW-COOP-32). */

import type { Core, Seat, SeatView, Stream, Viewer } from '@jade/engine';
import { at, below, mix } from '@jade/engine';
import {
  ADVISORS,
  COMMAND_TITLES,
  COOP_GENERALS,
  COOP_TACTICS,
  GENERALS,
  QIN_COMMANDS,
  TACTICS,
} from './content/cards.ts';
import { EVENTS, REQUESTS } from './content/coop-cards.ts';
import { COOP_HORDES, HORDES, hordeOf } from './content/hordes.ts';
import type { Section } from './content/terms.ts';
import { RESOURCES } from './content/terms.ts';
import { commitments } from './rules/commitments.ts';
import { invasionNow } from './rules/hordes.ts';
import type { Cards, Clan, Faction, GreatWall, Pieces, Position } from './state.ts';
import { clanOf, clonePieces, isCoop, isPlayer, variant, withCore } from './state.ts';

/** Nothing is seen that is not listed here: whatever the game gets new is hidden until somebody shows it. Decks show how many cards they have. */
export function view(g: GreatWall, viewer: Viewer) {
  return {
    mode: g.mode,
    askAlways: g.askAlways,
    year: g.year,
    season: g.season,
    active: g.active,
    tea: g.tea.slice(),
    clans: g.clans.map((clan, faction) => clanView(clan, faction === viewer)),
    levels: g.levels.slice(),
    barricades: g.barricades.slice(),
    hordes: g.hordes.slice(),
    spots: g.spots.slice(),
    hordeDeck: g.hordeDeck.length,
    hordeDiscard: g.hordeDiscard.slice(),
    invasion: g.invasion,
    // GW-TERM-5: the back of the top Horde card; `invasion` counts when the deck is empty (GW-SPRING-10).
    indicator: invasionNow(g),
    advisorDeck: g.advisorDeck.length,
    advisorDiscard: g.advisorDiscard.slice(),
    advisorTrack: g.advisorTrack.slice(),
    tacticDeck: g.tacticDeck.length,
    tacticDiscard: g.tacticDiscard.slice(),
    track: g.track.slice(),
    shamePool: g.shamePool,
    shameBox: g.shameBox,
    warehouse: g.warehouse.slice(),
    artefacts: g.artefacts.slice(),
    requests: g.requests.slice(),
    requestDeck: g.requestDeck.length,
    requestsDone: g.requestsDone.slice(),
    events: g.events.slice(),
    eventDeck: g.eventDeck.length,
    defeatedIn: g.defeatedIn,
    breached: g.breached,
    qinTrack: g.qinTrack.slice(),
    qinDeck: g.qinDeck.length,
    ending: g.ending,
  };
}

/** What lies behind the screen is for its owner (GW-TERM-4); everybody else sees the number of cards, and of resources nothing. */
function clanView(c: Clan, own: boolean) {
  return {
    honour: c.honour,
    resources: own ? c.resources.slice() : null,
    tactics: own ? c.tactics.slice() : c.tactics.length,
    commands: own ? c.commands.slice() : c.commands.length,
    discards: c.discards.slice(),
    shown: c.shown,
    general: c.general,
    dealt: own ? c.dealt.slice() : c.dealt.length,
    active: c.active.slice(),
    support: own ? c.support.slice() : c.support.length,
    clerks: c.clerks,
    clerkArea: c.clerkArea,
    clerksLost: c.clerksLost,
    at: c.at.slice(),
    pool: c.pool.slice(),
    shamed: c.shamed.slice(),
    lost: c.lost.slice(),
    rest: c.rest.slice(),
    firing: c.firing.slice(),
    overseers: c.overseers.slice(),
    overseerKinds: c.overseerKinds.slice(),
    claimed: c.claimed.slice(),
    claimedShame: c.claimedShame.slice(),
    claims: c.claims,
    wallsBuilt: c.wallsBuilt,
    usedThisTurn: c.usedThisTurn.slice(),
    usedThisYear: c.usedThisYear.slice(),
  };
}

export type WallView = Readonly<ReturnType<typeof view>>;
type ClanView = Readonly<ReturnType<typeof clanView>>;

/** A view's table with what belongs to it: how many play, and where in the rules they are. Rules that take a `Table` can be asked about it. */
export type Seen = WallView & Position;

export function seen({ table, seats, stack }: SeatView<WallView>): Seen {
  return { ...table, seats, stack };
}

/** Resources that nobody sees are guessed: up to so many of each. */
const MOST_GUESSED = 6;

/** A random table that looks like this: unseen cards are dealt anew, unseen resources guessed. */
export function imagine(seen: WallView, viewer: Seat, random: Stream, core: Core): GreatWall {
  const { indicator: _, ...open } = seen;
  const pieces: Pieces = clonePieces({
    ...open,
    hordeDeck: [],
    advisorDeck: [],
    tacticDeck: [],
    requestDeck: [],
    eventDeck: [],
    qinDeck: [],
    clans: seen.clans.map((clan) => imaginedClan(clan, random)),
  });
  const g = withCore(pieces, core);
  dealUnseen(g, seen, random);
  keepCommitments(g, viewer);
  return g;
}

/** Whoever has promised a payment holds it. */
function keepCommitments(g: GreatWall, viewer: Viewer): void {
  for (const { who, least } of commitments(g)) {
    if (who === viewer) continue;
    const { resources } = clanOf(g, who);
    for (const [resource, count] of least.entries()) if (at(resources, resource) < count) resources[resource] = count;
  }
}

function imaginedClan(clan: ClanView, random: Stream): Clan {
  const list = (cards: Cards): string[] => (typeof cards === 'number' ? [] : [...cards]);
  return {
    ...clan,
    resources: clan.resources === null ? RESOURCES.map(() => below(random, MOST_GUESSED + 1)) : [...clan.resources],
    tactics: list(clan.tactics),
    // What a player holds follows from what lies open: every title that is neither discarded nor on the track.
    commands: typeof clan.commands === 'number' ? commandsLeft(clan) : [...clan.commands],
    dealt: list(clan.dealt),
    support: list(clan.support),
  };
}

function commandsLeft(clan: ClanView): string[] {
  if (clan.commands === 0) return [];
  return COMMAND_TITLES.filter((title) => title !== clan.shown && !clan.discards.includes(title));
}

function without(all: readonly string[], seen: readonly string[]): string[] {
  const known = new Set(seen);
  return all.filter((card) => !known.has(card));
}

/** Deals the cards the viewer has not seen to hidden hands and decks. */
function dealUnseen(g: GreatWall, seen: WallView, random: Stream): void {
  const coop = isCoop(g);
  const tactics = mix(
    random,
    without(coop ? [...TACTICS, ...COOP_TACTICS] : TACTICS, [
      ...g.tacticDiscard,
      ...g.clans.flatMap((clan) => clan.tactics),
    ]),
  );
  const advisors = mix(
    random,
    without(ADVISORS, [
      ...g.advisorDiscard,
      ...g.advisorTrack,
      ...g.clans.flatMap((clan) => [...clan.active, ...clan.support]),
    ]),
  );
  const generals = mix(
    random,
    without(
      (coop ? [...GENERALS, ...COOP_GENERALS] : GENERALS).map(({ id }) => id),
      g.clans.flatMap((clan) => clan.dealt),
    ),
  );
  for (const [index, clan] of seen.clans.entries()) {
    const imagined = at(g.clans, index);
    if (typeof clan.tactics === 'number') imagined.tactics = tactics.splice(0, clan.tactics);
    if (typeof clan.support === 'number') imagined.support = advisors.splice(0, clan.support);
    if (typeof clan.dealt === 'number') imagined.dealt = generals.splice(0, clan.dealt);
  }
  g.tacticDeck = tactics;
  g.advisorDeck = advisors;
  const closed = variant(g).closedIndicator;
  const hordes = (coop ? COOP_HORDES : HORDES).filter((id) => hordeOf(id).invasion !== closed);
  g.hordeDeck = mix(
    random,
    without(hordes, [...g.hordes, ...g.hordeDiscard, ...g.clans.flatMap((clan) => clan.claimed)]),
  );
  keepIndicator(g.hordeDeck, seen.indicator);
  const removed = variant(g).removedRequests;
  g.requestDeck = coop ? mix(random, without(REQUESTS, [...g.requests, ...g.requestsDone, ...removed])) : [];
  g.eventDeck = coop ? mix(random, without(EVENTS, g.events)) : [];
  g.qinDeck =
    g.mode === 'solo'
      ? mix(
          random,
          without(
            QIN_COMMANDS,
            g.clans.flatMap((clan) => [...clan.discards, clan.shown]),
          ),
        )
      : [];
}

/** GW-TERM-5: the back of the top card is seen by all. */
function keepIndicator(deck: string[], indicator: Section): void {
  const top = deck.length - 1;
  if (top < 0) return;
  const index = deck.findIndex((card) => hordeOf(card).invasion === indicator);
  if (index < 0) throw new Error('no Horde left shows the indicator that is seen');
  const card = at(deck, index);
  deck[index] = at(deck, top);
  deck[top] = card;
}

/** Changes at random whatever the viewer does not see. */
export function scramble(g: GreatWall, viewer: Viewer, random: Stream): void {
  const indicator = invasionNow(g);
  for (const deck of [g.hordeDeck, g.requestDeck, g.eventDeck, g.qinDeck]) mix(random, deck);
  keepIndicator(g.hordeDeck, indicator);
  const hidden = g.clans.filter((_, faction) => faction !== viewer);
  redeal(random, [g.tacticDeck, ...hidden.map((clan) => clan.tactics)]);
  redeal(random, [g.advisorDeck, ...hidden.map((clan) => clan.support)]);
  redeal(
    random,
    hidden.map((clan) => clan.dealt),
  );
  for (const [faction, clan] of g.clans.entries()) {
    if (faction !== viewer && isPlayer(g, faction as Faction))
      clan.resources = RESOURCES.map(() => below(random, MOST_GUESSED + 1));
  }
  keepCommitments(g, viewer);
}

/** Mixes the cards of several lists, keeping the size of each. */
function redeal(random: Stream, lists: readonly string[][]): void {
  const cards = mix(random, lists.flat());
  for (const list of lists) for (let index = 0; index < list.length; index++) list[index] = cards.pop() as string;
}
