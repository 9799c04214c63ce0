/**
 * The whole game: set-up, then Years until an End check ends it (GW-YEAR-1, GW-YEAR-2, GW-SETUP-5 to GW-SETUP-21). It brings all chapters of the
 * rules together, and with them what the words on the cards mean.
 */

import { call, frame, go, seatsOf, tell } from '@jade/engine';
import { generalOf } from '../content/cards.ts';
import type { Resource } from '../content/terms.ts';
import { ALL_RESOURCES } from '../content/terms.ts';
import { placeBarricades } from '../setup.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, NOBODY, qin, reed, variant } from '../state.ts';
import { activationEffects } from './activation.ts';
import { conditionalEffects } from './assault.ts';
import { attackEffects } from './attack-effects.ts';
import { autumn } from './autumn.ts';
import { commandEffects } from './boxes.ts';
import { buildEffects } from './build.ts';
import { clerkEffects } from './clerks.ts';
import { conditions } from './conditions.ts';
import { deathEffects } from './deaths.ts';
import { drawTactics, refillAdvisors } from './deck.ts';
import { procedure, together } from './define.ts';
import { eachPlayerEffects } from './each-player.ts';
import { listEffects } from './effects.ts';
import { eventNumberEffects } from './event-mods.ts';
import { hordeEffects, placeHordes } from './hordes.ts';
import { ADVISOR, GENERAL } from './keys.ts';
import { productionEffects } from './production.ts';
import { purseEffects } from './purse.ts';
import { qinEffects } from './qin.ts';
import { reclaimEffects } from './reclaim.ts';
import { recruitEffects } from './recruit.ts';
import { eventEffects } from './requests.ts';
import { restZoneEffects } from './rest-zones.ts';
import { rewardEffects } from './rewards.ts';
import { shameEffects } from './shame.ts';
import { spring } from './spring.ts';
import { summer } from './summer.ts';
import { gain, playersInTea } from './treasury.ts';
import { defineVocabulary } from './vocabulary.ts';
import { winter } from './winter.ts';

defineVocabulary(
  {
    ...activationEffects,
    ...attackEffects,
    ...buildEffects,
    ...clerkEffects,
    ...commandEffects,
    ...conditionalEffects,
    ...deathEffects,
    ...eachPlayerEffects,
    ...eventEffects,
    ...eventNumberEffects,
    ...hordeEffects,
    ...listEffects,
    ...productionEffects,
    ...purseEffects,
    ...qinEffects,
    ...reclaimEffects,
    ...recruitEffects,
    ...restZoneEffects,
    ...rewardEffects,
    ...shameEffects,
  },
  conditions,
);

// GW-SETUP-11, GW-TERM-13: each looks at all four cards. Deliberate, and kept hidden until the Advisors are chosen too.
export const chooseGeneral = together('chooseGeneral', frame(), {
  rule: 'GW-SETUP-11',
  deliberate: true,
  deciders: (g) => seatsOf(g),
  options: (g, _, seat) => clanOf(g, seat).dealt.map(GENERAL.of),
  resolve(g, _, answers) {
    for (const { seat, key } of answers) {
      const clan = clanOf(g, seat);
      const kept = GENERAL.name(key);
      clan.dealt = [kept, ...clan.dealt.filter((general) => general !== kept)];
    }
    return { do: 'done', step: null, frame: null };
  },
});

// GW-SETUP-12
export const chooseAdvisor = together('chooseAdvisor', frame(), {
  rule: 'GW-SETUP-12',
  deliberate: true,
  deciders: (g) => seatsOf(g),
  options: (g, _, seat) => clanOf(g, seat).support.map(ADVISOR.of),
  resolve(g, _, answers) {
    for (const { seat, key } of answers) {
      const clan = clanOf(g, seat);
      const [kept = ''] = clan.dealt;
      const active = ADVISOR.name(key);
      clan.general = kept;
      clan.dealt = [];
      clan.active = [active];
      clan.support = clan.support.filter((advisor) => advisor !== active);
      tell('GW-SETUP-11', 'general', { seat, card: kept });
      tell('GW-SETUP-12', 'advisorActive', { seat, card: active });
    }
    return { do: 'done', step: null, frame: null };
  },
});

export const game = procedure('game', frame(), {
  // GW-SETUP-5, GW-2P-3, GW-COOP-5: one in each Section first, then by the indicator: just as in Spring (GW-SPRING-3 to GW-SPRING-6).
  hordes: (g) => call(placeHordes, { left: variant(g).hordesAtStart }, 'barricades'),

  // GW-SETUP-6, GW-SETUP-23
  barricades(g) {
    placeBarricades(g, variant(g).sections);
    return go('generals');
  },

  generals: () => call(chooseGeneral, {}, 'advisors'),
  advisors: () => call(chooseAdvisor, {}, 'screens'),

  // GW-SETUP-14, GW-SETUP-17, GW-SETUP-21
  screens(g) {
    g.tea = teaAtStart(g);
    for (const who of playersInTea(g)) {
      const { resources, tactics } = generalOf(clanOf(g, who).general);
      for (const resource of ALL_RESOURCES)
        gain(g, who, resource as Resource, resources[resource] as number, 'GW-SETUP-14');
      drawTactics(g, who, tactics, 'GW-SETUP-14');
    }
    return go('track');
  },

  // GW-SETUP-15: nobody has seen these when the Generals are chosen.
  track(g) {
    refillAdvisors(g, 'GW-SETUP-15');
    return go('autumn');
  },

  // GW-YEAR-2: the first Year begins with Autumn.
  spring: () => call(spring, {}, 'summer'),
  summer: () => call(summer, { order: [], turn: 0 }, 'autumn'),
  autumn: () => call(autumn, { todo: [], who: NOBODY }, 'winter'),
  winter: () => call(winter, { section: 0, order: [], turn: 0 }, 'spring'),
});

/** GW-SETUP-17; GW-2P-8, GW-SOLO-6: then Qin, and the Reed Clan at the bottom. */
function teaAtStart(g: GreatWall): Faction[] {
  const tea = seatsOf(g).toSorted((a, b) => generalOf(clanOf(g, b).general).tea - generalOf(clanOf(g, a).general).tea);
  return [...tea, ...[qin(g), reed(g)].filter((faction) => faction >= 0)];
}
