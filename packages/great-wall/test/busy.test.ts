/**
 * Random players rarely do anything worth while: they stop, pass and lose. Busy ones, who act whenever they can, play
 * longer games in which every card comes up, so that what is rare is walked through too.
 */

import { advance, answer, at, below, configure, expectOk, setUp, stream, witness } from '@jade/engine';
import { beforeAll, describe, expect, it } from 'vitest';
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

const SITTINGS = [
  ...[2, 3, 4].map((players) => ({ mode: 'competitive', players })),
  { mode: 'solo', players: 1 },
  ...[2, 3, 4].map((players) => ({ mode: 'cooperative', players })),
];
const GAMES = 130;

const IDLE = ['stop', 'pass', 'no'];
/** What a busy player prefers where it is offered, by decision. */
const PREFERRED: Readonly<Record<string, RegExp>> = {
  'moving.destination': /barracks|builders|lumberMill|quarry|goldMine/,
  'strike.target': /^spot|^firing/,
  'build.choose': /^wall/,
  'proposal.agree': /^yes/,
  'receiveShame.choose': /^buyOff/,
};

/** Everything that was told, by event and by what it named, and how games ended. */
const seen = new Set<string>();
const endings = new Set<string>();
const broken: string[] = [];

function busyChoice(name: string, options: readonly string[], random: ReturnType<typeof stream>): string {
  const free = below(random, 20) === 0;
  const eager = options.filter((key) => !IDLE.includes(key));
  const best = eager.filter((key) => PREFERRED[name]?.test(key));
  const choices = free || eager.length === 0 ? options : best.length > 0 && below(random, 4) > 0 ? best : eager;
  return at(choices, below(random, choices.length));
}

function playBusily(wishes: (typeof SITTINGS)[number], seed: string): void {
  const random = stream(seed, 'busy');
  const g = setUp(greatWall, expectOk(configure(greatWall, { ...wishes, seed })));
  let choices = 0;
  const { events } = witness(() => {
    for (let now = advance(greatWall.rules, g); now !== null; choices++) {
      const { seat, options } = at(now.questions, 0);
      now = answer(greatWall.rules, g, now, seat, busyChoice(now.name, options, random));
      if (choices % 23 === 0) broken.push(...greatWall.invariants(g));
    }
  });
  for (const { key, params } of events) for (const value of Object.values(params)) seen.add(`${key} ${value}`);
  endings.add(`${g.mode} ${g.ending}`);
}

describe('The Great Wall, played busily', () => {
  beforeAll(() => {
    for (const wishes of SITTINGS) for (let game = 0; game < GAMES; game++) playBusily(wishes, `busy ${game}`);
  }, 60_000);

  const unseen = (event: string, ids: readonly string[]): string[] => ids.filter((id) => !seen.has(`${event} ${id}`));

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

  it('every Request is fulfilled, but for two that only good play reaches', () => {
    const hard = ['provoke-then-prevail', 'royal-escort'];
    expect(unseen('requestDone', REQUESTS).filter((id) => !hard.includes(id))).toEqual([]);
  });

  it('games end in every way that needs no skill', () => {
    for (const ending of ['wallsFinished', 'shamePoolEmpty', 'timeIsUp'])
      expect(endings).toContain(`competitive ${ending}`);
    expect(endings).toContain('solo shamed');
    expect(endings).toContain('cooperative noShameLeft');
  });
});
