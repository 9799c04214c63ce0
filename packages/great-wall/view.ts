/** What each viewer may see of the table, and what a bot may imagine behind it (GW-TERM-4, GW-TERM-5, GW-TERM-13, GW-ADV-4); in the cooperative game too (GW-COOP-32). */

import type { Core, Seat, Stream, Viewer } from '@jade/engine';
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
import type { Clan, Faction, GreatWall, Pieces } from './state.ts';
import { clanOf, cloneClan, clonePieces, isCoop, isPlayer, variant, withCore } from './state.ts';

/** Cards for their owner, their number for everybody else. */
type Hidden = readonly string[] | number;

export interface ClanView extends Omit<Clan, 'resources' | 'tactics' | 'commands' | 'dealt' | 'support'> {
  /** Behind the screen: null for everybody else. */
  readonly resources: readonly number[] | null;
  readonly tactics: Hidden;
  readonly commands: Hidden;
  readonly dealt: Hidden;
  readonly support: Hidden;
}

/** Decks show how many cards they have. */
type Deck = 'hordeDeck' | 'advisorDeck' | 'tacticDeck' | 'requestDeck' | 'eventDeck' | 'qinDeck';

export interface WallView extends Omit<Pieces, Deck | 'clans'>, Readonly<Record<Deck, number>> {
  readonly clans: readonly ClanView[];
  /** The back of the top Horde card; `invasion` counts when the deck is empty (GW-SPRING-10). */
  readonly indicator: Section;
}

export function view(g: GreatWall, viewer: Viewer): WallView {
  const { hordeDeck, advisorDeck, tacticDeck, requestDeck, eventDeck, qinDeck, ...open } = clonePieces(g);
  return {
    ...open,
    hordeDeck: hordeDeck.length,
    advisorDeck: advisorDeck.length,
    tacticDeck: tacticDeck.length,
    requestDeck: requestDeck.length,
    eventDeck: eventDeck.length,
    qinDeck: qinDeck.length,
    indicator: invasionNow(g),
    clans: g.clans.map((clan, faction) => clanView(clan, faction === viewer)),
  };
}

function clanView(clan: Clan, own: boolean): ClanView {
  const copy = cloneClan(clan);
  if (own) return copy;
  return {
    ...copy,
    resources: null,
    tactics: copy.tactics.length,
    commands: copy.commands.length,
    dealt: copy.dealt.length,
    support: copy.support.length,
  };
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
  for (const { who, least } of commitments(g)) {
    if (who === viewer) continue;
    const { resources } = clanOf(g, who);
    for (const [resource, count] of least.entries()) if (at(resources, resource) < count) resources[resource] = count;
  }
  return g;
}

function imaginedClan(clan: ClanView, random: Stream): Clan {
  const list = (cards: Hidden): string[] => (typeof cards === 'number' ? [] : [...cards]);
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
}

/** Mixes the cards of several lists, keeping the size of each. */
function redeal(random: Stream, lists: readonly string[][]): void {
  const cards = mix(random, lists.flat());
  for (const list of lists) for (let index = 0; index < list.length; index++) list[index] = cards.pop() as string;
}
