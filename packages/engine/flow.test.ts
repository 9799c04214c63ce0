import { describe, expect, it } from 'vitest';
import type { Game, Pending, Procedure } from './flow.ts';
import { advance, again, answer, become, begin, call, done, go, refuse } from './flow.ts';
import { witness } from './log.ts';
import type { Seat } from './plain.ts';
import { seat, seatsOf } from './plain.ts';
import { defineRules, frame } from './rules.ts';

/** A game of nothing but a diary: its steps write down that they were there. */
interface Diary extends Game {
  lines: string[];
  tea: number;
}

const [P1, P2, P3] = [seat(0), seat(1), seat(2)];

function diary(start: Procedure<object>, locals: object = {}): Diary {
  return { seats: 3, stack: [begin(start, locals)], rng: [], lines: [], tea: 1 };
}

/** What a pending decision asks, in short. */
function asked(pending: Pending | null): string {
  if (pending === null) return 'over';
  return pending.questions.map(({ seat, options }) => `P${seat + 1}: ${options.join(' ')}`).join(' | ');
}

function must(pending: Pending | null): Pending {
  if (pending === null) throw new Error('the game is over');
  return pending;
}

describe('a procedure', () => {
  it('goes no further once the game is over, however deep it is', () => {
    const { rules, procedure } = defineRules<Diary>({ isOver: (g) => g.tea === 0 });
    const inner = procedure('inner', frame(), {
      drink(g) {
        g.tea = 0;
        return go('after');
      },
      after(g) {
        g.lines.push('after');
        return done;
      },
    });
    const outer = procedure('outer', frame(), { begin: () => call(inner, {}, 'end'), end: () => done });
    const g = diary(outer);
    expect(advance(rules, g)).toBeNull();
    expect(g.lines).toEqual([]);
    expect(g.stack).toEqual([]);
  });

  it('walks its steps, calls others and comes back to the step it named', () => {
    const { rules, procedure } = defineRules<Diary>();
    const inner = procedure('inner', frame<{ times: number }>(), {
      write(g, f) {
        g.lines.push(`inner ${f.times}`);
        f.times -= 1;
        return f.times === 0 ? done : again;
      },
    });
    const outer = procedure('outer', frame(), {
      first(g) {
        g.lines.push('first');
        return call(inner, { times: 2 }, 'last');
      },
      never(g) {
        g.lines.push('never');
        return done;
      },
      last(g) {
        g.lines.push('last');
        return done;
      },
    });
    const g = diary(outer);
    expect(advance(rules, g)).toBeNull();
    expect(g.lines).toEqual(['first', 'inner 2', 'inner 1', 'last']);
    expect(g.stack).toEqual([]);
  });

  it('can become another one, which then returns to its caller', () => {
    const { rules, procedure } = defineRules<Diary>();
    const write = procedure('write', frame<{ text: string }>(), {
      now(g, f) {
        g.lines.push(f.text);
        return done;
      },
    });
    const middle = procedure('middle', frame(), { step: () => become(write, { text: 'became' }) });
    const outer = procedure('outer', frame(), {
      begin: () => call(middle, {}, 'end'),
      end(g) {
        g.lines.push(`depth ${g.stack.length}`);
        return done;
      },
    });
    const g = diary(outer);
    advance(rules, g);
    expect(g.lines).toEqual(['became', 'depth 1']);
  });

  it('says where the rules broke when they run in circles', () => {
    const { rules, procedure } = defineRules<Diary>();
    const circle = procedure('circle', frame(), { round: () => again });
    expect(() => advance(rules, diary(circle))).toThrow(/100000 steps without a decision \(at circle.round\)/);
  });

  it('says which step is missing when a frame names one that does not exist', () => {
    const { rules } = defineRules<Diary>();
    expect(() =>
      advance(rules, { ...diary({ name: 'gone', start: 'gone.away', steps: {}, together: false }) }),
    ).toThrow("no step 'gone.away'");
  });

  it('does not compile with a wrong step name, a wrong local or a forgotten local', () => {
    const { procedure } = defineRules<Diary>();
    const other = procedure('other', frame<{ section: number }>(), { begin: (_, f) => (f.section > 1 ? done : again) });
    procedure('typed', frame<{ turn: number }>(), {
      // @ts-expect-error there is no step 'elsewhere'
      begin: () => go('elsewhere'),
      // @ts-expect-error a call must come back to a step that exists
      leave: () => call(other, { section: 1 }, 'nowhere'),
      // @ts-expect-error the procedure has no local 'turn'
      wrong: () => call(other, { turn: 1 }, 'begin'),
      // @ts-expect-error nor may a local be left out
      less: () => call(other, {}, 'begin'),
      // @ts-expect-error the frame has no 'round'
      read: (_, f) => (f.round ? done : done),
      ask: {
        rule: 'X',
        decider: () => P1,
        options: () => ['a'],
        // @ts-expect-error a decision too may lead only to steps that exist
        resolve: () => go('afar'),
      },
    });
  });
});

describe('a decision', () => {
  const { rules, decision, procedure } = defineRules<Diary>();
  const drink = decision('drink', frame<{ seat: Seat }>(), {
    rule: 'DI-TEA-1',
    decider: (_, f) => f.seat,
    options: (g) => (g.tea > 0 ? ['drink', 'wait', 'stop'] : ['stop']),
    refusal: () => refuse('DI-TEA-1', 'noTea'),
    resolve(g, f, key) {
      g.lines.push(`P${f.seat + 1} ${key}`);
      if (key === 'drink') g.tea -= 1;
      return key === 'stop' ? done : again;
    },
  });

  it('waits for the seat it names and is asked again with new options', () => {
    const g = diary(drink, { seat: P2 });
    g.tea = 2;
    const first = must(advance(rules, g));
    expect(asked(first)).toBe('P2: drink wait stop');
    expect(asked(answer(rules, g, first, P2, 'drink'))).toBe('P2: drink wait stop');
    expect(g.tea).toBe(1);
  });

  it('takes a single option by itself and tells so', () => {
    const g = diary(drink, { seat: P1 });
    const first = must(advance(rules, g));
    const heard = witness(() => expect(answer(rules, g, first, P1, 'drink')).toBeNull());
    expect(g.lines).toEqual(['P1 drink', 'P1 stop']);
    expect(heard.events).toEqual([
      { rule: 'DI-TEA-1', key: 'forced', params: { seat: P1, decision: 'drink', choice: 'stop' }, secret: null },
    ]);
  });

  it('is seen on its way, step by step, by whoever wants copies', () => {
    const g = diary(drink, { seat: P1 });
    g.tea = 2;
    const first = must(advance(rules, g));
    const { scenes, events } = witness<Diary>(
      () => {
        answer(rules, g, first, P1, 'drink');
        answer(rules, g, must(advance(rules, g)), P1, 'drink');
      },
      (game) => structuredClone(game),
    );
    expect(scenes.flatMap((scene) => scene.events)).toEqual(events);
    expect(scenes.map(({ game }) => game.lines)).toEqual([['P1 drink', 'P1 drink', 'P1 stop']]);
    expect(witness(() => void advance(rules, diary(drink, { seat: P1 }))).scenes).toEqual([]);
  });

  it('is derived anew from a game that went through JSON', () => {
    const g = diary(drink, { seat: P3 });
    advance(rules, g);
    const loaded = JSON.parse(JSON.stringify(g)) as Diary;
    expect(asked(advance(rules, loaded))).toBe('P3: drink wait stop');
  });

  it('without options is a broken rule, unless it says what happens then', () => {
    const nothing = decision('nothing', frame(), {
      rule: 'X',
      decider: () => P1,
      options: () => [],
      resolve: () => done,
    });
    expect(() => advance(rules, diary(nothing))).toThrow("'nothing' has no option");
    const skipped = procedure('skipped', frame(), {
      ask: { rule: 'X', decider: () => P1, options: () => [], otherwise: () => go('after'), resolve: () => done },
      after(g) {
        g.lines.push('after');
        return done;
      },
    });
    const g = diary(skipped);
    expect(advance(rules, g)).toBeNull();
    expect(g.lines).toEqual(['after']);
  });
});

describe('a decision taken together', () => {
  const { rules, together } = defineRules<Diary>();
  const vote = together('vote', frame(), {
    rule: 'DI-VOTE-1',
    deciders: () => [P3, P1, P2],
    options: (_, __, who) => (who === P2 ? ['yes'] : ['yes', 'no']),
    resolve(g, _, answers) {
      g.lines.push(answers.map(({ seat, key }) => `P${seat + 1} ${key}`).join(', '));
      return done;
    },
  });

  it('collects the answers in any order and resolves them in the order of the deciders', () => {
    const g = diary(vote);
    const first = must(advance(rules, g));
    expect(asked(first)).toBe('P3: yes no | P1: yes no');
    const second = must(answer(rules, g, first, P1, 'no'));
    expect(asked(second)).toBe('P3: yes no');
    expect(g.lines).toEqual([]);
    expect(answer(rules, g, second, P3, 'yes')).toBeNull();
    expect(g.lines).toEqual(['P3 yes, P1 no, P2 yes']);
  });
});

describe('an offer', () => {
  const { rules, decision, offer } = defineRules<Diary>();
  const walk = decision('walk', frame(), {
    rule: 'X',
    decider: () => P1,
    options: (g) => (g.tea > 0 ? ['north', 'south', 'teahouse'] : ['north', 'south']),
    resolve(g, _, key) {
      g.lines.push(`P1 ${key}`);
      return done;
    },
  });
  const spill = decision('spill', frame<{ seat: Seat }>(), {
    rule: 'X',
    decider: (_, f) => f.seat,
    options: () => ['here', 'there'],
    resolve(g, f, key) {
      g.tea = 0;
      g.lines.push(`P${f.seat + 1} spills ${key}`);
      return done;
    },
  });
  offer('spill', {
    rule: 'DI-SPILL-1',
    options: (g, who) => (who !== P1 && g.tea > 0 ? ['+spill'] : []),
    take: (_, who) => begin(spill, { seat: who }),
  });

  it('stands beside the blocked decision, which is derived again afterwards with the options of then', () => {
    const g = diary(walk);
    const blocked = must(advance(rules, g));
    expect(asked(blocked)).toBe('P1: north south teahouse');
    expect(blocked.offers).toEqual([
      { seat: P2, options: ['+spill'] },
      { seat: P3, options: ['+spill'] },
    ]);
    const interrupt = must(answer(rules, g, blocked, P3, '+spill'));
    expect(asked(interrupt)).toBe('P3: here there');
    const resumed = must(answer(rules, g, interrupt, P3, 'there'));
    expect(asked(resumed)).toBe('P1: north south');
    expect(resumed.offers).toEqual([]);
  });

  it('keeps a single option from being taken while somebody could still step in', () => {
    const { rules, decision, offer } = defineRules<Diary>();
    const only = decision('only', frame(), {
      rule: 'X',
      decider: () => P1,
      options: () => ['north'],
      resolve: () => done,
    });
    offer('shout', {
      rule: 'X',
      options: (g, who) => (who === P2 && g.tea > 0 ? ['+shout'] : []),
      take: () => begin(only, {}),
    });
    expect(asked(advance(rules, diary(only)))).toBe('P1: north');
  });
});

describe('builders', () => {
  it('sequence carries out its chapters one after the other, under their own names', () => {
    const { rules, procedure, decision, sequence } = defineRules<Diary>();
    const chapter = (name: string) =>
      procedure(name, frame(), {
        write(g) {
          g.lines.push(name);
          return done;
        },
      });
    const pause = decision('pause', frame(), {
      rule: 'X',
      decider: () => P1,
      options: () => ['on', 'off'],
      resolve: () => done,
    });
    const year = sequence('year', [chapter('spring'), pause, chapter('autumn')]);
    const g = diary(year);
    const pending = must(advance(rules, g));
    expect(g.lines).toEqual(['spring']);
    expect(g.stack.map(({ at }) => at)).toEqual(['year.autumn', 'pause']);
    expect(answer(rules, g, pending, P1, 'on')).toBeNull();
    expect(g.lines).toEqual(['spring', 'autumn']);
  });

  it('eachSeat visits the seats in the order of the beginning and skips whom it is told to skip', () => {
    const { rules, procedure, eachSeat } = defineRules<Diary>();
    const write = procedure('write', frame<{ seat: Seat }>(), {
      now(g, f) {
        g.lines.push(`P${f.seat + 1}`);
        g.tea = 0;
        return done;
      },
    });
    const everybody = eachSeat(
      'everybody',
      (g) => (g.tea > 0 ? [P3, P2, P1] : []),
      (_, who) => (who === P2 ? null : begin(write, { seat: who })),
    );
    const g = diary(everybody);
    advance(rules, g);
    expect(g.lines).toEqual(['P3', 'P1']);
  });

  it('window asks each seat once, passes over who has nothing, and closes when it makes no sense any more', () => {
    const { rules, procedure, window } = defineRules<Diary>();
    const drink = procedure('drink', frame<{ seat: Seat }>(), {
      now(g, f) {
        g.tea -= 1;
        g.lines.push(`P${f.seat + 1} drinks`);
        return done;
      },
    });
    const round = window('round', frame<{ host: Seat }>(), {
      rule: 'X',
      seats: (g) => seatsOf(g),
      options: (_, f, who) => (who === f.host ? [] : ['drink']),
      stillOpen: (g) => g.tea > 0,
      play: (_, __, who) => begin(drink, { seat: who }),
    });
    const g = diary(round, { host: P1 });
    const first = must(advance(rules, g));
    expect(asked(first)).toBe('P2: drink pass');
    const second = must(answer(rules, g, first, P2, 'pass'));
    expect(asked(second)).toBe('P3: drink pass');
    expect(answer(rules, g, second, P3, 'drink')).toBeNull();

    const dry = diary(round, { host: P3 });
    const host = must(advance(rules, dry));
    expect(asked(host)).toBe('P1: drink pass');
    expect(answer(rules, dry, host, P1, 'drink')).toBeNull();
    expect(dry.lines).toEqual(['P1 drinks']);
  });

  it('two steps of one name are refused when the rules are written', () => {
    const { procedure } = defineRules<Diary>();
    procedure('twice', frame(), { a: () => done });
    expect(() => procedure('twice', frame(), { a: () => done })).toThrow("two steps named 'twice.a'");
  });
});
