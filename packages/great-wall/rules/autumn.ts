/** Autumn: Command cards are chosen, placed and resolved (GW-AUTUMN-1 to GW-AUTUMN-11). */

import { call, done, draw, frame, go, refuse, seatsOf, tell } from '@jade/engine';
import { COMMAND_TITLES, REED_COMMAND } from '../content/cards.ts';
import { random } from '../setup.ts';
import type { Faction, GreatWall } from '../state.ts';
import { clanOf, isPlayer, NOBODY, nameOf, qin, reed } from '../state.ts';
import { activationStep } from './activation.ts';
import { boxes, newBoxes } from './boxes.ts';
import { defeatCheck } from './defeat.ts';
import { procedure, together } from './define.ts';
import { COMMAND, SPACE } from './keys.ts';
import { newTurn } from './seasons.ts';
import { teaOrder } from './treasury.ts';
import { happened } from './window.ts';

// GW-AUTUMN-1. Deliberate, because a choice made by itself would tell the others before the reveal.
export const chooseCommand = together('chooseCommand', frame(), {
  rule: 'GW-AUTUMN-1',
  deliberate: true,
  deciders: (g) => seatsOf(g).filter((seat) => clanOf(g, seat).commands.length > 0), // GW-AUTUMN-10
  options: (g, _, seat) => clanOf(g, seat).commands.map(COMMAND.of),
  candidates: () => COMMAND_TITLES.map(COMMAND.of),
  refusal: () => refuse('GW-AUTUMN-1', 'notInHand'),
  resolve(g, _, answers) {
    for (const { seat, key } of answers) {
      const clan = clanOf(g, seat);
      clan.shown = COMMAND.name(key);
      clan.commands.splice(clan.commands.indexOf(clan.shown), 1);
      tell('GW-AUTUMN-1', 'showed', { seat, command: clan.shown });
    }
    return done;
  },
});

interface Autumn {
  /** Factions that still place a card, then the turns that are left. */
  todo: Faction[];
  who: Faction;
}

export const autumn = procedure('autumn', frame<Autumn>(), {
  begin(g) {
    g.season = 'autumn';
    tell('GW-AUTUMN-1', 'season', { season: 'autumn', year: g.year });
    return call(chooseCommand, {}, 'others');
  },

  others(g, f) {
    if (reed(g) >= 0) reedShows(g);
    if (qin(g) >= 0) qinShows(g);
    f.todo = teaOrder(g).filter((faction) => clanOf(g, faction).shown !== '');
    g.track = f.todo.map(() => NOBODY);
    return go('nextSpace');
  },

  // GW-AUTUMN-2, GW-COOP-17: each owner places the own card, whatever was agreed.
  nextSpace(g, f) {
    const who = f.todo.shift();
    if (who === undefined) return go('nextTurn');
    f.who = who;
    if (isPlayer(g, who)) return go('space');
    put(g, who, g.track.indexOf(NOBODY));
    return go('nextSpace');
  },

  space: {
    rule: 'GW-AUTUMN-2',
    decider: (_, f) => f.who,
    options: (g) => SPACE.of.filter((_, space) => g.track[space] === NOBODY),
    candidates: (g) => SPACE.of.slice(0, g.track.length),
    refusal: () => refuse('GW-AUTUMN-2', 'spaceTaken'),
    resolve(g, f, key) {
      put(g, f.who, SPACE.index(key));
      return go('nextSpace');
    },
  },

  // GW-AUTUMN-3, GW-AUTUMN-9: space by space; the cards stay on the track.
  nextTurn(g, f) {
    const next = g.active === NOBODY ? 0 : g.track.indexOf(g.active) + 1;
    const who = g.track[next];
    if (who === undefined) {
      g.active = NOBODY;
      f.who = NOBODY;
      return done;
    }
    g.active = who;
    newTurn(g);
    tell('GW-AUTUMN-3', 'turn', { seat: nameOf(g, who), command: clanOf(g, who).shown });
    return call(turn, { who }, 'nextTurn');
  },
});

function put(g: GreatWall, who: Faction, space: number): void {
  g.track[space] = who;
  tell('GW-AUTUMN-2', 'placedCommand', { seat: nameOf(g, who), space: space + 1, command: clanOf(g, who).shown });
}

/** GW-2P-14: always the same card. */
function reedShows(g: GreatWall): void {
  clanOf(g, reed(g)).shown = REED_COMMAND;
  tell('GW-2P-14', 'showed', { seat: 'reed', command: REED_COMMAND });
}

/** GW-SOLO-11, GW-SOLO-39: the top card of his deck, which is shuffled anew once it is empty. */
function qinShows(g: GreatWall): void {
  const clan = clanOf(g, qin(g));
  if (g.qinDeck.length === 0) {
    g.qinDeck = random.shuffle(g, 'qin', clan.discards);
    clan.discards = [];
  }
  clan.shown = draw(g.qinDeck);
  tell('GW-SOLO-11', 'showed', { seat: 'qin', command: clan.shown });
}

/** GW-AUTUMN-11: one turn. */
export const turn = procedure('turn', frame<{ who: Faction }>(), {
  start: (g) => happened(g, 'turnStart', {}, 'boxes'),
  boxes: (g, f) => call(boxes, newBoxes(f.who, clanOf(g, f.who).shown), 'activation'),
  activation: () => call(activationStep, { done: 0, queue: [] }, 'afterActivation'),
  afterActivation: (g) => happened(g, 'afterActivationStep', {}, 'defeat'),
  // GW-AUTUMN-8
  defeat: () => call(defeatCheck, { queue: [] }, 'end'),
  end: (g) => happened(g, 'turnEnd', {}, 'over'),
  over: () => done,
});
