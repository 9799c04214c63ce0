/** What proves the forecasts of Ghost Stories: each lets come about, by the rules, what was foretold. Games that are given here get spoilt. */

import type { Event, Forecast, Json, Params, Pending, Proof } from '@jade/engine';
import { advance, answer, at, begin, frameIn, must, witness } from '@jade/engine';
import type { Face } from './content/colours.ts';
import { TAO_FACES, WHITE } from './content/colours.ts';
import type { Space } from './content/layout.ts';
import { SPACES, sideOf } from './content/layout.ts';
import type { When } from './forecasts.ts';
import { targetsLeft } from './forecasts.ts';
import { arrive } from './rules/arrive.ts';
import { unsparable } from './rules/cover.ts';
import { rules } from './rules/define.ts';
import { exorcismRoll } from './rules/dice.ts';
import { exorcise, exorcism, facedGhosts } from './rules/exorcise.ts';
import { cardAt, isOfWuFeng } from './rules/ghosts.ts';
import { haunt } from './rules/haunt.ts';
import { AGREE, boardFrom, EXORCISE, SETTLE, SPACE_KEYS } from './rules/keys.ts';
import { hasPower } from './rules/powers.ts';
import { stone } from './rules/stones.ts';
import { newTurn, turn } from './rules/turn.ts';
import type { GhostStories } from './state.ts';
import { NO_FIGURE, NONE } from './state.ts';

type Came = Pick<Forecast, 'key' | 'params'>;

function came(key: string, params: Params = {}): Came {
  return { key, params };
}

/** Runs on to the next decision and returns what was told. */
function heard(g: GhostStories): readonly Event[] {
  return witness(() => void advance(rules, g)).events;
}

const HITS = ['tileHaunted', 'villagersInTheWay', 'nothingLeftToHaunt'];

/** The ghost haunts. */
const haunting: Proof<GhostStories> = (g, { about }) => {
  g.stack = [begin(haunt, { space: SPACE_KEYS.index(about) })];
  const hit = must(
    heard(g).find(({ key }) => HITS.includes(key)),
    'a haunting',
  );
  return came(`event.${hit.key}`, hit.params);
};

/** The Haunter acts. */
const acting: Proof<GhostStories> = (g, { about }) => {
  const space = SPACE_KEYS.index(about);
  g.stack = [begin(stone, { card: cardAt(g, space), space, ability: 'haunter', rule: 'GS-YIN-1' })];
  return came(heard(g).some(({ key }) => key === 'figureHaunts') ? 'ghosts.figure.icon' : 'ghosts.figure.card');
};

/** The Tormentor acts: the Curse die is rolled, or a power keeps it away. */
const cursing: Proof<GhostStories> = (g, { about, key, params }) => {
  const space = SPACE_KEYS.index(about);
  g.active = sideOf(space);
  g.stack = [begin(stone, { card: cardAt(g, space), space, ability: 'tormentor', rule: 'GS-YIN-1' })];
  return heard(g).some((event) => event.key.startsWith('curse')) ? came(key, params) : came('no die was rolled');
};

/** The ghosts of the board have acted: it is overrun, or another comes. */
const overrunning: Proof<GhostStories> = (g, { about, params }) => {
  const side = boardFrom(g, about);
  g.active = side;
  g.stack = [{ ...begin(turn, newTurn()), at: turn.steps.overrun }];
  const events = heard(g);
  const over = events.find(({ key }) => key === 'overrun' || key === 'overrunNeutral');
  if (over === undefined) return came('ghosts.yin.arrives', params);
  const lost = events.find(({ key }) => key === 'lostQi' || key === 'lostQiNeutral');
  const last = lost?.params.qi === 0 ? 'yes' : 'no';
  const other = events.find(({ key }) => key === 'paysForPossessed');
  if (other === undefined) return came(`ghosts.yin.${over.key}`, { ...params, last });
  return came('ghosts.yin.overrunPossessed', { ...other.params, last });
};

/** Cards are drawn until an incarnation comes, or the deck is empty. */
const drawing: Proof<GhostStories> = (g) => {
  for (let above = 0; g.deck.length > 0; ) {
    clearTheBoards(g);
    g.stack = [begin(arrive, {})];
    const events = heard(g);
    // What the Shield refuses has been drawn, too (WM-ARTEFACT-8).
    above += events.filter(({ key }) => key === 'shieldRefused').length;
    const drew = events.find(({ key }) => key === 'drew');
    if (drew === undefined) break;
    if (g.ending === 'deckEmpty' || isOfWuFeng(g.drawn) || g.ghosts.some(isOfWuFeng)) {
      return came('ghosts.incarnation', { above, more: g.deck.filter(isOfWuFeng).length });
    }
    above += 1;
  }
  return came('ghosts.noIncarnation');
};

function clearTheBoards(g: GhostStories): void {
  g.drawn = NONE;
  for (const space of SPACES) {
    g.ghosts[space] = NONE;
    g.figures[space] = NO_FIGURE;
    g.buddhas[space] = 0;
  }
}

/**
 * Every roll of the dice that would be rolled, each as likely as another: which ghosts could then be chosen. Whoever may roll again does so
 * with the dice that bring the most.
 */
const rolling: Proof<GhostStories> = (g, { about }) => {
  const { count, set } = exorcismRoll(g);
  const frame = { ...begin(exorcise, exorcism('tile', g.active, facedGhosts(g, g.active))), at: exorcise.steps.choose };
  const { options } = must(rules.code.get(exorcise.steps.choose)?.ask, 'the choice of ghosts');
  const ways = TAO_FACES.length ** (count - set);
  const rolls = Array.from({ length: ways }, (_, way) => facesOf(way, count, set));
  const falls = rolls.map((dice) => {
    g.dice = dice;
    const offered = options(g, frame);
    return about === EXORCISE ? offered.length > 0 : offered.includes(about);
  });
  const again = hasPower(g, 'the-gods-favorite') ? rollingAgain(rolls, falls, count, set) : null;
  const good = rolls.reduce((sum, dice, way) => sum + (again === null ? Number(falls[way]) : again(dice)), 0);
  const percent = Math.round((100 * good) / ways);
  if (about === EXORCISE) return came('ghosts.failure', { percent: 100 - percent });
  return came('ghosts.chance', { dice: diceRolled(g), percent });
};

/** How often a roll comes to be good where any of its dice may be rolled once more: GS-POWER-6, tried out with every roll there is. */
function rollingAgain(rolls: readonly Face[][], falls: readonly boolean[], count: number, set: number) {
  const known = new Map<string, number>();
  const keeping = (pattern: string): number => {
    const found = known.get(pattern);
    if (found !== undefined) return found;
    const kept = [...pattern];
    const fit = rolls.flatMap((dice, way) =>
      dice.every((face, die) => kept[die] === '?' || kept[die] === `${face}`) ? [way] : [],
    );
    const chance = fit.filter((way) => falls[way]).length / fit.length;
    known.set(pattern, chance);
    return chance;
  };
  return (dice: readonly Face[]): number => {
    let best = 0;
    for (let marks = 0; marks < 1 << (count - set); marks++) {
      const pattern = dice.map((face, die) => (die >= set && (marks & (1 << (die - set))) !== 0 ? '?' : `${face}`));
      best = Math.max(best, keeping(pattern.join('')));
    }
    return best;
  };
}

/** One of all the rolls, by its number: the first dice are set to white, the others are its digits. */
function facesOf(way: number, count: number, set: number): Face[] {
  return Array.from({ length: count }, (_, die) => {
    if (die < set) return WHITE;
    return at(TAO_FACES, Math.floor(way / TAO_FACES.length ** (die - set)) % TAO_FACES.length);
  });
}

function diceRolled(g: GhostStories): number {
  const now = must(advance(rules, g), 'a decision');
  const { seat } = at(now.questions, 0);
  const { events } = witness(() => void answer(rules, g, now, seat, EXORCISE));
  const rolled = events.find(({ key }) => key === 'rolled')?.params.dice;
  return Array.isArray(rolled) ? rolled.length : 0;
}

/** The choice of ghosts, with the dice as they lie; whoever might roll again does not. */
function choice(g: GhostStories): Pending {
  const frame = must(frameIn(g.stack, exorcise), 'an exorcism');
  g.stack.length = g.stack.indexOf(frame) + 1;
  const ask = must(rules.code.get(frame.at)?.ask, 'the choice of ghosts');
  const questions = [{ seat: ask.decider(g, frame), options: ask.options(g, frame) }];
  return { name: frame.at, frame, questions, offers: [] };
}

interface Exorcised {
  readonly fallen: readonly Space[];
  readonly crystals: number;
  readonly tokens: number;
}

/**
 * Chooses this, then these, and beside them only what the dice exorcise for nothing (GS-EXORCISM-8), with whatever tokens come first; null
 * where something cannot be chosen.
 */
function exorcised(g: GhostStories, first: string, then: readonly string[] = []): Exorcised | null {
  const events: Event[] = [];
  const wanted = [first, ...then];
  let now: Pending | null = choice(g);
  for (let key: string | null = first; now !== null && key !== null; ) {
    const pending: Pending = now;
    const { seat, options } = at(pending.questions, 0);
    if (!options.includes(key)) return null;
    const chosen: string = key;
    events.push(...witness(() => void answer(rules, g, pending, seat, chosen)).events);
    now = frameIn(g.stack, exorcise) === null ? null : advance(rules, g);
    key = now === null ? null : nextKey(g, now, wanted);
  }
  // Of several ghosts nobody can tell whose token it was: what counts is what was spent before they fell.
  const spent = events.slice(
    0,
    events.findIndex(({ key }) => key === 'exorcised'),
  );
  const crystals = spent.filter(({ key, params }) => key === 'barrierCrystalSpent' || params.what === 'crystal').length;
  return {
    fallen: events.filter(({ key }) => key === 'exorcised').map(({ params }) => spaceNamed(params.space)),
    crystals,
    tokens: spent.filter(({ key }) => key === 'spent' || key === 'barrierCrystalSpent').length - crystals,
  };
}

function spaceNamed(name: Json | undefined): Space {
  return SPACE_KEYS.index(`space:${name}`);
}

/** How whoever wants only these goes on; null when the exorcism is through. */
function nextKey(g: GhostStories, { name, questions }: Pending, wanted: readonly string[]): string | null {
  const attempt = frameIn(g.stack, exorcise);
  if (attempt === null || g.stack[g.stack.length - 1] !== attempt) return null;
  const { options } = at(questions, 0);
  if (name === exorcise.steps.order) return null;
  if (name !== exorcise.steps.choose) return options.includes(AGREE) ? AGREE : at(options, 0);
  const missing = wanted.find((key) => SPACE_KEYS.has(key) && !attempt.chosen.includes(SPACE_KEYS.index(key)));
  const [free] = unsparable(g, attempt);
  return missing ?? (free === undefined ? SETTLE : at(SPACE_KEYS.of, free));
}

/** What was spent, in the words of the forecast: a price of tokens names no crystals, one that may be either allows both. */
function priceOf({ tokens, crystals }: Exorcised, foretold: Params): Json {
  const kind = kindIn(foretold);
  const fits = kind === 'mixed' || (kind === 'crystal' ? tokens === 0 : crystals === 0);
  return { key: 'ghosts.price', params: { count: tokens + crystals, kind: fits ? kind : 'other' } };
}

function kindIn({ price }: Params): string {
  const params = price !== null && typeof price === 'object' && 'params' in price ? price.params : null;
  return params !== null && typeof params === 'object' && 'kind' in params ? String(params.kind) : 'token';
}

/** This ghost alone is exorcised. */
const exorcising: Proof<GhostStories> = (g, { about, params }) => {
  const frame = must(frameIn(g.stack, exorcise), 'an exorcism');
  const { refusal } = must(rules.code.get(exorcise.steps.choose)?.ask, 'the choice of ghosts');
  const why = refusal?.(g, frame, about)?.why;
  const result = exorcised(g, about);
  if (result === null) return came(why === 'protected' ? 'ghosts.verdict.barred' : 'ghosts.verdict.short');
  if (!result.fallen.includes(SPACE_KEYS.index(about))) return came('it did not fall');
  if (result.tokens + result.crystals === 0) return came('ghosts.verdict.falls');
  return came('ghosts.verdict.costs', { price: priceOf(result, params) });
};

/** All targets are exorcised, one after the other. */
const together: Proof<GhostStories> = (g, { params }) => {
  const attempt = must(frameIn(g.stack, exorcise), 'an exorcism');
  const [first = '', ...then] = targetsLeft(g, attempt).map((space) => at(SPACE_KEYS.of, space));
  const result = exorcised(g, first, then);
  if (result === null || result.fallen.length <= then.length) return came('ghosts.notTogether');
  return came('ghosts.together', { count: result.tokens + result.crystals, price: priceOf(result, params) });
};

/** The option is chosen. */
const choosing: Proof<GhostStories> = (g, { about, key, params }) => {
  const result = exorcised(g, about);
  if (result === null) return came('it cannot be chosen');
  if (SPACE_KEYS.has(about) && !result.fallen.includes(SPACE_KEYS.index(about))) return came('it did not fall');
  const counted = key === 'ghosts.ask.all' ? { count: result.fallen.length } : {};
  return came(key, { ...params, ...counted, price: priceOf(result, params) });
};

export const PROOFS: Readonly<Record<When, Proof<GhostStories>>> = {
  haunt: haunting,
  act: acting,
  curse: cursing,
  overrun: overrunning,
  draw: drawing,
  roll: rolling,
  exorcise: exorcising,
  together,
  choose: choosing,
};
