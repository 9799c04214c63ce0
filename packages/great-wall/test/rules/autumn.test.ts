import type { Match } from '@jade/engine';
import { at, begin, choose, configure, expectOk, must, openMatch, seatView, undo } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { greatWall } from '../../index.ts';
import { autumn, chooseCommand, turn } from '../../rules/autumn.ts';
import { window } from '../../rules/window.ts';
import type { GreatWall } from '../../state.ts';
import { clanOf, NOBODY } from '../../state.ts';
import { resolving } from '../start.ts';
import {
  active,
  horde,
  next,
  only,
  optionsOf,
  P1,
  P2,
  P3,
  pending,
  play,
  playOut,
  purse,
  resting,
  shows,
  table,
  told,
  why,
  wounds,
} from '../table.ts';

describe('Autumn', () => {
  it('chooses in secret, reveals together, places in Tea order (GW-AUTUMN-1, GW-AUTUMN-2, GW-TERM-4)', () => {
    const g = table();
    g.tea = [P2, P3, P1];
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy');
    expect(JSON.stringify(seatView(greatWall, g, pending(g), P2))).not.toContain('"command:economy","seat":0');
    expect(clanOf(g, P1).shown).toBe('');
    play(g, 'command:despotism', 'command:betrayal');
    expect(g.clans.map(({ shown }) => shown)).toEqual(['economy', 'despotism', 'betrayal']);
    play(g, 'space:3');
    expect(why(g, 'space:3')).toMatchObject({ rule: 'GW-AUTUMN-2', why: 'spaceTaken' });
    expect(optionsOf(g, P3)).toEqual(['space:1', 'space:2']);
    expect(why(only(g, begin(chooseCommand, {})), 'command:economy')?.rule).toBe('GW-AUTUMN-1');
  });

  it('resolves space by space; the cards stay (GW-AUTUMN-3, GW-AUTUMN-9)', () => {
    const g = table();
    g.active = NOBODY;
    shows(g, 'economy', 'despotism', 'betrayal');
    g.track = [P3, P1, P2];
    only(g, { ...begin(autumn, { todo: [], who: NOBODY }), at: autumn.steps.nextTurn });
    const turns = told(
      playOut(g, (options) => at(options, options.length - 1)),
      'turn',
    );
    expect(turns.map((params) => params.seat)).toEqual([P3, P1, P2]);
    expect([g.active, g.track]).toEqual([NOBODY, [P3, P1, P2]]);
  });

  it('a turn runs in a fixed order: boxes, Activation, cards, Defeat check (GW-AUTUMN-7, GW-AUTUMN-8, GW-AUTUMN-11, GW-EX-35)', () => {
    const g = shows(table(), 'betrayal', 'economy', 'economy');
    active(g, P1, 'guardian');
    const card = horde(g, 'left', 'steppeRaiders');
    horde(g, 'right', 'sappers');
    wounds(g, 'L1-a2', 'L1-a3', 'L1-b3');
    resting(g, P1, 'left', 'spearman');
    resting(g, P1, 'right', 'spearman');
    g.active = P1;
    only(g, begin(turn, { who: P1 }));
    play(g, 'choose:moveClerks', 'from:pool', 'to:school', 'stop', 'draw');
    expect([next(g), clanOf(g, P1).tactics.length]).toEqual([window.steps.ask, 1]);
    play(g, 'use:guardian', 'attacker:left-spearman');
    expect(optionsOf(g, P1)).toEqual(['attacker:right-spearman', 'stop']);
    play(g, 'attacker:right-spearman', 'spot:R1-a3');
    expect(purse(g, P1)).toEqual([0, 2, 2, 0]);
    playOut(g, (options) => at(options, options.length - 1));
    expect(clanOf(g, P1).claimed).toEqual([card]);
  });

  it('a player without cards plays none and still acts in Others boxes (GW-AUTUMN-10)', () => {
    const g = table();
    clanOf(g, P2).commands = [];
    only(g, begin(autumn, { todo: [], who: NOBODY }));
    play(g, 'command:economy', 'command:betrayal');
    expect(g.track).toHaveLength(2);
    resolving(g, P1, 'economy');
    play(g, 'stop');
    expect(optionsOf(g, P2)).toContain('from:pool');
  });

  it('whoever answers last cannot take the Command card back after seeing the others (GW-AUTUMN-1, GW-TERM-13)', () => {
    const match = openMatch(
      greatWall,
      expectOk(configure(greatWall, { mode: 'competitive', players: 3, seed: 'undo' })),
    ) as Match<GreatWall, unknown>;
    const answerAll = () => {
      const { name } = must(match.pending, 'a decision');
      for (let now = match.pending; now?.name === name; now = match.pending) {
        const { seat, options } = must(now.questions[0], 'a question');
        expectOk(choose(match, { seat, key: at(options, 0), seq: match.moments.length }));
      }
    };
    answerAll();
    answerAll();
    expect(match.pending?.name).toBe(chooseCommand.start);
    const [first] = match.pending?.questions ?? [];
    const secret = must(first, 'a question');
    expectOk(choose(match, { seat: secret.seat, key: at(secret.options, 0), seq: match.moments.length }));
    expectOk(undo(match, secret.seat));
    answerAll();
    const last = at(match.moments, match.moments.length - 1).choice.seat;
    expect(undo(match, last)).toMatchObject({ ok: false, problem: { why: 'something-was-revealed' } });
  });
});
