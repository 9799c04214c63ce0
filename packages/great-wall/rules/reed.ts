/** The Reed Clan: what its Clerks do in Locations (GW-2P-9 to GW-2P-26, GW-SOLO-30 to GW-SOLO-32). */

import type { Flow } from '@jade/engine';
import { at, call, done, frame, go, refuse, tell } from '@jade/engine';
import type { Location } from '../content/board.ts';
import { BARRACKS, BUILDERS, EMBASSY, isProduction, TEAHOUSE, TEMPLE } from '../content/board.ts';
import type { Resource, Section } from '../content/terms.ts';
import { SECTIONS, SPEARMAN } from '../content/terms.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isPlayer, isQin, reed } from '../state.ts';
import type { Struck } from './attack.ts';
import { spearmanTargets, strike } from './attack.ts';
import { barricadeSupply, hasBarricadeSlot, raiseBarricade } from './build.ts';
import { takeAdvisor } from './deck.ts';
import { procedure } from './define.ts';
import { invasionNow } from './hordes.ts';
import { ADVISOR, BARRICADE } from './keys.ts';
import { qinSendsReed } from './qin.ts';
import { dropShame } from './shame.ts';
import { sectionsInPlay } from './spots.ts';
import { moveTea, teahouse } from './teahouse.ts';
import { gain, overlord } from './treasury.ts';

/** GW-2P-17, GW-2P-18, GW-2P-25 */
export function reedActs<const Step extends string>(g: GreatWall, location: Location, then: Step): Flow<Step> {
  const lord = overlord(g);
  switch (location) {
    case TEMPLE:
      return isPlayer(g, g.active) ? call(dropShame, { who: g.active, left: 1, must: true }, then) : go(then);
    case BARRACKS:
      return reedRecruits(g, lord, then);
    case BUILDERS:
      return reedBuilds(g, lord, then);
    case EMBASSY:
      if (g.advisorTrack.length === 0) return go(then);
      if (!isQin(g, lord)) return call(reedEmbassy, { who: lord }, then);
      dismiss(g, at(g.advisorTrack, 0), 'GW-SOLO-32');
      return go(then);
    case TEAHOUSE:
      if (!isQin(g, lord)) return call(teahouse, { who: reed(g) }, then);
      moveTea(g, reed(g), 1, 'GW-SOLO-32');
      return go(then);
    default:
      if (isProduction(location)) gain(g, reed(g), location as number as Resource, 1, 'GW-2P-17');
      return go(then);
  }
}

function reedRecruits<const Step extends string>(g: GreatWall, lord: Faction, then: Step): Flow<Step> {
  const canAttack = sectionsInPlay(g).some((section) => spearmanTargets(g, reed(g), section, null));
  if (at(clanOf(g, reed(g)).pool, SPEARMAN) === 0 || !canAttack) return go(then);
  if (isQin(g, lord)) {
    qinSendsReed(g);
    return go(then);
  }
  return call(reedRecruit, { covered: [], wounds: 0, attackers: 0 }, then);
}

/** The Spearman's place is chosen by the Overlord; there is no reward. */
const reedRecruit = procedure('reedRecruit', frame<Struck>(), {
  send: (g) => call(strike, { who: reed(g), kind: SPEARMAN, from: 'pool', section: -1, winter: false }, 'end'),
  end: () => done,
});

function reedBuilds<const Step extends string>(g: GreatWall, lord: Faction, then: Step): Flow<Step> {
  if (sites(g).length === 0) return go(then);
  if (!isQin(g, lord)) return call(reedBarricade, { who: lord }, then);
  const wanted = invasionNow(g);
  const section = sites(g).includes(wanted) ? wanted : at(sites(g), 0);
  raiseBarricade(g, reed(g), section, false, 'GW-SOLO-32');
  return go(then);
}

function sites(g: GreatWall): Section[] {
  return sectionsInPlay(g).filter((section) => hasBarricadeSlot(g, section));
}

const reedBarricade = procedure('reedBarricade', frame<{ who: Faction }>(), {
  slot: {
    rule: 'GW-2P-17',
    decider: (_, f) => f.who,
    options: (g) => sites(g).map((section) => BARRICADE.of[section] as string),
    candidates: () => BARRICADE.of,
    refusal(g, _, key) {
      const section = SECTIONS[BARRICADE.index(key)];
      if (!sectionsInPlay(g).includes(BARRICADE.index(key))) return refuse('GW-TERM-14', 'sectionClosed', { section });
      return barricadeSupply(g) === 0
        ? refuse('GW-BUILD-8', 'noBarricade')
        : refuse('GW-BUILD-2', 'slotsFull', { section });
    },
    resolve(g, _, key) {
      raiseBarricade(g, reed(g), BARRICADE.index(key), false, 'GW-2P-17');
      return done;
    },
  },
});

const reedEmbassy = procedure('reedEmbassy', frame<{ who: Faction }>(), {
  advisor: {
    rule: 'GW-2P-17',
    decider: (_, f) => f.who,
    options: (g) => g.advisorTrack.map(ADVISOR.of),
    resolve(g, _, key) {
      dismiss(g, ADVISOR.name(key), 'GW-2P-17');
      return done;
    },
  },
});

function dismiss(g: GreatWall, advisor: string, rule: string): void {
  tell(rule, 'advisorLeft', { card: advisor });
  g.advisorDiscard.push(advisor);
  takeAdvisor(g, advisor);
}
