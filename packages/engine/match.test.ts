import { lanternMarket } from '@jade/lantern-market';
import { describe, expect, it } from 'vitest';
import type { GameDefinition, Mode, OptionRule } from './game.ts';
import { configure } from './game.ts';
import { fingerprint } from './hash.ts';
import { walk } from './kit/walk.ts';
import {
  branch,
  choose,
  eventFor,
  fingerprintAt,
  gameAt,
  latestSnapshot,
  openMatch,
  redo,
  refusalOf,
  resumeMatch,
  undo,
  undoProblem,
  viewAt,
} from './match.ts';
import type { Moment } from './past.ts';
import { at, canonical, seat } from './plain.ts';
import { expectOk } from './problem.ts';

const [P1, P2, P3] = [seat(0), seat(1), seat(2)];

function newMatch(players = 3) {
  return openMatch(lanternMarket, expectOk(configure(lanternMarket, { players, seed: 'match' })));
}

type M = ReturnType<typeof newMatch>;

/** The first lantern in a seat's hand, as a choice. */
function lantern(match: M, who: typeof P1): string {
  return `lantern:${match.game.merchants[who]?.hand[0]}`;
}

function play(match: M, who: typeof P1, key: string): void {
  expectOk(choose(match, { seat: who, key, seq: match.moments.length }));
}

/** A match in which all have shown their lanterns and somebody may raise a gust. */
function beforeGust(): M {
  const match = newMatch();
  for (const who of [P1, P2, P3]) play(match, who, lantern(match, who));
  return match;
}

describe('configure', () => {
  it('leaves what would tell people something to tables with one person', () => {
    const [first] = lanternMarket.modes;
    const quiet: OptionRule = { id: 'quiet', values: ['soft', 'loud'], forOne: ['soft'] };
    const modes: Mode[] = [{ id: 'market', players: first?.players ?? [], options: [quiet] }];
    const options = (people: number | undefined) => expectOk(configure({ modes }, { seed: 'a', people })).options;
    expect([options(undefined), options(1), options(2)]).toEqual([
      { quiet: 'soft' },
      { quiet: 'soft' },
      { quiet: 'loud' },
    ]);
    expect(configure({ modes }, { seed: 'a', people: 2, options: { quiet: 'soft' } })).toMatchObject({
      ok: false,
      problem: { code: 'bad-config', field: 'option quiet', given: 'soft', allowed: ['loud'] },
    });
  });

  it('fills in what is left out', () => {
    expect(configure(lanternMarket, { seed: 'a' })).toEqual({
      ok: true,
      value: { mode: 'standard', players: 3, options: {}, seed: 'a' },
    });
  });

  it.each([
    [
      { mode: 'chess', seed: 'a' },
      { field: 'mode', given: 'chess', allowed: ['standard'] },
    ],
    [
      { players: 7, seed: 'a' },
      { field: 'players', given: '7', allowed: ['3', '2', '4'] },
    ],
    [
      { options: { wind: 'east' }, seed: 'a' },
      { field: 'option', given: 'wind', allowed: [] },
    ],
    [{ seed: 'a "quoted" seed' }, { field: 'seed', given: 'a "quoted" seed' }],
    [{ seed: '' }, { field: 'seed', given: '' }],
  ])('names what is wrong with %j', (wishes, problem) => {
    expect(configure(lanternMarket, wishes)).toMatchObject({ ok: false, problem: { code: 'bad-config', ...problem } });
  });

  it('checks the values of options', () => {
    const modes = [{ id: 'm', players: [2], options: [{ id: 'moon', values: ['full', 'new'] }] }];
    expect(expectOk(configure({ modes }, { seed: 'a' })).options).toEqual({ moon: 'full' });
    expect(configure({ modes }, { options: { moon: 'blue' }, seed: 'a' })).toMatchObject({
      problem: { field: 'option moon', given: 'blue', allowed: ['full', 'new'] },
    });
  });
});

describe('what people send', () => {
  it.each([
    ['a stale number', { seat: P1, key: 'lantern:1', seq: 5 }, { code: 'stale', given: 5, present: 0 }],
    ['an unknown key', { seat: P1, key: 'castle', seq: 0 }, { code: 'unknown-choice', key: 'castle' }],
    ['a seat that is not there', { seat: seat(3), key: 'lantern:1', seq: 0 }, { code: 'not-asked', seat: 3 }],
  ])('is refused and changes nothing: %s', (_, command, problem) => {
    const match = newMatch();
    const before = fingerprint(match.game);
    expect(choose(match, command)).toMatchObject({ ok: false, problem });
    expect(fingerprint(match.game)).toBe(before);
    expect(match.moments).toEqual([]);
  });

  // What comes over a wire has no types.
  const sent = (value: unknown) => value as never;

  it.each([7, null, undefined, {}, ['lantern:1'], true, Symbol('lantern')])(
    'is refused like any unknown choice when the key is no text: %s',
    (key) => {
      const match = newMatch();
      const before = fingerprint(match.game);
      const answer = choose(match, { seat: P1, key: sent(key), seq: 0 });
      expect(answer).toMatchObject({
        ok: false,
        problem: { code: 'unknown-choice', seat: P1, key: expect.any(String) },
      });
      if (!answer.ok) expect(answer.problem.code).toBe('unknown-choice');
      expect(refusalOf(match, P1, sent(key))).toBeNull();
      expect(fingerprint(match.game)).toBe(before);
    },
  );

  it.each([-1, 3, 0.5, Number.NaN, '0', null, undefined, {}, Symbol('seat')])(
    'is refused like any seat that is not asked when there is no such seat: %s',
    (who) => {
      const match = newMatch();
      for (const key of ['lantern:1', '+peddler', 'castle']) {
        const answer = choose(match, { seat: sent(who), key, seq: 0 });
        expect(answer).toMatchObject({ ok: false, problem: { code: 'not-asked' } });
        if (!answer.ok) expect(answer.problem.code).toBe('not-asked');
        expect(refusalOf(match, sent(who), key)).toBeNull();
      }
      expect(match.moments).toEqual([]);
    },
  );

  it('is refused with the rule that forbids it', () => {
    const match = newMatch();
    const hand = match.game.merchants[P1]?.hand ?? [];
    const missing = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((brightness) => !hand.includes(brightness));
    const key = `lantern:${missing}`;
    const refusal = { rule: 'LM-CHOOSE-1', why: 'notInHand', params: {} };
    expect(choose(match, { seat: P1, key, seq: 0 })).toEqual({
      ok: false,
      problem: { code: 'refused', seat: P1, key, refusal },
    });
    expect(refusalOf(match, P1, key)).toEqual(refusal);
  });

  it('is not refused when it is allowed', () => {
    const match = newMatch();
    expect(refusalOf(match, P1, lantern(match, P1))).toBeNull();
    expect(refusalOf(match, P1, '+peddler')).toBeNull();
  });

  it('is refused when it comes from a seat that has already answered', () => {
    const match = newMatch();
    const key = lantern(match, P1);
    play(match, P1, '+peddler');
    play(match, P1, key);
    play(match, P1, lantern(match, P1));
    expect(choose(match, { seat: P1, key, seq: 3 })).toMatchObject({ problem: { code: 'not-asked', seat: P1 } });
  });

  it('finds a finished game over', () => {
    const match = newMatch(2);
    while (match.pending !== null) {
      const [question] = match.pending.questions;
      play(match, question?.seat ?? P1, question?.options[0] ?? '');
    }
    expect(choose(match, { seat: P1, key: 'pass', seq: match.moments.length })).toMatchObject({
      problem: { code: 'game-over' },
    });
  });
});

describe('a rule that breaks', () => {
  it('leaves the match as it was and names the place', () => {
    const broken: GameDefinition = { ...lanternMarket, rules: brokenRules() } as unknown as GameDefinition;
    const match = openMatch(broken, expectOk(configure(broken, { players: 2, seed: 'match' })));
    const first = match.pending?.questions[0];
    expectOk(choose(match, { seat: first?.seat ?? P1, key: first?.options[0] ?? '', seq: 0 }));
    const before = fingerprint(match.game);
    const last = match.pending?.questions[0];
    const act = () => choose(match, { seat: last?.seat ?? P1, key: last?.options[0] ?? '', seq: 1 });
    expect(act).toThrow(
      /choice 2, 'none' of seat 2 in 'chooseLantern', failed \(at market.nextNight > night.seller > chooseLantern\)/,
    );
    expect(fingerprint(match.game)).toBe(before);
    expect(match.moments).toHaveLength(1);
    expect(match.pending?.questions[0]?.seat).toBe(P2);
  });

  function brokenRules() {
    const code = new Map(lanternMarket.rules.code);
    const choice = code.get('chooseLantern');
    if (!choice?.together) throw new Error('no such decision');
    const resolve = (g: { merchants: unknown[] }) => {
      g.merchants.pop();
      throw new Error('the rule broke');
    };
    code.set('chooseLantern', { ...choice, together: { ...choice.together, resolve } });
    return { ...lanternMarket.rules, code };
  }
});

describe('undo', () => {
  it('takes back an answer given in secret, also after others have answered', () => {
    const match = newMatch();
    play(match, P1, lantern(match, P1));
    const afterFirst = fingerprint(match.game);
    play(match, P2, lantern(match, P2));
    expect(expectOk(undo(match, P2)).seat).toBe(P2);
    expect(fingerprint(match.game)).toBe(afterFirst);
    play(match, P2, lantern(match, P2));
    expectOk(undo(match, P1));
    expect(match.moments.map(({ choice }) => choice.seat)).toEqual([P2]);
    expect(match.pending?.questions.map((asked) => asked.seat)).toEqual([P1, P3]);
  });

  it('stops where something was revealed', () => {
    const match = newMatch();
    const key = lantern(match, P1);
    play(match, P1, '+peddler');
    expectOk(undo(match, P1));
    play(match, P1, '+peddler');
    play(match, P1, key);
    expect(undo(match, P1)).toEqual({ ok: false, problem: { code: 'cannot-undo', why: 'something-was-revealed' } });
  });

  it('stops where the last secret answer has shown those of the others', () => {
    const match = newMatch();
    for (const seat of [P1, P2, P3]) play(match, seat, lantern(match, seat));
    expect(undo(match, P3)).toEqual({ ok: false, problem: { code: 'cannot-undo', why: 'something-was-revealed' } });
  });

  it('stops where another seat has decided', () => {
    const match = beforeGust();
    expect(undo(match, P1)).toMatchObject({ problem: { why: 'another-seat-decided' } });
    expect(undo(newMatch(), P1)).toMatchObject({ problem: { why: 'nothing-to-undo' } });
  });

  it('can be taken back itself, until something else is chosen', () => {
    const match = newMatch();
    const key = lantern(match, P1);
    play(match, P1, key);
    const after = fingerprint(match.game);
    expectOk(undo(match, P1));
    expect(expectOk(redo(match)).choice).toEqual({ seat: P1, key });
    expect(fingerprint(match.game)).toBe(after);
    expectOk(undo(match, P1));
    play(match, P2, lantern(match, P2));
    expect(redo(match)).toMatchObject({ problem: { code: 'nothing-to-redo' } });
  });
});

describe('looking back', () => {
  it('shows the table as it was, and goes another way from there without touching the match', () => {
    const match = beforeGust();
    const now = fingerprint(match.game);
    const then = expectOk(viewAt(match, P1, 1));
    expect(then.waitingFor).toEqual([P2, P3]);
    const other = expectOk(branch(match, 1));
    play(other, P2, lantern(other, P2));
    expect(other.moments).toHaveLength(2);
    expect(match.moments).toHaveLength(3);
    expect(fingerprint(match.game)).toBe(now);
    expect(viewAt(match, P1, 9)).toMatchObject({ problem: { code: 'no-such-moment', given: 9, last: 3 } });
  });
});

/** A random game, and each of its tables on the way as text. */
function walked(seed: string) {
  const config = expectOk(configure(lanternMarket, { players: 3, seed }));
  const match = openMatch(lanternMarket, config);
  const tables: string[] = [];
  const told: Moment[] = [];
  for (const { choice, seq, game } of walk(lanternMarket, config)) {
    tables.push(canonical(game));
    told.push(expectOk(choose(match, { ...choice, seq })));
  }
  tables.push(canonical(match.game));
  return { match, tables, told };
}

const asTold = ({ choice, decision, events, noReturn }: Moment): Moment => ({ choice, decision, events, noReturn });

describe('the past', () => {
  const { match, tables, told } = walked('past');
  const last = match.moments.length;
  const choices = match.moments.map(({ choice }) => choice);
  const { definition, config } = match;
  const game = (seq: number) => expectOk(gameAt(match, seq));
  /** The match as a store would open it that has kept these positions. */
  const resumed = (...kept: number[]) => {
    const snapshots = kept.map((seq) => ({ seq, game: game(seq) }));
    return expectOk(resumeMatch(definition, config, { choices, snapshots }));
  };
  const kept = [[], [0], [last], [33], [20, 40], [47, 13]];

  it('is what it was, forwards, backwards and here and there', () => {
    const all = [...tables.keys()];
    const anywhere = all.map((seq) => (seq * 29) % all.length);
    for (const seq of [...all, ...all.toReversed(), ...anywhere])
      expect(canonical(game(seq)), `${seq}`).toBe(tables[seq]);
    for (const seq of [...told.keys(), ...told.keys()].map((index) => (index * 31) % last))
      expect(asTold(at(match.moments, seq))).toEqual(told[seq]);
  });

  it.each([-1, 0.5, Number.NaN, last + 1])('has no moment %s', (seq) => {
    expect(gameAt(match, seq)).toMatchObject({ ok: false, problem: { code: 'no-such-moment', last } });
    expect(branch(match, seq).ok).toBe(false);
    expect(fingerprintAt(match, seq).ok).toBe(false);
  });

  it.each(kept)('is the same for a match that was kept with positions %j', (...positions) => {
    const later = resumed(...positions);
    expect(canonical(later.game)).toBe(tables[last]);
    expect(later.pending).toEqual(match.pending);
    expect(later.moments.map(asTold)).toEqual(told);
    expect(later.opening).toEqual(match.opening);
    for (const seq of tables.keys()) expect(canonical(expectOk(gameAt(later, seq)))).toBe(tables[seq]);
  });

  it('is not played again before somebody asks', () => {
    let steps = 0;
    const counted = { ...definition, rules: { ...definition.rules, isOver: () => steps++ < 0 } };
    const opened = expectOk(
      resumeMatch(counted, config, { choices, snapshots: [{ seq: last - 1, game: game(last - 1) }] }),
    );
    expect(undoProblem(opened, at(choices, last - 1).seat)).not.toBeNull();
    const toOpen = steps;
    expect(opened.moments.map(({ choice }) => choice)).toEqual(choices);
    expect(steps).toBe(toOpen);
    expect(opened.moments[0]?.decision).toBe('chooseLantern');
    expect(steps).toBeGreaterThan(toOpen);
  });

  it('goes on from a kept match as from any other', () => {
    const half = expectOk(branch(match, 30));
    const later = expectOk(
      resumeMatch(definition, config, { choices: choices.slice(0, 30), snapshots: [latestSnapshot(half)] }),
    );
    for (const choice of choices.slice(30)) {
      const command = { ...choice, seq: later.moments.length };
      expect(choose(later, command)).toEqual(choose(half, command));
    }
    expect(canonical(later.game)).toBe(tables[last]);
    expect(canonical(half.game)).toBe(tables[last]);
  });

  it('stands before every choice as it did, when choices are taken back one after the other', () => {
    const random = walked('undo').match;
    let taken = 0;
    for (let seq = 0; seq < random.moments.length; seq++) {
      const one = expectOk(branch(random, seq));
      expectOk(choose(one, { ...at(random.moments, seq).choice, seq }));
      if (!undo(one, at(random.moments, seq).choice.seat).ok) continue;
      expect(canonical(one.game)).toBe(canonical(expectOk(gameAt(random, seq))));
      expect(one.moments).toHaveLength(seq);
      taken += 1;
    }
    expect(taken).toBeGreaterThan(10);
  });

  it('goes another way without touching what it branched from', () => {
    const other = expectOk(branch(match, 25));
    const { seat: who, options } = at(other.pending?.questions ?? [], 0);
    play(other, who, at(options, options.length - 1));
    expect(other.moments.slice(0, 25).map(asTold)).toEqual(told.slice(0, 25));
    expect(match.moments.map(asTold)).toEqual(told);
    expect(canonical(game(26))).toBe(tables[26]);
  });

  it('keeps a position for every 20th choice, and one to open from that lies before the last choice', () => {
    const seqs = [0, 1, 20, 21, 40, 41].map((seq) => latestSnapshot(expectOk(branch(match, seq))).seq);
    expect(seqs).toEqual([0, 0, 0, 20, 20, 40]);
  });

  it('that cannot have been is not opened, and says why', () => {
    const snapshots = [{ seq: 40, game: game(40) }];
    expect(resumeMatch(definition, config, { choices: choices.slice(0, 39), snapshots })).toEqual({
      ok: false,
      problem: { code: 'no-such-moment', given: 40, last: 39 },
    });
    const wrong = choices.map((choice, index) => (index === 44 ? { ...choice, key: 'castle' } : choice));
    expect(resumeMatch(definition, config, { choices: wrong, snapshots })).toMatchObject({
      problem: { code: 'unknown-choice', key: 'castle' },
    });
    const trusted = choices.map((choice, index) => (index === 4 ? { ...choice, key: 'castle' } : choice));
    const opened = expectOk(resumeMatch(definition, config, { choices: trusted, snapshots }));
    expect(() => gameAt(opened, 7)).toThrow(/choice 5, 'castle' of seat \d, is not possible/);
  });
});

describe('views', () => {
  it('hide the answers of the others, and show that they were given', () => {
    const match = newMatch();
    const key = lantern(match, P1);
    play(match, P1, key);
    const frames = (viewer: typeof P1 | 'spectator') => expectOk(viewAt(match, viewer, 1)).stack.at(-1);
    expect(frames(P1)).toMatchObject({ answers: [{ seat: P1, key }] });
    expect(frames(P2)).toMatchObject({ answers: [{ seat: P1, key: '?' }] });
    expect(frames('spectator')).toMatchObject({ answers: [{ seat: P1, key: '?' }] });
  });

  it('give each seat its own part of an event', () => {
    const match = newMatch();
    const key = lantern(match, P2);
    play(match, P2, '+peddler');
    play(match, P2, key);
    const drew = match.moments[1]?.events.find((event) => event.key === 'drew');
    if (!drew) throw new Error('nothing was drawn');
    expect(eventFor(drew, P2).params).toMatchObject({ seat: P2, count: 1, lanterns: [expect.any(Number)] });
    expect(eventFor(drew, P1).params).toEqual({ seat: P2, count: 1 });
    expect(eventFor(drew, 'spectator').params).toEqual({ seat: P2, count: 1 });
  });
});
