/** How the pieces lie before the first choice (rulebook chapters 2, 15, 16 and 17). */

import type { Config, Core } from '@jade/engine';
import { at, draw, randomness, seatsOf } from '@jade/engine';
import type { ModeId, Variant } from './content/board.ts';
import {
  ARTEFACTS_IN_PLAY,
  BARRICADE_SLOTS,
  CLERKS_EACH,
  LOCATIONS,
  PRODUCTION,
  QIN_ADVISORS,
  QIN_LOCATIONS,
  QIN_OVERSEERS,
  SOLDIERS_EACH,
  variantOf,
} from './content/board.ts';
import {
  ADVISORS,
  ARTEFACTS,
  COMMAND_TITLES,
  COOP_GENERALS,
  COOP_TACTICS,
  GENERALS,
  QIN_COMMANDS,
  TACTICS,
} from './content/cards.ts';
import { EVENTS, REQUESTS } from './content/coop-cards.ts';
import { COOP_HORDES, HORDES, hordeOf, MOST_SPOTS } from './content/hordes.ts';
import { ALL_SECTIONS, ALL_SLOTS, MATERIALS, RESOURCES } from './content/terms.ts';
import type { Clan, GreatWall, Pieces } from './state.ts';
import { clanOf, NOBODY, qin, reed, VACANT, withCore } from './state.ts';

export const random = randomness('setup', 'hordes', 'tactics', 'advisors', 'qin');

/** GW-TIME-5: the first value asks only who could do something, which is a comfort where one person plays; the second tells nothing. */
export const WINDOW_SETTINGS = ['playable', 'always'] as const;

export function setup({ mode, players, options }: Config, core: Core): GreatWall {
  const facts = variantOf(mode as ModeId, players);
  const coop = mode === 'cooperative';
  const tables = facts.qin ? 3 : facts.reed ? players + 1 : players;
  const shuffled = <T>(name: Parameters<typeof random.shuffle>[1], cards: readonly T[]): T[] =>
    random.shuffle(core, name, cards.slice());

  const pieces: Pieces = {
    mode: mode as ModeId,
    askAlways: options.windows === 'always',
    year: 1, // GW-SETUP-2
    season: 'setup',
    active: NOBODY,
    tea: seatsOf(core).slice(),
    clans: Array.from({ length: tables }, (_, index) => newClan(index < players, facts)), // GW-SETUP-8
    levels: zeros(ALL_SECTIONS.length), // GW-SETUP-20
    barricades: zeros(ALL_SECTIONS.length),
    hordes: ALL_SLOTS.map(() => ''),
    spots: NO_SPOTS.slice(),
    hordeDeck: shuffled('hordes', hordeCards(facts, coop)), // GW-SETUP-4
    hordeDiscard: [],
    invasion: 1,
    advisorDeck: shuffled('advisors', ADVISORS),
    advisorDiscard: [],
    advisorTrack: [],
    tacticDeck: shuffled('tactics', coop ? [...TACTICS, ...COOP_TACTICS] : TACTICS), // GW-SETUP-7, GW-COOP-6
    tacticDiscard: [],
    track: [],
    shamePool: facts.shamePool, // GW-SETUP-13, GW-2P-7
    shameBox: 0,
    warehouse: zeros(MATERIALS.length),
    artefacts: coop
      ? [] // GW-COOP-3
      : shuffled(
          'setup',
          ARTEFACTS.map(({ id }) => id),
        ).slice(0, ARTEFACTS_IN_PLAY), // GW-SETUP-3
    requests: [],
    requestDeck: coop
      ? shuffled(
          'setup',
          REQUESTS.filter((id) => !facts.removedRequests.includes(id)),
        ) // GW-COOP-8
      : [],
    // GW-SETUP-19: what a mode does not use is not there.
    requestsDone: [],
    events: [],
    eventDeck: coop ? shuffled('setup', EVENTS) : [], // GW-COOP-7
    defeatedIn: 0,
    breached: false,
    qinTrack: facts.qin ? shuffled('qin', QIN_LOCATIONS) : [], // GW-SOLO-4
    qinDeck: facts.qin ? shuffled('qin', QIN_COMMANDS) : [], // GW-SOLO-3
    ending: '',
  };
  const g = withCore(pieces, core);
  dealCards(g, coop);
  if (facts.reed) setUpReed(g);
  if (facts.qin) setUpQin(g, Number(options.difficulty));
  for (let space = 0; space < facts.requestSlots; space++) g.requests.push(draw(g.requestDeck));
  return g;
}

/** GW-2P-2, GW-SOLO-1: cards that point at a Section out of play stay in the box; GW-COOP-4. */
function hordeCards({ closedIndicator }: Variant, coop: boolean): string[] {
  return (coop ? COOP_HORDES : HORDES).filter((id) => hordeOf(id).invasion !== closedIndicator);
}

/** GW-SETUP-9, GW-SETUP-10 */
function dealCards(g: GreatWall, coop: boolean): void {
  const generals = random.shuffle(
    g,
    'setup',
    (coop ? [...GENERALS, ...COOP_GENERALS] : GENERALS).map(({ id }) => id),
  );
  for (const seat of seatsOf(g)) {
    clanOf(g, seat).dealt = generals.splice(-2);
    clanOf(g, seat).support = g.advisorDeck.splice(-2);
  }
}

const ZEROS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

function zeros(count: number): number[] {
  return ZEROS.slice(0, count);
}

const NO_SPOTS = ALL_SLOTS.flatMap(() => Array.from({ length: MOST_SPOTS }, () => VACANT));

// GW-TERM-3, GW-SETUP-16, GW-SETUP-18
function newClan(player: boolean, { clerksReserved }: Variant): Clan {
  return {
    honour: 0,
    resources: zeros(RESOURCES.length),
    tactics: [],
    commands: player ? [...COMMAND_TITLES] : [],
    discards: [],
    shown: '',
    general: '',
    dealt: [],
    active: [],
    support: [],
    clerks: player ? CLERKS_EACH - clerksReserved : CLERKS_EACH,
    clerkArea: player ? clerksReserved : 0,
    clerksLost: 0,
    at: zeros(LOCATIONS.length),
    pool: [...SOLDIERS_EACH],
    shamed: zeros(3),
    lost: zeros(3),
    rest: zeros(9),
    firing: zeros(3),
    overseers: zeros(PRODUCTION.length),
    overseerKinds: PRODUCTION.map(() => -1),
    claimed: [],
    claimedShame: [],
    claims: 0,
    wallsBuilt: 0,
    usedThisTurn: [],
    usedThisYear: [],
  };
}

/** GW-2P-5, GW-2P-6: three Clerks and ten Spearmen, and no other piece. */
function setUpReed(g: GreatWall): void {
  const clan = clanOf(g, reed(g));
  clan.clerks = 0;
  clan.pool = [at(SOLDIERS_EACH, 0), 0, 0];
  for (const location of PRODUCTION.slice(0, 3)) clan.at[location] = 1;
}

/** GW-SOLO-2, GW-SOLO-3, GW-SOLO-5, GW-SOLO-38 */
function setUpQin(g: GreatWall, honour: number): void {
  const clan = clanOf(g, qin(g));
  clan.honour = honour;
  clan.support = g.advisorDeck.splice(-QIN_ADVISORS);
  for (const { location, soldier, level } of QIN_OVERSEERS) {
    clan.overseers[location] = level;
    clan.overseerKinds[location] = soldier;
    clan.pool[soldier] = at(clan.pool, soldier) - 1;
  }
}

/** GW-SETUP-6, GW-2P-4: a Barricade in every slot of the Sections in play. */
export function placeBarricades(g: GreatWall, sections: readonly number[]): void {
  for (const section of sections) g.barricades[section] = BARRICADE_SLOTS;
}
