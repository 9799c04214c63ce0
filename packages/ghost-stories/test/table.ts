/** Positions of Ghost Stories in a few words, for tests that start in the middle. */

import type { Event } from '@jade/engine';
import { at, begin, below, cloneStream, configure, expectOk, must, setUp, stream } from '@jade/engine';
import { drive } from '@jade/engine/kit';
import type { Card } from '../content/cards.ts';
import { GHOSTS, ghostOf } from '../content/cards.ts';
import { COLOURS, CURSE_FACES, colourOf, FACE_NAMES, TAO_FACES } from '../content/colours.ts';
import type { Place, Side } from '../content/layout.ts';
import { CENTRE, PLACES, SIDES, spaceOf } from '../content/layout.ts';
import { difficultyOf, sittingOf } from '../content/numbers.ts';
import type { Power } from '../content/village.ts';
import { tileOf } from '../content/village.ts';
import type { Family, Villager } from '../content/villagers.ts';
import { ALL_VILLAGERS, artefactOf, familyNamed, familyOf } from '../content/villagers.ts';
import { VILLAGE } from '../guide/position.ts';
import { ghostStories } from '../index.ts';
import { rules } from '../rules/define.ts';
import { game } from '../rules/game.ts';
import { newTurn, turn } from '../rules/turn.ts';
import { yang } from '../rules/yang.ts';
import type { Board, GhostStories, Moon } from '../state.ts';
import { NEUTRAL, NONE, ON_CARD, ON_ICON } from '../state.ts';

const hand = drive(rules);
export const { pending, run, play, next: asked } = hand;

type Colour = 'yellow' | 'red' | 'green' | 'blue';

interface Wish {
  players?: number;
  mode?: 'base' | 'white-moon';
  options?: Record<string, string>;
  /** Powers of boards; by default none that changes anything unasked. */
  powers?: Partial<Record<Colour, Power>>;
}

export function fresh({ players = 4, mode = 'base', options = {} }: Wish = {}, seed = 'table'): GhostStories {
  const withLevel = { difficulty: 'normal', ...options };
  return setUp(ghostStories, expectOk(configure(ghostStories, { mode, players, options: withLevel, seed })));
}

const QUIET: Record<Colour, Power> = {
  yellow: 'enfeeblement-mantra',
  red: 'dance-of-the-twin-winds',
  green: 'the-gods-favorite',
  blue: 'second-wind',
};

/**
 * The standard layout of the worked examples: north yellow, east red, south green, west blue; with fewer players the last
 * colours are neutral. Powers are silent unless they are asked for. With White Moon no villager is there yet.
 */
export function table(wish: Wish = {}): GhostStories {
  const { players = 4, mode = 'base', powers = {} } = wish;
  const g = fresh(wish);
  const { startQi } = difficultyOf(g.level, players);
  g.village = VILLAGE.with(-1, mode === 'base' ? 'night-watchmans-beat' : 'kung-fu-school').map(tileOf);
  const seated = [...g.boards].sort((a, b) => a.colour - b.colour);
  g.boards = SIDES.map((side): Board => {
    const colour = at(['yellow', 'red', 'green', 'blue'] as const, side);
    const played = side < players;
    const tao = COLOURS.map((name) => (played && (name === colour || (players === 1 && name !== 'black')) ? 1 : 0));
    return {
      ...at(seated, side),
      colour: colourOf(colour),
      power: powers[colour] ?? QUIET[colour],
      seat: played ? side : NEUTRAL,
      qi: played ? startQi : 3,
      tao,
      yinYang: played && g.level !== 'hell',
      powerTokens: played ? sittingOf(players).powerTokensPerPlayer : 0,
      place: played ? CENTRE : NONE,
    };
  });
  g.tao = COLOURS.map((_, colour) => 4 - g.boards.reduce((sum, { tao }) => sum + at(tao, colour), 0));
  g.qi = 20 - g.boards.reduce((sum, { qi }) => sum + qi, 0);
  g.active = at(SIDES, 0);
  if (g.moon !== null) {
    g.moon.portal = CENTRE;
    g.moon.stacks = PLACES.map(() => []);
    g.moon.seen = -1;
  }
  for (const name of ['yellow', 'red', 'green', 'blue'] as const) if (powers[name] === undefined) hush(g, name);
  return g;
}

/** A board whose power would change rolls gets one that only offers something. */
function hush(g: GhostStories, colour: Colour): void {
  board(g, colour).power = QUIET[colour] === 'the-gods-favorite' ? 'heavenly-gust' : QUIET[colour];
}

export function sideOfColour(g: GhostStories, colour: string): Side {
  return g.boards.findIndex((one) => one.colour === colourOf(colour)) as Side;
}

export function board(g: GhostStories, colour: string): Board {
  return at(g.boards, sideOfColour(g, colour));
}

export function moonOn(g: GhostStories): Moon {
  return must(g.moon, 'White Moon');
}

export function place(g: GhostStories, tile: string): Place {
  return g.village.indexOf(tileOf(tile)) as Place;
}

/** Puts Taoists on tiles. */
export function stand(g: GhostStories, where: Record<string, string>): GhostStories {
  for (const [colour, tile] of Object.entries(where)) board(g, colour).place = place(g, tile);
  return g;
}

/** Gives a Taoist exactly these Tao tokens. */
export function tao(g: GhostStories, colour: string, ...names: string[]): GhostStories {
  const own = board(g, colour);
  for (const [index, count] of own.tao.entries()) g.tao[index] = at(g.tao, index) + count;
  own.tao = COLOURS.map((name) => names.filter((one) => one === name).length);
  for (const [index, count] of own.tao.entries()) g.tao[index] = at(g.tao, index) - count;
  return g;
}

export function qi(g: GhostStories, colour: string, count: number): GhostStories {
  g.qi += board(g, colour).qi - count;
  board(g, colour).qi = count;
  return g;
}

export function circle(g: GhostStories, name: string): GhostStories {
  g.circle = colourOf(name);
  g.tao[g.circle] = at(g.tao, g.circle) - 1;
  return g;
}

export function haunted(g: GhostStories, ...tiles: string[]): GhostStories {
  for (const tile of tiles) g.haunted[place(g, tile)] = 1;
  return g;
}

export function isDark(g: GhostStories, tile: string): boolean {
  return g.haunted[place(g, tile)] === 1;
}

/** Takes a copy of a card from wherever nobody sees it. */
function fetch(g: GhostStories, id: string): Card {
  for (const pile of [g.deck, g.removed, g.box]) {
    const index = pile.findIndex((card) => ghostOf(card).id === id);
    if (index < 0) continue;
    const [card] = pile.splice(index, 1);
    if (pile === g.deck && !ghostOf(must(card, id)).incarnation) g.deck.unshift(...g.removed.splice(0, 1));
    return must(card, id);
  }
  throw new Error(`no copy of ${id} is left`);
}

/** Ghosts on spaces: `put(g, { 'south-1': 'ghoul' })`; a Haunter's figure is on its card, or on the icon with `ghoul!`. */
export function put(g: GhostStories, ghosts: Record<string, string>): GhostStories {
  for (const [id, name] of Object.entries(ghosts)) {
    const card = fetch(g, name.replace('!', ''));
    g.ghosts[spaceOf(id)] = card;
    g.figures[spaceOf(id)] = ghostOf(card).centre.includes('haunter') ? (name.endsWith('!') ? ON_ICON : ON_CARD) : 0;
  }
  return g;
}

export function ghostOn(g: GhostStories, id: string): string | null {
  const card = at(g.ghosts, spaceOf(id));
  return card === NONE ? null : at(GHOSTS, card).id;
}

export function figureOn(g: GhostStories, id: string): 'card' | 'icon' | null {
  const figure = at(g.figures, spaceOf(id));
  return figure === ON_CARD ? 'card' : figure === ON_ICON ? 'icon' : null;
}

/** The next cards of the deck, the first one drawn first. */
export function deck(g: GhostStories, ...ids: string[]): GhostStories {
  const cards = ids.map((id) => fetch(g, id));
  g.deck.push(...cards.reverse());
  return g;
}

/** Fills all spaces but these with ghosts that do nothing while they stand there. */
export function crowd(g: GhostStories, ...but: string[]): GhostStories {
  const harmless = ['zombie', 'abysmal', 'rotten-soul', 'blood-drinker'].flatMap((id) => [id, id]);
  harmless.push('yellow-plague', 'liquid-horror', 'green-abomination', 'flesh-devourer', 'walking-corpse', 'reaper');
  for (const [space, card] of g.ghosts.entries()) {
    if (card === NONE && !but.some((id) => spaceOf(id) === space))
      g.ghosts[space] = fetch(g, must(harmless.shift(), 'a ghost'));
  }
  return g;
}

export function villagers(g: GhostStories, tile: string, ...topToBottom: string[]): GhostStories {
  const moon = moonOn(g);
  const used = new Set<Villager>([...moon.stacks.flat(), ...moon.graveyard, ...moon.shelter]);
  const taken = topToBottom.map((name): Villager => {
    const villager = must(
      ALL_VILLAGERS.find((one) => familyOf(one) === familyNamed(name) && !used.has(one)),
      `a ${name}`,
    );
    used.add(villager);
    return villager;
  });
  moon.stacks[place(g, tile)] = taken.reverse();
  return g;
}

/** Names of the villagers of a tile from the top. */
export function stackOn(g: GhostStories, tile: string): string[] {
  return names(at(moonOn(g).stacks, place(g, tile))).reverse();
}

export function names(villagers: readonly Villager[]): string[] {
  const ids = new Map<Family, string>();
  for (const name of 'long chang teng weng wu miao xiang sheng sun li zhou hua ma-cho'.split(' '))
    ids.set(familyNamed(name), name);
  return villagers.map((villager) => must(ids.get(familyOf(villager)), 'a family'));
}

export function safe(g: GhostStories, ...families: string[]): GhostStories {
  return lay(g, 'shelter', families);
}

export function dead(g: GhostStories, ...families: string[]): GhostStories {
  return lay(g, 'graveyard', families);
}

function lay(g: GhostStories, where: 'shelter' | 'graveyard', families: readonly string[]): GhostStories {
  const moon = moonOn(g);
  for (const name of families) {
    const used = [...moon.stacks.flat(), ...moon.graveyard, ...moon.shelter];
    moon[where].push(
      must(
        ALL_VILLAGERS.find((one) => familyOf(one) === familyNamed(name) && !used.includes(one)),
        name,
      ),
    );
  }
  return g;
}

export function artefact(g: GhostStories, colour: string, ...ids: string[]): GhostStories {
  board(g, colour).artefacts.push(...ids.map(artefactOf));
  return g;
}

export function crystals(g: GhostStories, colour: string, count: number): GhostStories {
  moonOn(g).crystals += board(g, colour).crystals - count;
  board(g, colour).crystals = count;
  return g;
}

/** The next Tao dice will show these faces: a stream that rolls them is looked for. */
export function dice(g: GhostStories, ...faces: string[]): GhostStories {
  return load(g, 'tao', TAO_FACES.length, (roll) => at(FACE_NAMES, at(TAO_FACES, roll)), faces);
}

export function curses(g: GhostStories, ...faces: string[]): GhostStories {
  return load(g, 'curse', CURSE_FACES.length, (roll) => at(CURSE_FACES, roll), faces);
}

function load(
  g: GhostStories,
  of: string,
  sides: number,
  face: (roll: number) => string,
  faces: string[],
): GhostStories {
  const index = g.rng.findIndex((one) => one.of === of);
  for (let attempt = 0; attempt < 1_000_000; attempt++) {
    const tried = stream(`loaded ${attempt % 997}`, of);
    tried.d += attempt;
    const start = cloneStream(tried);
    if (faces.every((wanted) => face(below(tried, sides)) === wanted)) {
      g.rng[index] = start;
      return g;
    }
  }
  throw new Error(`no stream rolls ${faces.join(', ')}`);
}

/** The Yin phase of a board begins. */
export function yinOf(g: GhostStories, colour: string): GhostStories {
  g.active = sideOfColour(g, colour);
  g.stack = [{ ...begin(game, {}), at: game.steps.turns }, begin(turn, newTurn())];
  return g;
}

/** The Yang phase of a board begins. */
export function yangOf(g: GhostStories, colour: string): GhostStories {
  g.active = sideOfColour(g, colour);
  g.stack = [
    { ...begin(game, {}), at: game.steps.turns },
    { ...begin(turn, newTurn()), at: turn.steps.evening },
    begin(yang, {}),
  ];
  g.turn = Math.max(1, g.turn);
  Object.assign(g, { marks: 0, helps: 0, exorcisms: 0, saves: 0, borrowed: 0 });
  return g;
}

/** The colour of the board whose player is asked. */
export function who(g: GhostStories): string {
  const seat = must(pending(g).questions[0], 'a question').seat;
  return at(
    COLOURS,
    must(
      g.boards.find((one) => one.seat === seat),
      'a board',
    ).colour,
  );
}

export function options(g: GhostStories): readonly string[] {
  return must(pending(g).questions[0], 'a question').options;
}

/** Why a key is not an option now: the rule and the reason. */
export function why(g: GhostStories, key: string): string {
  const { rule, why: reason } = must(hand.why(g, key), 'a refusal');
  return `${rule} ${reason}`;
}

export function keysOf(events: readonly Event[]): string[] {
  return events.map(({ key }) => key);
}

/** The same with White Moon. */
export function moon(wish: Parameters<typeof table>[0] = {}): ReturnType<typeof table> {
  return table({ mode: 'white-moon', ...wish });
}
