/** The conditions of cards (rulebook chapter 18): each is a question about the owner and the event in whose window it is asked. */

import { BARRICADE_SLOTS } from '../content/board.ts';
import { requestOf } from '../content/coop-cards.ts';
import type { Section, Slot } from '../content/terms.ts';
import { HORSEMAN } from '../content/terms.ts';
import type { Condition } from '../content/vocabulary.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isPlayer, isQin } from '../state.ts';
import { barricadeSupply } from './build.ts';
import { deaths, doomedOf } from './deaths.ts';
import { nearest } from './define.ts';
import { hasSoldierIn } from './modifiers.ts';
import type { Moment } from './reactions.ts';
import { proposal } from './requests.ts';
import { hasSoldierOn, hordesIn, kindOn } from './spots.ts';

export function holds(g: GreatWall, m: Moment, owner: Faction, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!isTrue(g, m, owner, condition)) return false;
  return true;
}

function isTrue(g: GreatWall, m: Moment, owner: Faction, condition: Condition): boolean {
  switch (condition) {
    case 'ownTurn':
      return g.active === owner;
    case 'othersTurn':
      return g.active >= 0 && g.active !== owner;
    case 'qinTurn':
      return isQin(g, g.active);
    case 'ownClerkHere':
      return (clanOf(g, owner).at[m.location] as number) > 0;
    case 'beforeResolving':
      // The window opens before anybody resolves the Location.
      return true;
    case 'ownSoldierOnHorde':
      return m.slot >= 0 && hasSoldierOn(g, m.slot as Slot, owner);
    case 'onlyOwnSoldiersOnHorde':
      return (
        m.slot >= 0 &&
        g.clans.every((_, faction) => hasSoldierOn(g, m.slot as Slot, faction as Faction) === (faction === owner))
      );
    case 'ownSoldierOrArcher':
      return (
        m.slot >= 0 && (hasSoldierOn(g, m.slot as Slot, owner) || (clanOf(g, owner).firing[m.section] as number) > 0)
      );
    case 'ownSoldierInSection':
      return m.section >= 0 && hasSoldierIn(g, owner, m.section as Section);
    case 'hordeInSection':
      return m.section >= 0 && hordesIn(g, m.section as Section) > 0;
    case 'freeBarricadeSlot':
      return m.section >= 0 && (g.barricades[m.section] as number) < BARRICADE_SLOTS && barricadeSupply(g) > 0;
    case 'ownSoldierKilled': {
      const event = nearest(g, deaths);
      return event !== null && doomedOf(event, owner).length > 0;
    }
    case 'ownSpotCovered':
      return m.by === owner && m.covered.length > 0;
    case 'byOwnHorseman':
      return m.by === owner && m.covered.some((index) => kindOn(g.spots[index] as number) === HORSEMAN);
    case 'byOwnArcher':
      return m.by === owner;
    case 'builtWall':
      return m.n === 1;
    case 'builtBarricade':
      return m.n === 0;
    case 'gatheredWood':
      return m.location === 0;
    case 'gatheredStone':
      return m.location === 1;
    case 'gatheredGold':
      return m.location === 2;
    case 'gatheredChi':
      return m.location === 3;
    case 'topOfTea':
      return g.tea[0] === owner;
    case 'choseHonour':
    case 'gainedIncome':
      return m.n > 0;
    case 'fewTactics':
      return clanOf(g, owner).tactics.length < clanOf(g, owner).support.length + 1;
    case 'requestHasResources': {
      const proposed = nearest(g, proposal);
      return proposed !== null && isPlayer(g, owner) && requestOf(proposed.request).kind === 'resources';
    }
    case 'afterSaving':
      // There is one such window for each player who lost somebody.
      return m.after && m.by === owner;
    case 'sectionHeld':
      throw new Error('whether a Section holds is known only after the comparison (GW-CARD-15)');
  }
}
