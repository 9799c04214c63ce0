import { describe, expect, it } from 'vitest';
import { spaceOf } from '../../content/layout.ts';
import { artefactOf } from '../../content/villagers.ts';
import type { GhostStories } from '../../state.ts';
import {
  artefact,
  asked,
  board,
  circle,
  crystals,
  dice,
  ghostOn,
  keysOf,
  moon,
  moonOn,
  names,
  options,
  play,
  put,
  qi,
  run,
  safe,
  stand,
  tao,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

/** The Barrier is about to rise at the end of a board’s turn. */
function barrier(g: GhostStories, colour = 'blue'): GhostStories {
  moonOn(g).receptacles = [1, 1, 1, 1];
  moonOn(g).crystals = 0;
  return yangOf(g, colour);
}

describe('The Mystic Barrier', () => {
  it('goes once around, each board choosing (GS-EX-38, WM-BARRIER-1, WM-BARRIER-2, WM-BARRIER-3, WM-BARRIER-4)', () => {
    const g = barrier(moon({ players: 3 }), 'green');
    villagers(g, 'circle-of-prayer', 'li', 'sun');
    put(g, { 'west-0': 'hopping-vampire', 'east-0': 'scarlet-evildoer', 'south-0': 'ghoul' });
    play(dice(g, 'yellow', 'blue', 'blue', 'blue'), 'finish');
    expect([asked(g), options(g)]).toEqual(['barrier.board', ['villager:circle-of-prayer', 'roll', 'pass']]);
    play(g, 'roll', '?space:west-0');
    expect([ghostOn(g, 'west-0'), moonOn(g).receptacles.filter((one) => one === 1).length]).toEqual([null, 2]);
    play(dice(g, 'red', 'red', 'blue', 'blue'), 'villager:circle-of-prayer', 'roll', 'space:east-0');
    expect([names(moonOn(g).shelter), ghostOn(g, 'east-0'), options(g)]).toEqual([['li'], null, ['roll', 'pass']]);
    moonOn(g).suLing = spaceOf('north-0');
    play(dice(g, 'blue', 'blue', 'red', 'red'), 'roll');
    expect([moonOn(g).crystals, moonOn(g).suLing, ghostOn(g, 'south-0')]).toEqual([4, -1, 'ghoul']);
  });

  it('saves anybody if the Portal tile is empty, first the one there (WM-BARRIER-3)', () => {
    const g = villagers(barrier(moon()), 'tea-house', 'li');
    play(g, 'finish');
    expect(options(g)).toEqual(['villager:tea-house', 'pass']);
    const there = villagers(villagers(barrier(moon()), 'tea-house', 'li'), 'circle-of-prayer', 'hua');
    play(there, 'finish');
    expect(why(there, 'villager:tea-house')).toBe('WM-BARRIER-3 portalFirst');
  });

  it('uses Circle and Mantra, no tokens, powers or artefacts (WM-BARRIER-5, WM-BARRIER-15, WM-BARRIER-16)', () => {
    const g = artefact(
      circle(
        put(barrier(moon({ powers: { green: 'the-gods-favorite' } })), {
          'north-0': 'zombie',
          'north-1': 'hopping-vampire',
        }),
        'yellow',
      ),
      'blue',
      'divine-sword',
    );
    g.mantra = spaceOf('north-0');
    tao(g, 'blue', 'yellow', 'yellow');
    const told = keysOf(play(dice(g, 'red', 'red', 'red', 'blue'), 'finish', 'roll', '?space:north-0', 'settle'));
    expect([ghostOn(g, 'north-0'), told.includes('spent'), board(g, 'blue').tao[0]]).toEqual([null, false, 2]);
  });

  it('applies no right stone, and uses captured dice (WM-BARRIER-6, WM-BARRIER-7)', () => {
    const g = put(barrier(moon()), { 'north-0': 'severed-heads', 'north-1': 'black-widow', 'north-2': 'zombie' });
    const told = keysOf(play(dice(g, 'black', 'black', 'black', 'yellow'), 'finish', 'roll'));
    expect(g.dice).toHaveLength(4);
    const more = keysOf(play(g, 'space:north-0', '?space:north-1', '?settle'));
    expect([...told, ...more].includes('curseRolled')).toBe(false);
    expect(board(g, 'blue').tao).toEqual([0, 0, 0, 1, 0]);
  });

  it('reaches no incarnation, and no dice-immune ghost with dice (WM-BARRIER-8, WM-BARRIER-9)', () => {
    const g = put(barrier(moon()), { 'north-0': 'deaths-army', 'east-0': 'reaper' });
    play(g, 'finish');
    expect(asked(g)).toBe('barrier.board');
    play(dice(g, 'red', 'red', 'red', 'red'), 'roll');
    expect(options(g)).toEqual(['space:east-0', 'fail']);
    expect(ghostOn(g, 'north-0')).toBe('deaths-army');
  });

  it('rewards families after its end, in order of completion (WM-BARRIER-10, WM-BARRIER-11, WM-BARRIER-18)', () => {
    const g = villagers(barrier(moon()), 'circle-of-prayer', 'chang', 'long');
    play(g, 'finish', 'villager:circle-of-prayer');
    expect([board(g, 'blue').artefacts, moonOn(g).owed.length]).toEqual([[], 1]);
    play(g, 'villager:circle-of-prayer');
    expect(board(g, 'blue').artefacts).toEqual([artefactOf('moon-dust'), artefactOf('potion-of-life')]);
    expect(moonOn(g).crystals).toBe(4);
  });

  it('rises a second time when Zhou was completed in it (WM-BARRIER-12, WM-FAMILY-8)', () => {
    const g = villagers(safe(barrier(moon()), 'zhou', 'zhou'), 'circle-of-prayer', 'zhou', 'li');
    villagers(g, 'tea-house', 'hua');
    const told = keysOf(play(g, 'finish', 'villager:circle-of-prayer', 'pass', 'pass', 'pass'));
    expect(told.filter((key) => key === 'barrierBegins')).toHaveLength(2);
    expect([asked(g), moonOn(g).receptacles]).toEqual(['barrier.board', [1, 1, 1, 1]]);
  });

  it('fills the receptacles with everybody’s crystals for Zhou; one Barrier only (WM-FAMILY-8, WM-BARRIER-17)', () => {
    const g = villagers(safe(crystals(moon(), 'green', 2), 'zhou', 'zhou'), 'circle-of-prayer', 'zhou', 'li');
    play(yangOf(g, 'red'), 'save');
    moonOn(g).receptacles = [1, 1, 0, 0];
    moonOn(g).crystals = 0;
    const told = keysOf(play(g, 'finish'));
    expect([board(g, 'green').crystals, moonOn(g).receptacles, asked(g)]).toEqual([0, [1, 1, 1, 1], 'barrier.board']);
    expect(told.filter((key) => key === 'barrierBegins')).toHaveLength(1);
    expect(keysOf(play(g, 'pass', 'pass', 'pass', 'pass')).filter((key) => key === 'barrierBegins')).toHaveLength(0);
  });

  it('saves nobody while the Gatekeeper holds the Portal (GS-EX-47, WM-BARRIER-13, WM-INC-1, WM-INC-12)', () => {
    const g = villagers(
      put(barrier(moon(), 'red'), { 'north-0': 'gatekeeper', 'south-0': 'zombie' }),
      'circle-of-prayer',
      'li',
    );
    expect(why(g, 'save')).toBe('WM-INC-1 portalGone');
    play(g, 'finish');
    expect(why(g, 'villager:circle-of-prayer')).toBe('WM-BARRIER-13 portalGone');
    g.ghosts[spaceOf('north-0')] = -1;
    expect(options(g)).toContain('villager:circle-of-prayer');
  });

  it('gives artefacts of a neutral turn to the next player (WM-BARRIER-14, WM-TURN-3)', () => {
    const g = villagers(yinOf(moon({ players: 3 }), 'blue'), 'circle-of-prayer', 'long');
    moonOn(g).receptacles = [1, 1, 1, 1];
    moonOn(g).crystals = 0;
    expect([asked(g), who(g)]).toEqual(['barrier.board', 'yellow']);
    play(g, 'villager:circle-of-prayer');
    expect(board(g, 'yellow').artefacts).toEqual([artefactOf('potion-of-life')]);
  });

  it('follows a turn in which the Taoist died (WM-TURN-4)', () => {
    const g = villagers(
      put(stand(qi(barrier(moon(), 'red'), 'red', 1), { red: 'sorcerers-hut' }), { 'north-0': 'zombie' }),
      'tea-house',
      'li',
    );
    play(g, 'help');
    expect([asked(g), who(g)]).toEqual(['barrier.board', 'green']);
  });

  it('Zhou at the Portal takes crystals out of hands for one Barrier (WM-FAMILY-8, WM-BARRIER-17)', () => {
    const g = safe(villagers(moon(), 'circle-of-prayer', 'zhou'), 'zhou', 'zhou');
    crystals(crystals(stand(put(g, { 'east-0': 'skinner' }), { yellow: 'circle-of-prayer' }), 'red', 2), 'yellow', 1);
    play(yangOf(g, 'yellow'), 'save', 'finish');
    expect([asked(g), board(g, 'red').crystals, moonOn(g).receptacles]).toEqual(['barrier.board', 0, [1, 1, 1, 1]]);
  });

  it('saved by the Barrier in a neutral turn it goes to the next player (WM-BARRIER-14, WM-FAMILY-1)', () => {
    const g = safe(villagers(moon({ players: 3 }), 'tea-house', 'sun'), 'sun', 'sun');
    const table = moonOn(g);
    table.receptacles = [1, 1, 1, 1];
    table.crystals = 0;
    run(yinOf(g, 'blue'));
    play(g, 'villager:tea-house', 'pass?', 'pass?', 'pass?');
    expect(board(g, 'yellow').artefacts).toHaveLength(1);
  });
});
