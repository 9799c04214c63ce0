/** What proves each kind of forecast, by its `when`: it is let come about, and what came is said in the same form. */

import type { Event, Forecast, Json, Params, Proof } from '@jade/engine';
import { advance, at, begin, frameIn, must, witness } from '@jade/engine';
import type { Location } from './content/board.ts';
import { LOCATION_IDS } from './content/board.ts';
import { hordeOf } from './content/hordes.ts';
import type { Section } from './content/terms.ts';
import { HORSEMAN, indexIn, RESOURCES, SECTIONS, SOLDIERS } from './content/terms.ts';
import { sectionForecast } from './forecasts/sections.ts';
import { isTold, named, only, onlyFrom, seatOf, told, until } from './proofs/let-happen.ts';
import { paidChiProof, playedProof } from './proofs/played.ts';
import { QIN_PROOFS } from './proofs/qin.ts';
import { activate, newActivation } from './rules/activation.ts';
import { assault, newAssault } from './rules/assault.ts';
import { deaths } from './rules/deaths.ts';
import { defeat, defeatCheck } from './rules/defeat.ts';
import { rules } from './rules/define.ts';
import { GATHER, SLOT, SOLDIER, slotOfSpot, UPGRADE, WALL, YES } from './rules/keys.ts';
import { proposal } from './rules/requests.ts';
import { score } from './rules/scoring.ts';
import { putWound } from './rules/spots.ts';
import { playersInTea, teaOrder } from './rules/treasury.ts';
import type { Faction, GreatWall } from './state.ts';
import { clanOf, clone, spotAt, VACANT } from './state.ts';

export const PROOFS: Readonly<Record<string, Proof<GreatWall>>> = {
  assault(g, { about }) {
    const section = indexIn(SECTIONS, named(about)) as Section;
    const event = frameIn(g.stack, assault);
    if (event?.section === section && event.at === assault.steps.compare) onlyFrom(g, assault);
    else only(g, begin(assault, newAssault(section)));
    const events = until(g, isTold('assault'));
    const [compared] = told(events, 'assault');
    if (compared === undefined) return { key: 'wall.quiet', params: sums(g, section) };
    const { power = 0, defence = 0 } = compared.params;
    return { key: told(events, 'held').length > 0 ? 'wall.holds' : 'wall.breach', params: { power, defence } };
  },

  defeated(g, { about, key }) {
    const slot = SLOT.index(about);
    const card = at(g.hordes, slot);
    if (frameIn(g.stack, defeat)?.card !== card) {
      for (const [spot] of hordeOf(card).type.cells.entries())
        if (spotAt(g, slot, spot) === VACANT) putWound(g, slot, spot);
      only(g, begin(defeatCheck, { queue: [] }));
    }
    const of = (event: Event) => event.params.horde === card;
    const events = until(g, (all) => all.some((one) => ['claimed', 'hordeDiscarded'].includes(one.key) && of(one)));
    const claimed = told(events, 'claimed').find(of);
    if (claimed !== undefined) {
      const seat = claimed.params.seat ?? '';
      return { key: 'wall.horde.majority', params: { seat, count: coveredBy(seat, since(events, card)) } };
    }
    return { key: key === 'wall.horde.majority' ? 'wall.horde.nobody' : key, params: {} };
  },

  killed(g, { about, key }) {
    const slot = SLOT.index(about);
    onlyFrom(g, deaths);
    const killed = told(
      until(g, () => false),
      'killed',
    );
    return { key, params: { count: killed.filter(({ params }) => slotOfSpot(String(params.spot)) === slot).length } };
  },

  activated(g, { about, key }, viewer) {
    const events = activated(g, named(about), [GATHER]);
    if (key === 'wall.place.gathers') {
      const of = ({ rule, params }: Event) => rule === 'GW-PROD-3' && params.seat === viewer;
      const gained = told(events, 'gained').find(of)?.params;
      return { key, params: { count: gained?.count ?? 0, resource: gained?.resource ?? '' } };
    }
    if (told(events, 'alone').length === 0) return { key: 'wall.place.spared', params: {} };
    if (told(events, 'shame').length > 0) return { key: 'wall.place.alone', params: {} };
    const lost = events.some(({ rule }) => rule === 'GW-SHAME-5');
    return { key: lost ? 'wall.place.aloneEmpty' : 'wall.place.aloneLost', params: {} };
  },

  upgraded(g, { about, key }, viewer) {
    clanOf(g, seatOf(viewer)).resources = PLENTY.slice();
    const events = activated(g, named(about), [GATHER, UPGRADE, ...SOLDIER.of]);
    const level = told(events, 'upgraded').find(({ params }) => params.seat === viewer)?.params.level ?? 0;
    const paid = events.find(({ rule, params }) => rule === 'GW-OVER-4' && params.seat === viewer)?.params ?? {};
    const resource = RESOURCES.find((one) => Number(paid[one]) > 0) ?? '';
    return { key, params: { level, cost: paid[resource] ?? 0, resource } };
  },

  built(g, { about, key, params }) {
    const section = indexIn(SECTIONS, named(about)) as Section;
    // The building and its payment alone, so that nothing else happens after it.
    g.stack = g.stack.slice(-2);
    until(g, isTold(WALL.has(about) ? 'wallBuilt' : 'barricadeBuilt'));
    return { key, params: { ...params, to: sectionForecast(g, section).defence } };
  },

  proposed(g, { about, key }, viewer) {
    const request = named(about);
    const agrees = (who: Faction) => canAgree(g, request, who);
    if (!agrees(seatOf(viewer))) return { key: 'wall.lack.own', params: {} };
    // Of the others only what lies open is known.
    return { key: key === 'wall.lack.own' || playersInTea(g).every(agrees) ? 'wall.lack.mine' : key, params: {} };
  },

  scored(g, { about, key }, viewer) {
    const scored = told(witness(() => score(g)).events, 'artefact');
    const own = scored.find(({ params }) => params.artefact === named(about) && params.seat === viewer);
    return { key, params: { honour: own?.params.honour ?? 'nothing' } };
  },

  scoredHorde(g, forecast, viewer) {
    return { key: forecast.key, params: scoredHorde(g, forecast, seatOf(viewer)) };
  },

  played: playedProof,
  paidChi: paidChiProof,
  ...QIN_PROOFS,
};

/** What was told of the Defeat of a Horde: all of it where that had begun before. */
function since(events: readonly Event[], card: string): readonly Event[] {
  const begun = events.findIndex(({ key, params }) => key === 'defeated' && params.horde === card);
  return begun < 0 ? events : events.slice(begun);
}

/** Vital Spots that Soldiers of a faction left when their Horde was Defeated, dead or alive. */
function coveredBy(seat: Json, events: readonly Event[]): number {
  const left = events.filter(({ key, params }) => LEAVING.has(key) && params.seat === seat);
  return left.reduce((sum, { params }) => sum + (params.soldier === SOLDIERS[HORSEMAN] ? HORSEMAN_SPOTS : 1), 0);
}

const LEAVING: ReadonlySet<string> = new Set(['killed', 'saved', 'survived']);
const HORSEMAN_SPOTS = 2;
const PLENTY: readonly number[] = [20, 20, 20, 20];

/** Of a section without Hordes nothing is told: its sums are those of the rules. */
function sums(g: GreatWall, section: Section): Params {
  const { power, defence } = sectionForecast(g, section);
  return { power, defence };
}

/** Lets a Location be activated as it stands; what an activation under way has added counts. */
function activated(g: GreatWall, id: string, prefer: readonly string[]): readonly Event[] {
  const location = indexIn(LOCATION_IDS, id) as Location;
  const present = teaOrder(g).filter((faction) => at(clanOf(g, faction).at, location) > 0);
  const event = frameIn(g.stack, activate);
  const extra = event?.location === location ? event.extra : g.clans.map(() => 0);
  const frame = { ...newActivation(location, false), present, todo: [...present], extra };
  return until(only(g, { ...begin(activate, frame), at: activate.steps.next }), isTold('clerksReturned'), prefer);
}

/** Whether somebody could agree to a Request that is proposed, or were it proposed now. */
function canAgree(g: GreatWall, request: string, who: Faction): boolean {
  const event = frameIn(g.stack, proposal);
  const share = event?.request === request ? event.share : g.clans.map(() => 0);
  const vote = { request, proposer: who, share, order: [who], turn: 0, givers: [], sections: 0 };
  const asking = only(clone(g), { ...begin(proposal, vote), at: proposal.steps.agree });
  return at(must(advance(rules, asking), 'a vote').questions, 0).options.includes(YES);
}

/** What one claimed Horde is scored for, by itself. */
function scoredHorde(g: GreatWall, { about, params }: Forecast, owner: Faction): Params {
  const clan = clanOf(g, owner);
  const shame = at(clan.claimedShame, clan.claimed.indexOf(named(about)));
  clan.claimed = [named(about)];
  clan.claimedShame = [shame];
  const of = ({ rule, params: said }: Event) => rule === 'GW-SCORE-2' && said.seat === owner;
  const scored = told(witness(() => score(g)).events, 'honour').find(of);
  return scored === undefined ? { honour: params.honour ?? 0, shame } : { honour: scored.params.honour ?? 0, shame: 0 };
}
