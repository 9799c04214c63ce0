/** The conditions of cards (rulebook chapter 18): each is a question about the owner and the event in whose window it is asked. */

import { frameIn } from '@jade/engine';
import { BARRICADE_SLOTS } from '../content/board.ts';
import { requestOf } from '../content/coop-cards.ts';
import type { Section, Slot } from '../content/terms.ts';
import { CHI, GOLD, HORSEMAN, STONE, WOOD } from '../content/terms.ts';
import type { Faction } from '../state.ts';
import { clanOf, isPlayer, isQin } from '../state.ts';
import { barricadeSupply } from './build.ts';
import { deaths, doomedOf } from './deaths.ts';
import { proposal } from './requests.ts';
import { hasSoldierIn } from './soldiers.ts';
import { hasSoldierOn, hordesIn, kindOn } from './spots.ts';
import type { Conditions } from './vocabulary.ts';

export const conditions: Conditions = {
  ownTurn: (g, _, owner) => g.active === owner,
  othersTurn: (g, _, owner) => g.active >= 0 && g.active !== owner,
  qinTurn: (g) => isQin(g, g.active),
  ownClerkHere: (g, m, owner) => (clanOf(g, owner).at[m.location] as number) > 0,
  // The window opens before anybody resolves the Location.
  beforeResolving: () => true,
  ownSoldierOnHorde: (g, m, owner) => m.slot >= 0 && hasSoldierOn(g, m.slot as Slot, owner),
  onlyOwnSoldiersOnHorde: (g, m, owner) =>
    m.slot >= 0 &&
    g.clans.every((_, faction) => hasSoldierOn(g, m.slot as Slot, faction as Faction) === (faction === owner)),
  ownSoldierOrArcher: (g, m, owner) =>
    m.slot >= 0 && (hasSoldierOn(g, m.slot as Slot, owner) || (clanOf(g, owner).firing[m.section] as number) > 0),
  ownSoldierInSection: (g, m, owner) => m.section >= 0 && hasSoldierIn(g, owner, m.section as Section),
  hordeInSection: (g, m) => m.section >= 0 && hordesIn(g, m.section as Section) > 0,
  freeBarricadeSlot: (g, m) =>
    m.section >= 0 && (g.barricades[m.section] as number) < BARRICADE_SLOTS && barricadeSupply(g) > 0,
  ownSoldierKilled(g, _, owner) {
    const event = frameIn(g.stack, deaths);
    return event !== null && doomedOf(event, owner).length > 0;
  },
  ownSpotCovered: (_, m, owner) => m.by === owner && m.covered.length > 0,
  byOwnHorseman: (g, m, owner) =>
    m.by === owner && m.covered.some((index) => kindOn(g.spots[index] as number) === HORSEMAN),
  byOwnArcher: (_, m, owner) => m.by === owner,
  builtWall: (_, m) => m.n === 1,
  builtBarricade: (_, m) => m.n === 0,
  gatheredWood: (_, m) => m.location === WOOD,
  gatheredStone: (_, m) => m.location === STONE,
  gatheredGold: (_, m) => m.location === GOLD,
  gatheredChi: (_, m) => m.location === CHI,
  topOfTea: (g, _, owner) => g.tea[0] === owner,
  choseHonour: (_, m) => m.n > 0,
  gainedIncome: (_, m) => m.n > 0,
  fewTactics: (g, _, owner) => clanOf(g, owner).tactics.length < clanOf(g, owner).support.length + 1,
  requestHasResources(g, _, owner) {
    const proposed = frameIn(g.stack, proposal);
    return proposed !== null && isPlayer(g, owner) && requestOf(proposed.request).kind === 'resources';
  },
  // There is one such window for each player who lost somebody.
  afterSaving: (_, m, owner) => m.after && m.by === owner,
  sectionHeld() {
    throw new Error('whether a Section holds is known only after the comparison (GW-CARD-15)');
  },
};
