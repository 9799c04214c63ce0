import { advance, answer, at, below, configure, expectOk, seatView, setUp, stream } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '../content/terms.ts';
import { balanceOf, tollOf } from '../forecasts/balance.ts';
import { lastChance, sectionForecast, siteWords } from '../forecasts/sections.ts';
import { greatWall } from '../index.ts';
import { inspect } from '../inspect.ts';
import { rules } from '../rules/define.ts';
import { sectionsInPlay } from '../rules/spots.ts';
import type { GreatWall } from '../state.ts';
import { activating, assaulting } from './start.ts';
import {
  clerks,
  firing,
  gives,
  honour,
  horde,
  on,
  P1,
  P2,
  P3,
  pending,
  play,
  playOut,
  purse,
  sectionNamed,
  table,
} from './table.ts';

const sum = (parts: ReturnType<typeof balanceOf>['power']) =>
  parts.reduce((total, { params }) => total + Number(params.n), 0);

describe('An Assault part by part (GW-WINTER-3)', () => {
  it.each([
    { mode: 'competitive', players: 3 },
    { mode: 'cooperative', players: 4 },
    { mode: 'solo', players: 1 },
  ])('adds up to what is compared, whatever was played and whatever burns: $mode', (wishes) => {
    const random = stream('balance', wishes.mode);
    let looked = 0;
    for (let game = 1; game <= 3; game++) {
      const g = setUp(greatWall, expectOk(configure(greatWall, { ...wishes, seed: `balance ${game}` }))) as GreatWall;
      let now = advance(rules, g);
      while (now !== null) {
        for (const section of sectionsInPlay(g)) {
          const { power, defence } = balanceOf(g, section);
          const forecast = sectionForecast(g, section);
          expect([Math.max(0, sum(power)), Math.max(0, sum(defence))]).toEqual([forecast.power, forecast.defence]);
          looked += 1;
        }
        const { seat, options } = at(now.questions, below(random, now.questions.length));
        now = answer(rules, g, now, seat, at(options, below(random, options.length)));
      }
    }
    expect(looked).toBeGreaterThan(500);
  });

  it('names what an ability adds, and the Barricade that burns', () => {
    const g = table();
    horde(g, 'left', 'lightRiders');
    horde(g, 'left', 'fireLancers');
    g.barricades = [2, 0, 0];
    const { power, defence } = balanceOf(g, sectionNamed('left'));
    expect(power.map(({ key, params }) => [key, params.n])).toEqual([
      ['wall.part.horde', 3],
      ['wall.part.ability', 1],
      ['wall.part.horde', 5],
    ]);
    expect(defence.map(({ key, params }) => [key, params.n])).toEqual([
      ['wall.part.wall', 0],
      ['wall.part.barricades', 2],
      ['wall.part.burnt', 0],
    ]);
  });

  it('says of a Breach who is shamed for which Hordes, and so it comes (GW-BREACH-1, GW-BREACH-4)', () => {
    const g = table();
    const first = horde(g, 'left', 'heavyLancers');
    const second = horde(g, 'left', 'khansGuard');
    on(g, P1, 'L1-a1');
    firing(g, P2, 'left');
    const toll = tollOf(g, sectionNamed('left'));
    expect(toll.map(({ without, shame, dead }) => [without, shame, dead])).toEqual([
      [[second], 1, 1],
      [[first, second], 2, 1],
      [[first, second], 2, 0],
    ]);
    assaulting(g, 'left');
    playOut(g);
    expect(g.clans.map(({ shamed }) => shamed.reduce((total, count) => total + count, 0))).toEqual(
      toll.map(({ shame }) => shame),
    );
  });

  it('a Wall says what it costs and brings while somebody builds, and that comes (GW-BUILD-3, GW-BUILD-4, GW-BUILD-5)', () => {
    const g = table();
    horde(g, 'left', 'heavyLancers');
    const wordsOf = (thing: string) => inspect(seatView(greatWall, g, pending(g), P1), thing)?.lines ?? [];
    expect(siteWords(g, 'wall:left')).toEqual([]);
    gives(g, P1, { wood: 9 });
    clerks(g, P1, 'builders');
    activating(g, 'builders');
    const [price, defence] = wordsOf('wall:left');
    expect(price).toMatchObject({ key: 'wall.site.price', params: { price: 5, honour: 5 } });
    expect(defence).toMatchObject({ key: 'wall.then.defence', params: { from: 0, to: 8, power: 7 } });
    expect(wordsOf('barricade:left')[0]).toMatchObject({ params: { price: 2, honour: 2 } });
    expect(wordsOf('rest:left')[0]?.key).toBe('wall.breach');
    play(g, 'wall:left');
    expect([honour(g, P1), purse(g, P1)[0], sectionForecast(g, sectionNamed('left')).defence]).toEqual([5, 4, 8]);
  });

  it('warns of what would break, with what it lacks, from the last own turn before Winter on (GW-AUTUMN-3, GW-WINTER-4)', () => {
    const g = table();
    horde(g, 'left', 'heavyLancers');
    horde(g, 'middle', 'heavyLancers');
    g.levels = [0, 1, 0];
    g.track = [P2, P1, P3];
    const warned = (who: typeof P1) => lastChance(g, who).map(({ section, short }) => [SECTIONS[section], short]);
    g.active = P2;
    expect(warned(P1)).toEqual([]);
    expect(warned(P2)).toEqual([['left', 7]]);
    g.active = P1;
    expect(warned(P1)).toEqual([['left', 7]]);
    g.barricades = [3, 0, 0];
    expect(warned(P1)).toEqual([['left', 1]]);
    g.season = 'winter';
    expect(warned(P1)).toEqual([]);
  });
});
