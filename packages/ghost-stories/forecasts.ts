/**
 * All that a screen of Ghost Stories foretells: which tile a ghost would haunt, what its figure does next, when an incarnation comes, how
 * likely an exorcism is, and what it costs. Each is asked of the rules themselves; proofs.ts lets it come about.
 */

import type { Forecast, Json, Params, Phrase, SeatView } from '@jade/engine';
import { at, frameIn } from '@jade/engine';
import type { Place, Space } from './content/layout.ts';
import { SPACES } from './content/layout.ts';
import { LAST_TILE } from './content/numbers.ts';
import { ghostOn } from './names.ts';
import { placeDrawn } from './rules/arrive.ts';
import type { Attempt } from './rules/cover.ts';
import { rollTao } from './rules/dice.ts';
import { exorcise } from './rules/exorcise.ts';
import { isFree, isOfWuFeng } from './rules/ghosts.ts';
import { nextToHaunt } from './rules/haunt.ts';
import { ALL, EXORCISE, KEEP, SETTLE, SPACE_KEYS } from './rules/keys.ts';
import type { Price } from './rules/prospects.ts';
import { outlook, priceOf, prospectOf } from './rules/prospects.ts';
import { hauntedPlaces, spaceName, tileName } from './rules/table.ts';
import { villagersAt } from './rules/villagers.ts';
import type { Table } from './state.ts';
import { NONE, ON_CARD, ON_ICON } from './state.ts';
import { nightForecasts } from './threats.ts';
import type { GhostView } from './view.ts';

/** What puts forecasts to the proof: a haunting, a Haunter's turn, a Tormentor's, the end of a board's Yin phase, cards drawn, a roll, one ghost or all exorcised, an option chosen. */
export const WHEN = {
  haunt: 'haunt',
  act: 'act',
  curse: 'curse',
  overrun: 'overrun',
  draw: 'draw',
  roll: 'roll',
  exorcise: 'exorcise',
  together: 'together',
  choose: 'choose',
} as const;
export type When = keyof typeof WHEN;

/** The deck, as a thing that something is foretold of. */
export const DECK = 'deck';

export function forecasts(view: SeatView<GhostView>): Forecast[] {
  if (view.outcome !== null) return incarnation(view.table);
  const g = view.table;
  const ghosts = SPACES.filter((space) => !isFree(g, space));
  return [
    ...[...ghosts, ...spacesToChoose(view)].map((space) => haunting(g, space)),
    ...ghosts.flatMap((space) => figure(g, space)),
    ...nightForecasts(g),
    ...incarnation(g),
    ...odds(view),
    ...verdicts(view),
    ...prices(view),
  ];
}

/** Where the ghost that was drawn may stand: what it would haunt from there. */
function spacesToChoose({ decision, options }: SeatView<GhostView>): readonly Space[] {
  return decision === placeDrawn.steps.choose ? (options ?? []).map((key) => SPACE_KEYS.index(key)) : [];
}

/** A sentence that is part of another. */
function inner(key: string, params: Params = {}): Json {
  return { key, params };
}

function foretold(when: When, about: string, { key, params, rule }: Phrase & { rule: string }): Forecast {
  return { about, key, params, rule, when };
}

/** GS-HAUNT-4, GS-HAUNT-5, WM-HAUNT-1: what happens if this ghost haunts now. */
function haunting(g: Table, space: Space): Forecast {
  const about = at(SPACE_KEYS.of, space);
  const place = nextToHaunt(g, space);
  const say = (key: string, rule: string, params: Params): Forecast => foretold('haunt', about, { key, rule, params });
  if (place === NONE) return say('event.nothingLeftToHaunt', 'GS-HAUNT-5', { space: spaceName(space) });
  const tile = tileName(g, place as Place);
  const villagers = villagersAt(g, place as Place);
  if (villagers > 0) return say('event.villagersInTheWay', 'WM-HAUNT-1', { tile, villagers });
  const count = hauntedPlaces(g).length + 1;
  return say('event.tileHaunted', 'GS-HAUNT-4', { tile, count, limit: LAST_TILE[g.level] });
}

/** GS-HAUNT-2: what a Haunter does when it acts next. */
export function figureText(g: Table, space: Space): (Phrase & { rule: string }) | null {
  const figure = at(g.figures, space);
  if (figure !== ON_CARD && figure !== ON_ICON) return null;
  return { key: figure === ON_CARD ? 'ghosts.figure.card' : 'ghosts.figure.icon', params: {}, rule: 'GS-HAUNT-2' };
}

function figure(g: Table, space: Space): Forecast[] {
  const text = figureText(g, space);
  return text === null ? [] : [foretold('act', at(SPACE_KEYS.of, space), text)];
}

/** GS-DECK-3: how many cards lie above the next incarnation, and how many more of them wait; null while the last is in play. */
export function deckText(g: Table): (Phrase & { rule: string }) | null {
  const waiting = g.deck.filter(isOfWuFeng).length;
  if (waiting === 0) {
    return g.ghosts.some(isOfWuFeng) ? null : { key: 'ghosts.noIncarnation', params: {}, rule: 'GS-DECK-3' };
  }
  const above = g.deck.length - 1 - g.deck.findLastIndex(isOfWuFeng);
  return { key: 'ghosts.incarnation', params: { above, more: waiting - 1 }, rule: 'GS-DECK-3' };
}

function incarnation(g: Table): Forecast[] {
  const text = deckText(g);
  return text === null ? [] : [foretold('draw', DECK, text)];
}

/** GS-EXORCISM-9: how often each ghost would fall, and how often none, if the active Taoist exorcised now. */
function odds({ table: g, options }: SeatView<GhostView>): Forecast[] {
  if (options?.includes(EXORCISE) !== true) return [];
  const { targets, dice, chances, any } = outlook(g, g.active);
  const rule = 'GS-EXORCISM-9';
  return [
    ...targets.map((space, index) => {
      const params = { dice, percent: Math.round(at(chances, index) * 100) };
      return foretold('roll', at(SPACE_KEYS.of, space), { key: 'ghosts.chance', params, rule });
    }),
    foretold('roll', EXORCISE, { key: 'ghosts.failure', params: { percent: 100 - Math.round(any * 100) }, rule }),
  ];
}

function priceText(price: Price): Json {
  return inner('ghosts.price', { ...price });
}

/** What becomes of one ghost with the dice as they lie (GS-EXORCISM-7, GS-EXORCISM-15). */
export function verdictOf(g: Table, attempt: Attempt, space: Space): Phrase & { rule: string } {
  const { barred, coins } = prospectOf(g, attempt, [space]);
  if (barred) return { key: 'ghosts.verdict.barred', params: {}, rule: 'GS-EXORCISM-15' };
  const price = priceOf(g, attempt, [space]);
  if (price === null) return { key: 'ghosts.verdict.short', params: {}, rule: 'GS-EXORCISM-7' };
  const key = coins === 0 ? 'ghosts.verdict.falls' : 'ghosts.verdict.costs';
  return { key, params: coins === 0 ? {} : { price: priceText(price) }, rule: 'GS-EXORCISM-7' };
}

/** The same of all that are still there together. */
export function togetherText(g: Table, attempt: Attempt): (Phrase & { rule: string }) | null {
  const left = targetsLeft(g, attempt);
  if (left.length < 2) return null;
  const price = priceOf(g, attempt, left);
  if (price === null) return { key: 'ghosts.notTogether', params: {}, rule: 'GS-EXORCISM-7' };
  const params = { count: price.count, price: priceText(price) };
  return { key: 'ghosts.together', params, rule: 'GS-EXORCISM-7' };
}

export function targetsLeft(g: Table, { targets }: Attempt): Space[] {
  return targets.filter((space) => !isFree(g, space));
}

/** While nothing is chosen, and the dice stay or may stay as they lie. */
function verdicts({ table: g, stack, decision, options }: SeatView<GhostView>): Forecast[] {
  const attempt = frameIn(stack, exorcise);
  if (attempt === null || attempt.chosen.length > 0) return [];
  const keeps = decision === rollTao.steps.reroll && options?.includes(KEEP) === true;
  if (decision !== exorcise.steps.choose && !keeps) return [];
  const together = togetherText(g, attempt);
  return [
    ...targetsLeft(g, attempt).map((space) =>
      foretold('exorcise', at(SPACE_KEYS.of, space), verdictOf(g, attempt, space)),
    ),
    ...(together === null ? [] : [foretold('together', EXORCISE, together)]),
  ];
}

/** What each choice of ghosts would cost (GS-EXORCISM-7). */
function prices({ table: g, stack, decision, options }: SeatView<GhostView>): Forecast[] {
  const attempt = frameIn(stack, exorcise);
  if (attempt === null || decision !== exorcise.steps.choose) return [];
  return (options ?? []).flatMap((key): Forecast[] => {
    const spaces = fallingBy(attempt, key, options ?? []);
    const price = spaces === null ? null : priceOf(g, attempt, spaces);
    if (spaces === null || price === null) return [];
    return [foretold('choose', key, { ...choiceText(g, attempt, key, spaces, price), rule: 'GS-EXORCISM-7' })];
  });
}

/** The ghosts that fall by a choice, those chosen before with them; null: none. */
export function fallingBy({ chosen }: Attempt, key: string, options: readonly string[]): Space[] | null {
  if (SPACE_KEYS.has(key)) return [...chosen, SPACE_KEYS.index(key)];
  if (key === SETTLE) return chosen;
  if (key !== ALL) return null;
  return [...chosen, ...options.flatMap((one) => (SPACE_KEYS.has(one) ? [SPACE_KEYS.index(one)] : []))];
}

function choiceText(g: Table, attempt: Attempt, key: string, spaces: readonly Space[], costs: Price) {
  const price = priceText(costs);
  const name = (space: Space): Json => {
    const named = ghostOn(g, space, attempt.targets);
    return typeof named === 'string' ? inner(`ghost.${named}`) : named;
  };
  if (key === ALL) return { key: 'ghosts.ask.all', params: { count: spaces.length, price } };
  if (key === SETTLE) {
    return { key: 'ghosts.ask.settle', params: { names: spaces.map(name), price, count: spaces.length } };
  }
  const last = at(spaces, spaces.length - 1);
  const message = attempt.chosen.length === 0 ? 'ghosts.ask.one' : 'ghosts.ask.also';
  return { key: message, params: { name: name(last), price } };
}
