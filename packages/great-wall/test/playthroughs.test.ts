/**
 * Random players rarely do anything worth while: they stop, pass and lose. Busy ones, who act whenever they can, play
 * longer games in which every card comes up; and for the Requests that only a common will fulfils there are eager ones. So
 * every card of every deck is resolved in games that were played from their set-up by legal choices.
 */

import type { Pending, Stream } from '@jade/engine';
import { advance, answer, at, below, configure, expectOk, setUp, stream, witness } from '@jade/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADVISORS,
  ARTEFACTS,
  COMMAND_TITLES,
  COOP_GENERALS,
  cardOf,
  GENERALS,
  QIN_COMMANDS,
  TACTIC_TITLES,
} from '../content/cards.ts';
import { EVENTS, REQUESTS } from '../content/coop-cards.ts';
import { COOP_HORDES, HORDES, hordeOf } from '../content/hordes.ts';
import { greatWall } from '../index.ts';
import { activate } from '../rules/activation.ts';
import { strike } from '../rules/attack.ts';
import { build } from '../rules/build.ts';
import { moving } from '../rules/clerks.ts';
import { proposal } from '../rules/requests.ts';
import { receiveShame } from '../rules/shame.ts';
import type { GreatWall } from '../state.ts';
import { eagerChoice } from './eager-player.ts';

const SITTINGS = [
  ...[2, 3, 4].map((players) => ({ mode: 'competitive', players })),
  { mode: 'solo', players: 1 },
  ...[2, 3, 4].map((players) => ({ mode: 'cooperative', players })),
];
const GAMES = 130;
const EAGER_SITTING = { mode: 'cooperative', players: 4 };
const EAGER_GAMES = 40;

const IDLE = ['stop', 'pass', 'no'];
/** What a busy player prefers where it is offered, by decision. */
const PREFERRED: Readonly<Record<string, RegExp>> = {
  [activate.steps.gather]: /^gather/,
  [moving.steps.destination]: /barracks|builders|lumberMill|quarry|goldMine/,
  [strike.steps.target]: /^spot|^firing/,
  [build.steps.choose]: /^wall/,
  [proposal.steps.agree]: /^yes/,
  [receiveShame.steps.choose]: /^buyOff/,
};

/** How often everything was told, by event and by what it named, and how games ended. */
const seen = new Map<string, number>();
const endings = new Set<string>();
const broken: string[] = [];

type Player = (g: GreatWall, now: Pending, random: Stream) => string;

const busy: Player = (_, now, random) => {
  const { options } = at(now.questions, 0);
  const free = below(random, 20) === 0;
  const eager = options.filter((key) => !IDLE.includes(key));
  const best = eager.filter((key) => PREFERRED[now.name]?.test(key));
  const choices = free || eager.length === 0 ? options : best.length > 0 && below(random, 4) > 0 ? best : eager;
  return at(choices, below(random, choices.length));
};

const eager: Player = (g, now, random) => {
  const { seat, options } = at(now.questions, 0);
  return eagerChoice(now.name, options, greatWall.view(g, seat), random);
};

function playWith(player: Player, wishes: (typeof SITTINGS)[number], seed: string): void {
  const random = stream(seed, 'busy');
  const g = setUp(greatWall, expectOk(configure(greatWall, { ...wishes, seed })));
  let choices = 0;
  const { events } = witness(() => {
    for (let now = advance(greatWall.rules, g); now !== null; choices++) {
      now = answer(greatWall.rules, g, now, at(now.questions, 0).seat, player(g, now, random));
      if (choices % 23 === 0) broken.push(...greatWall.invariants(g));
    }
  });
  for (const { key, params } of events)
    for (const value of Object.values(params)) seen.set(`${key} ${value}`, (seen.get(`${key} ${value}`) ?? 0) + 1);
  endings.add(`${g.mode} ${g.ending}`);
}

describe('The Great Wall, played busily', () => {
  beforeAll(() => {
    for (const wishes of SITTINGS) for (let game = 0; game < GAMES; game++) playWith(busy, wishes, `busy ${game}`);
    for (let game = 0; game < EAGER_GAMES; game++) playWith(eager, EAGER_SITTING, `eager ${game}`);
  }, 60_000);

  const wanted = new Set<string>();
  const unseen = (event: string, ids: readonly string[]): string[] => {
    for (const id of ids) wanted.add(`${event} ${id}`);
    return ids.filter((id) => !seen.has(`${event} ${id}`));
  };

  afterAll(() => {
    const rarest = [...wanted].sort((a, b) => (seen.get(a) ?? 0) - (seen.get(b) ?? 0)).slice(0, 8);
    console.info(`rarest: ${rarest.map((one) => `${one} ${seen.get(one) ?? 0}`).join(', ')}`);
  });

  it('no piece is lost or made', () => {
    expect(broken).toEqual([]);
  });

  it('every General and Advisor is used', () => {
    const all = [...ADVISORS, ...GENERALS.map(({ id }) => id), ...COOP_GENERALS.map(({ id }) => id)];
    const reacting = all.filter((id) => cardOf(id).abilities.length > 0);
    expect(unseen('ability', reacting)).toEqual([]);
    const lasting = all.filter((id) => cardOf(id).abilities.length === 0);
    expect(lasting.filter((id) => !seen.has(`advisorActive ${id}`) && !seen.has(`general ${id}`))).toEqual([]);
  });

  it('every Tactic and Command card is played, every Event and Artefact resolved', () => {
    expect(unseen('tactic', TACTIC_TITLES)).toEqual([]);
    expect(unseen('turn', [...COMMAND_TITLES, ...QIN_COMMANDS, 'reedOrders'])).toEqual([]);
    expect(unseen('eventRevealed', EVENTS)).toEqual([]);
    expect(
      unseen(
        'artefact',
        ARTEFACTS.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  it('every Horde comes, and those of the competitive game are Defeated', () => {
    expect(unseen('hordePlaced', COOP_HORDES)).toEqual([]);
    const types = new Set(HORDES.map((id) => hordeOf(id).type.id));
    for (const id of HORDES) if (seen.has(`defeated ${id}`)) types.delete(hordeOf(id).type.id);
    expect([...types]).toEqual([]);
  });

  it('every Request is fulfilled', () => {
    expect(unseen('requestDone', REQUESTS)).toEqual([]);
  });

  it('games end in every way that needs no skill', () => {
    for (const ending of ['wallsFinished', 'shamePoolEmpty', 'timeIsUp'])
      expect(endings).toContain(`competitive ${ending}`);
    expect(endings).toContain('solo shamed');
    expect(endings).toContain('cooperative noShameLeft');
  });
});
