import { describe, expect, it } from 'vitest';
import { cardOf, isIncarnation } from '../../content/cards.ts';
import { spaceOf } from '../../content/layout.ts';
import {
  artefact,
  asked,
  board,
  circle,
  curses,
  dice,
  ghostOn,
  isDark,
  keysOf,
  moon,
  moonOn,
  options,
  play,
  put,
  qi,
  stand,
  table,
  tao,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

/** No incarnation is left anywhere but where the test puts it. */
function withoutIncarnations(g: ReturnType<typeof table>) {
  for (const card of g.deck.filter((one) => one >= cardOf('howling-nightmare'))) {
    g.deck.splice(g.deck.indexOf(card), 1);
    g.box.push(card);
  }
  return g;
}

const with_ = (id: string, wish: Parameters<typeof table>[0] = {}) => artefact(yangOf(moon(wish), 'red'), 'red', id);

describe('An exorcism', () => {
  it('takes dice and a token of the colour (GS-EX-11, GS-EXORCISM-3, GS-EXORCISM-5, GS-EXORCISM-9)', () => {
    const g = put(stand(table(), { yellow: 'buddhist-temple' }), { 'south-1': 'hopping-vampire' });
    play(dice(yangOf(g, 'yellow'), 'yellow', 'white', 'blue'), 'exorcise');
    expect(options(g)).toEqual(['space:south-1', 'fail']);
    play(g, 'space:south-1');
    expect([ghostOn(g, 'south-1'), board(g, 'yellow').tao, g.tao[0], asked(g)]).toEqual([
      null,
      [0, 0, 0, 0, 0],
      4,
      'yang.act',
    ]);
    const poor = put(stand(tao(table(), 'yellow', 'red'), { yellow: 'buddhist-temple' }), {
      'south-1': 'hopping-vampire',
    });
    const told = play(dice(yangOf(poor, 'yellow'), 'yellow', 'white', 'blue'), 'exorcise');
    expect([keysOf(told).includes('exorcismFailed'), board(poor, 'yellow').tao]).toEqual([true, [0, 1, 0, 0, 0]]);
    expect(options(poor)).not.toContain('exorcise');
  });

  it('that tokens could have covered, and was not paid for, is told as that (GS-EXORCISM-8)', () => {
    const g = put(stand(table(), { yellow: 'buddhist-temple' }), { 'south-1': 'hopping-vampire' });
    play(dice(yangOf(g, 'yellow'), 'yellow', 'white', 'blue'), 'exorcise');
    const told = play(g, 'fail');
    expect(keysOf(told)).toContain('letStay');
    expect(keysOf(told)).not.toContain('exorcismFailed');
    expect([ghostOn(g, 'south-1'), board(g, 'yellow').tao[0]]).toEqual(['hopping-vampire', 1]);
  });

  it('from a corner meets two ghosts with one roll (GS-EX-12, GS-EXORCISM-1)', () => {
    const g = put(stand(table(), { blue: 'cemetery' }), { 'south-0': 'creeping-one', 'west-2': 'abysmal' });
    play(curses(dice(yangOf(g, 'blue'), 'blue', 'white', 'green'), 'haunt'), 'exorcise');
    expect(options(g)).toEqual(['space:south-0', 'space:west-2', 'all']);
    play(g, 'all');
    expect([ghostOn(g, 'south-0'), ghostOn(g, 'west-2')]).toEqual([null, null]);
    expect(isDark(g, 'cemetery')).toBe(true);
  });

  it('removes both ghosts before the first right stone, in the order of your choice (GS-EXORCISM-11)', () => {
    const g = put(stand(tao(table(), 'blue', 'yellow', 'yellow'), { blue: 'cemetery' }), {
      'south-0': 'zombie',
      'west-2': 'abysmal',
    });
    play(curses(dice(yangOf(g, 'blue'), 'blue', 'white', 'green'), 'haunt', 'blank'), 'exorcise', 'all');
    expect([asked(g), options(g)]).toEqual(['exorcise.order', ['space:south-0', 'space:west-2']]);
    expect([ghostOn(g, 'south-0'), ghostOn(g, 'west-2')]).toEqual([null, null]);
    play(g, 'space:west-2');
    expect([isDark(g, 'cemetery'), asked(g)]).toEqual([true, 'yang.act']);
  });

  it('rolls three dice, less those captured; none is a legal roll (GS-EXORCISM-2)', () => {
    const g = put(stand(table(), { yellow: 'buddhist-temple' }), {
      'south-1': 'ghoul',
      'north-0': 'severed-heads',
      'north-1': 'repellent-beauty',
      'north-2': 'creeping-horror',
    });
    play(yangOf(g, 'yellow'), 'exorcise');
    expect(g.dice).toEqual([]);
    play(g, 'space:south-1');
    expect(ghostOn(g, 'south-1')).toBeNull();
  });

  it('is compulsory when the dice alone are enough, tokens never are (GS-EXORCISM-7, GS-EXORCISM-8)', () => {
    const g = put(stand(tao(table(), 'blue', 'blue', 'blue'), { blue: 'cemetery' }), {
      'south-0': 'creeping-one',
      'west-2': 'fury-of-depth',
    });
    play(dice(yangOf(g, 'blue'), 'blue', 'blue', 'green'), 'exorcise');
    expect(why(g, 'fail')).toBe('GS-EXORCISM-8 mustExorcise');
    expect(why(g, 'settle')).toBe('GS-EXORCISM-8 chooseFirst');
    play(g, 'space:south-0');
    expect(options(g)).toEqual(['space:west-2', 'settle']);
    play(g, 'settle');
    expect([ghostOn(g, 'south-0'), ghostOn(g, 'west-2'), board(g, 'blue').tao[3]]).toEqual([null, 'fury-of-depth', 2]);
  });

  it('spares no ghost that the dice alone exorcise (GS-EXORCISM-8)', () => {
    const both = put(stand(tao(table(), 'blue'), { blue: 'cemetery' }), {
      'south-0': 'creeping-one',
      'west-2': 'abysmal',
    });
    play(curses(dice(yangOf(both, 'blue'), 'blue', 'white', 'green'), 'blank'), 'exorcise');
    // Whichever is chosen first, the dice that are left are enough for the other.
    play(both, 'space:south-0');
    expect([ghostOn(both, 'south-0'), ghostOn(both, 'west-2')]).toEqual([null, null]);
  });

  it('with tokens for one ghost, dice that are left must be used for the other (GS-EXORCISM-8)', () => {
    const g = put(stand(tao(table(), 'yellow', 'red', 'red'), { yellow: 'taoist-altar' }), {
      'north-0': 'ghoul',
      'east-2': 'bleeding-eyes',
    });
    play(dice(yangOf(g, 'yellow'), 'yellow', 'yellow', 'white'), 'exorcise');
    expect(why(g, 'fail')).toBe('GS-EXORCISM-8 mustExorcise');
    play(g, 'space:east-2');
    expect([ghostOn(g, 'north-0'), ghostOn(g, 'east-2'), board(g, 'yellow').tao[1]]).toEqual([null, null, 1]);
  });

  it('gives dice that do for one of two ghosts to the one you like (GS-EXORCISM-8)', () => {
    const two = () =>
      put(stand(tao(table(), 'yellow'), { yellow: 'taoist-altar' }), { 'north-0': 'ghoul', 'east-2': 'skinner' });
    for (const [first, other] of [
      ['north-0', 'east-2'],
      ['east-2', 'north-0'],
    ] as const) {
      const g = two();
      play(dice(yangOf(g, 'yellow'), 'white', 'blue', 'blue'), 'exorcise', `space:${first}`);
      expect([ghostOn(g, first), ghostOn(g, other) === null]).toEqual([null, false]);
    }
  });

  it('may use tokens of others on the tile if they agree (GS-EXORCISM-6)', () => {
    const g = put(stand(tao(table(), 'red'), { red: 'buddhist-temple', yellow: 'buddhist-temple' }), {
      'south-1': 'ghoul',
    });
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'green'), 'exorcise', 'space:south-1', '?token:yellow-yellow');
    expect([asked(g), who(g)]).toEqual(['exorcise.consent', 'yellow']);
    const told = play(g, 'refuse');
    expect([keysOf(told).includes('exorcismFailed'), board(g, 'yellow').tao[0]]).toEqual([true, 1]);
  });

  it('frees what the ghost held and returns the Mantra for yellow’s next turn (GS-EXORCISM-10, GS-POWER-12)', () => {
    const g = put(stand(table(), { yellow: 'herbalists-shop' }), {
      'north-1': 'repellent-beauty',
      'south-0': 'zombie',
    });
    g.mantra = spaceOf('north-1');
    play(dice(yangOf(g, 'yellow'), 'blue', 'blue'), 'exorcise', '?space:north-1', 'tao:red');
    expect([g.mantra, ghostOn(g, 'north-1')]).toEqual([-1, null]);
    expect(why(g, 'mantra')).toBe('GS-POWER-3 powerUsed');
  });

  it('covers a resistance of 0 with anything (GS-EXORCISM-14, GS-TILE-2)', () => {
    const g = circle(put(stand(tao(table(), 'red'), { red: 'buddhist-temple' }), { 'south-1': 'ghoul' }), 'yellow');
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'green'), 'exorcise', '?space:south-1');
    expect([ghostOn(g, 'south-1'), g.circle]).toEqual([null, 0]);
  });

  it('reaches only ghosts on spaces that the tile faces (GS-EXORCISM-15)', () => {
    const g = put(stand(table(), { yellow: 'circle-of-prayer' }), { 'south-1': 'ghoul' });
    expect(why(yangOf(g, 'yellow'), 'exorcise')).toBe('GS-EXORCISM-15 noGhostFaced');
    stand(g, { yellow: 'buddhist-temple' });
    put(g, { 'north-1': 'zombie' });
    play(dice(g, 'blue', 'blue', 'green'), 'exorcise');
    expect(why(g, 'space:north-1')).toBe('GS-EXORCISM-1 noTarget');
  });

  it('an owner refuses to lend: what the dice cover must fall all the same (GS-EXORCISM-6, GS-EXORCISM-8)', () => {
    const g = put(stand(table(), { yellow: 'taoist-altar', red: 'taoist-altar' }), {
      'north-0': 'ghoul',
      'east-2': 'scarlet-evildoer',
    });
    tao(tao(g, 'yellow'), 'red', 'red', 'red', 'red');
    play(dice(yangOf(g, 'yellow'), 'yellow', 'blue', 'blue'), 'exorcise', 'space:east-2', 'settle?', 'token:red-red?');
    expect([asked(g), who(g)]).toEqual(['exorcise.consent', 'red']);
    play(g, 'refuse');
    // Ghoul alone is within reach of the dice, and takes no token.
    expect([ghostOn(g, 'north-0'), ghostOn(g, 'east-2'), board(g, 'red').tao[1]]).toEqual([
      null,
      'scarlet-evildoer',
      3,
    ]);
  });

  it('tells the tokens of an exorcism once, not for each ghost (GS-EXORCISM-9)', () => {
    const g = put(stand(table(), { yellow: 'taoist-altar' }), { 'north-0': 'restless-dead', 'east-2': 'skinner' });
    tao(g, 'yellow', 'yellow');
    const events = play(dice(yangOf(g, 'yellow'), 'yellow', 'red', 'blue'), 'exorcise', 'all');
    const told = events.filter(({ key }) => key === 'exorcised').map(({ params }) => Number(params.tokens));
    expect([told.length, told.reduce((sum, one) => sum + one, 0)]).toEqual([2, 0]);
    expect(keysOf(events).filter((key) => key === 'spent')).toHaveLength(1);
  });

  it('a ghost out of reach of School or Barrier is not refused for not being faced (WM-KUNGFU-6, WM-BARRIER-8)', () => {
    const school = put(stand(moon(), { yellow: 'kung-fu-school' }), {
      'north-0': 'ghoul',
      'north-1': 'restless-dead',
      'south-0': 'creeping-one',
    });
    tao(school, 'yellow', 'yellow', 'yellow', 'yellow');
    play(dice(yangOf(school, 'yellow'), 'red', 'red', 'red'), 'help', 'tao:yellow?');
    expect(why(school, 'space:south-0')).toBe('WM-KUNGFU-6 notChallenged');
    const barrier = put(moon({ players: 3 }), { 'north-0': 'ghoul', 'north-1': 'zombie', 'south-0': 'creeping-one' });
    Object.assign(moonOn(barrier), { receptacles: [1, 1, 1, 1], crystals: 0 });
    play(dice(yinOf(barrier, 'blue'), 'red', 'red', 'red', 'red'), 'roll');
    expect(why(barrier, 'space:south-0')).toBe('WM-BARRIER-8 notChallenged');
  });
});

describe('Exorcised incarnations', () => {
  it('two last incarnations: the curse of the second comes before the victory (GS-END-1, GS-EXORCISM-11)', () => {
    const g = put(withoutIncarnations(stand(table(), { yellow: 'taoist-altar' })), {
      'north-0': 'vampire-lord',
      'east-2': 'deaths-army',
    });
    tao(g, 'yellow', 'yellow', 'yellow', 'yellow', 'yellow', 'black', 'black', 'black');
    for (const colour of ['red', 'green', 'blue']) qi(g, colour, 0);
    qi(g, 'yellow', 1);
    curses(dice(g, 'black', 'black', 'black'), 'lose-qi');
    const events = play(yangOf(g, 'yellow'), 'exorcise', 'space:north-0', 'space:east-2', 'space:north-0');
    expect(keysOf(events)).toContain('curseRolled');
    expect(g.ending).toBe('victory');
  });

  it('all must fall to win, those of the Wu curse too (WM-END-3)', () => {
    const g = put(stand(moon(), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'forgotten-ones',
      'west-0': 'gatekeeper',
    });
    g.deck = g.deck.filter((card) => !isIncarnation(card));
    play(dice(yangOf(g, 'red'), 'black', 'black', 'black'), 'exorcise', '?space:east-1', 'board:red');
    expect([g.ending, g.banished]).toEqual([null, 1]);
  });
});

describe('Artefacts in an exorcism', () => {
  it('Claw of Vengeance: a token after a failure, once a turn (WM-ARTEFACT-6, WM-ARTEFACT-17)', () => {
    const g = put(
      stand(with_('claw-of-vengeance', { powers: { red: 'dance-of-the-spires' } }), { red: 'taoist-altar' }),
      { 'north-0': 'hope-killer', 'east-2': 'lich' },
    );
    play(dice(tao(g, 'red'), 'black', 'black', 'black'), 'exorcise');
    expect(options(g)).toEqual(['tao:yellow', 'tao:red', 'tao:green', 'tao:blue', 'stop']);
    play(g, 'tao:green');
    expect(board(g, 'red').tao[2]).toBe(1);
    g.exorcisms = 0;
    play(dice(g, 'black', 'black', 'black'), 'exorcise');
    expect(asked(g)).toBe('yang.act');
  });

  it('Claw of Vengeance: nothing if only one of two fell (WM-ARTEFACT-6)', () => {
    const g = put(stand(with_('claw-of-vengeance'), { red: 'taoist-altar' }), { 'north-0': 'ghoul', 'east-2': 'lich' });
    play(dice(tao(g, 'red'), 'yellow', 'blue', 'blue'), 'exorcise', '?space:north-0');
    expect([ghostOn(g, 'north-0'), asked(g)]).toEqual([null, 'yang.act']);
  });
});
