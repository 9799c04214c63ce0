import { answer, at, must, seat, stream, witness } from '@jade/engine';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../content/cards.ts';
import { colourOf } from '../content/colours.ts';
import { spaceOf } from '../content/layout.ts';
import { tileOf } from '../content/village.ts';
import { rules } from '../rules/define.ts';
import { isPowerActive } from '../rules/powers.ts';
import { outcome, scoreOf } from '../rules/scoring.ts';
import { guess, view } from '../view.ts';
import {
  artefact,
  asked,
  board,
  circle,
  crowd,
  crystals,
  curses,
  dead,
  deck,
  dice,
  fresh,
  ghostOn,
  haunted,
  isDark,
  keysOf,
  moonOn,
  names,
  options,
  pending,
  place,
  play,
  put,
  qi,
  run,
  safe,
  sideOfColour,
  stackOn,
  stand,
  table,
  tao,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from './table.ts';

const moonTable = (players = 4) => table({ mode: 'white-moon', players });

/** No incarnation is left anywhere but where the test puts it. */
function withoutIncarnations(g: ReturnType<typeof table>) {
  for (const card of g.deck.filter((one) => one >= cardOf('howling-nightmare'))) {
    g.deck.splice(g.deck.indexOf(card), 1);
    g.box.push(card);
  }
  return g;
}

describe('The end, when things coincide', () => {
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

  it('the last card drawn for the curse of the last incarnation is no defeat (GS-END-4, GS-END-1)', () => {
    const g = put(withoutIncarnations(stand(table(), { yellow: 'herbalists-shop' })), { 'north-1': 'deaths-army' });
    tao(g, 'yellow', 'black', 'black');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'zombie');
    curses(dice(g, 'black', 'black', 'black'), 'ghost');
    play(yangOf(g, 'yellow'), 'exorcise', 'space:north-1?', 'space:north-0', 'board:yellow');
    expect([g.ending, g.deck.length]).toEqual(['victory', 0]);
  });

  it('an empty deck brings nobody any more (GS-END-4, GS-ARRIVE-2)', () => {
    const g = put(withoutIncarnations(stand(table(), { yellow: 'herbalists-shop' })), { 'north-1': 'deaths-army' });
    tao(g, 'yellow', 'black', 'black');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'coffin-breakers-b');
    curses(dice(g, 'black', 'black', 'black'), 'ghost');
    play(yangOf(g, 'yellow'), 'exorcise', 'space:north-1?', 'space:north-0', 'board:yellow');
    expect(g.ending).toBe('victory');
  });

  it('the last card is a defeat if it is an incarnation itself (GS-END-4)', () => {
    const g = yinOf(withoutIncarnations(table()), 'yellow');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'vampire-lord');
    run(g);
    expect([g.ending, outcome(g).winners]).toEqual(['deckEmpty', []]);
  });

  it('two players: the third incarnation scores nothing even if its curse loses the game (GS-SCORE-5)', () => {
    const g = withoutIncarnations(table({ players: 2, options: { difficulty: 'nightmare' } }));
    Object.assign(g, { banished: 3, ending: 'allDead' });
    expect(scoreOf(g).incarnations).toBe(6);
    const four = withoutIncarnations(table({ players: 4, options: { difficulty: 'nightmare' } }));
    Object.assign(four, { banished: 4, ending: 'allDead' });
    expect(scoreOf(four).incarnations).toBe(12);
    const early = table({ players: 4, options: { difficulty: 'nightmare' } });
    Object.assign(early, { banished: 2, ending: 'allDead' });
    expect(scoreOf(early).incarnations).toBe(6);
  });

  it('the Xiang curse kills the twelfth: defeat, and its own curse stays away (WM-END-1, WM-FAMILY-5)', () => {
    const g = dead(moonTable(), 'long', 'chang', 'teng', 'weng', 'miao', 'miao', 'li', 'li', 'hua', 'hua');
    villagers(g, 'buddhist-temple', 'xiang');
    villagers(g, 'tea-house', 'zhou');
    put(g, { 'south-1': 'thorn-bear' });
    const events = run(yinOf(g, 'green'));
    expect([g.ending, moonOn(g).graveyard.length]).toEqual(['villagersKilled', 12]);
    expect(keysOf(events).filter((key) => key === 'familyCurse')).toHaveLength(1);
  });

  it('the third tile falls inside a stack of curses: nothing else happens (GS-TURN-8, WM-HAUNT-3)', () => {
    const g = haunted(villagers(moonTable(), 'buddhist-temple', 'sheng', 'sun'), 'tea-house', 'herbalists-shop');
    put(g, { 'south-1': 'ghoul!' });
    const before = g.deck.length;
    run(yinOf(g, 'green'));
    expect([g.ending, g.deck.length, names(moonOn(g).graveyard)]).toEqual(['tilesHaunted', before, ['sheng', 'sun']]);
  });
});

describe('Death in the midst of an effect', () => {
  it('the payer of a possessed board dies, the next loss is for the one after (GS-DEATH-6, GS-TURN-9)', () => {
    const g = put(table(), { 'south-0': 'lich', 'south-1': 'zombie', 'south-2': 'abysmal' });
    qi(qi(qi(g, 'green', 0), 'blue', 1), 'yellow', 2);
    run(curses(yinOf(g, 'green'), 'lose-qi'));
    expect([board(g, 'blue').qi, board(g, 'yellow').qi, board(g, 'red').qi]).toEqual([0, 1, 3]);
  });

  it('the Hut with the last Qi: heirs first, then the next living player sends the ghost away (GS-TILE-7, WM-INHERIT-2)', () => {
    const g = artefact(stand(moonTable(), { red: 'sorcerers-hut' }), 'red', 'divine-sword', 'moon-dust');
    put(qi(g, 'red', 1), { 'west-0': 'zombie', 'west-1': 'abysmal' });
    play(yangOf(g, 'red'), 'help');
    expect([asked(g), who(g)]).toEqual(['loseQi.inherit', 'red']);
    play(g, 'board:blue', 'board:green');
    expect([asked(g), who(g)]).toEqual(['help.hutGhost', 'green']);
    play(g, 'space:west-0');
    expect([ghostOn(g, 'west-0'), board(g, 'blue').artefacts.length, board(g, 'red').artefacts.length]).toEqual([
      null,
      1,
      0,
    ]);
  });

  it('the Hut with the last Qi of the last Taoist loses before any ghost leaves (GS-DEATH-8, GS-TURN-8)', () => {
    const g = put(stand(table({ players: 1 }), { yellow: 'sorcerers-hut' }), { 'west-0': 'zombie' });
    play(yangOf(qi(g, 'yellow', 1), 'yellow'), 'help');
    expect([g.ending, ghostOn(g, 'west-0')]).toEqual(['allDead', 'zombie']);
  });

  it('a curse kills between two right stones: the second reward is lost (GS-TURN-10, GS-EXORCISM-11)', () => {
    const g = put(stand(table(), { yellow: 'taoist-altar' }), { 'north-0': 'zombie', 'east-2': 'repellent-beauty' });
    tao(qi(g, 'yellow', 1), 'yellow', 'yellow', 'black');
    curses(dice(g, 'yellow', 'white'), 'lose-qi');
    const events = play(yangOf(g, 'yellow'), 'exorcise', 'all', 'space:north-0');
    expect(keysOf(events)).toContain('rewardLost');
    expect([board(g, 'yellow').qi, board(g, 'yellow').tao.every((count) => count === 0)]).toEqual([0, true]);
  });

  it('the Helmet gives the dead nothing, and nothing from an empty reserve (MC-11, MC-9)', () => {
    const g = artefact(put(moonTable(), { 'south-0': 'lich' }), 'green', 'helmet-of-ma-cho');
    run(curses(yinOf(qi(g, 'green', 1), 'green'), 'lose-qi'));
    expect([asked(g), board(g, 'green').crystals]).toEqual(['loseQi.inherit', 0]);
    play(g, 'board:blue');
    expect([board(g, 'green').crystals, board(g, 'blue').crystals, moonOn(g).crystals]).toEqual([0, 0, 4]);
  });

  it('a dead owner’s Armour goes on; what stands there keeps its fate (WM-ARTEFACT-15, WM-INHERIT-1)', () => {
    const g = artefact(put(moonTable(), { 'south-0': 'lich' }), 'green', 'armour-of-the-just');
    g.armour[spaceOf('south-0')] = 1;
    run(curses(yinOf(qi(g, 'green', 1), 'green'), 'lose-qi'));
    play(g, 'board:blue');
    expect(g.armour[spaceOf('south-0')]).toBe(1);
  });
});

describe('Empty supplies and nobody to choose', () => {
  it('Bone Cracker finds no Tao at all (GS-ABIL-8, GS-INC-7)', () => {
    const g = put(table(), { 'east-0': 'bone-cracker' });
    for (const colour of ['yellow', 'red', 'green', 'blue']) tao(g, colour);
    expect(keysOf(run(yinOf(g, 'red')))).not.toContain('gaveTao');
  });

  it('the Tea House with no Tao and no Qi left still brings its ghost (GS-COMP-4, GS-TILE-12)', () => {
    const g = deck(stand(table(), { red: 'tea-house' }), 'zombie');
    g.lostTao = g.lostTao.map((count, colour) => count + at(g.tao, colour));
    g.tao = g.tao.map(() => 0);
    board(g, 'yellow').qi += g.qi;
    g.qi = 0;
    play(yangOf(g, 'red'), 'help', 'space:north-1');
    expect([board(g, 'red').qi, ghostOn(g, 'north-1')]).toEqual([3, 'zombie']);
  });

  it('a reward of Qi or Yin-Yang with neither to be had is nothing (GS-ABIL-20)', () => {
    const g = put(stand(table(), { yellow: 'herbalists-shop' }), { 'north-1': 'grave-walker' });
    tao(g, 'yellow', 'black', 'black');
    board(g, 'blue').qi += g.qi;
    g.qi = 0;
    play(dice(yangOf(g, 'yellow'), 'red', 'red', 'red'), 'exorcise', 'space:north-1');
    expect([ghostOn(g, 'north-1'), board(g, 'yellow').qi, asked(g)]).toEqual([null, 3, 'yang.act']);
  });

  it('lose all Tao does nothing to a neutral board and is not told of it (GS-CURSE-4, GS-NEUTRAL-2)', () => {
    const g = put(table({ players: 3 }), { 'west-0': 'fury-of-depth' });
    expect(keysOf(run(curses(yinOf(g, 'blue'), 'lose-all-tao')))).not.toContain('lostAllTao');
    expect(board(g, 'blue').qi).toBe(3);
  });

  it('a Tao curse takes the Circle’s token only when nobody holds one (WM-FAMILY-2)', () => {
    const g = circle(villagers(moonTable(), 'buddhist-temple', 'long'), 'green');
    tao(g, 'green');
    const green = colourOf('green');
    g.lostTao[green] = at(g.tao, green);
    g.tao[green] = 0;
    run(put(yinOf(g, 'green'), { 'south-1': 'thorn-bear' }));
    expect([g.circle, at(g.lostTao, green)]).toEqual([-1, 4]);
  });

  it('a Devourer finds nobody anywhere: the neutral board pays, and may be possessed by it (WM-DEVOUR-2, GS-NEUTRAL-3)', () => {
    const g = put(moonTable(3), { 'west-0': 'river-fang' });
    qi(g, 'blue', 1);
    const events = run(yinOf(g, 'blue'));
    expect(keysOf(events)).toContain('possessed');
    expect(isPowerActive(g, sideOfColour(g, 'blue'))).toBe(false);
  });

  it('neutral yellow is possessed: the Mantra comes off its ghost (GS-POWER-12, GS-NEUTRAL-3)', () => {
    const g = table({ players: 3 });
    Object.assign(board(g, 'blue'), { power: 'enfeeblement-mantra' });
    Object.assign(board(g, 'yellow'), { power: 'second-wind' });
    put(qi(g, 'blue', 1), { 'west-0': 'fury-of-depth', 'north-0': 'zombie' });
    g.mantra = spaceOf('north-0');
    run(curses(yinOf(g, 'blue'), 'lose-qi'));
    expect(g.mantra).toBe(-1);
  });

  it('the Shield with a single card left: it is drawn, and the deck is empty (WM-ARTEFACT-9, GS-END-4)', () => {
    const g = artefact(yinOf(put(moonTable(), { 'north-0': 'vampire-lord' }), 'red'), 'red', 'shield-of-time');
    g.removed.push(...g.deck.splice(0));
    deck(g, 'skinner');
    run(g);
    expect(g.ending).toBe('deckEmpty');
  });
});

describe('Effects that meet', () => {
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

  it('Uncatchable is moved off its Buddha: the Buddha stays and sends the next ghost away (GS-ARRIVE-8, GS-ARRIVE-7)', () => {
    const g = put(stand(table(), { red: 'pavilion-of-the-heavenly-wind' }), { 'west-0': 'uncatchable' });
    g.buddhas[spaceOf('west-0')] = 1;
    g.templeBuddhas -= 1;
    play(yangOf(deck(g, 'abysmal'), 'red'), 'help', 'space:north-0', 'stop');
    expect(g.buddhas[spaceOf('west-0')]).toBe(1);
    play(yinOf(g, 'green'), 'space:west-0');
    expect([ghostOn(g, 'west-0'), g.templeBuddhas]).toEqual([null, 2]);
  });

  it('of an old and a new crystal the new one is spent first (WM-CRYSTAL-5, WM-CRYSTAL-8)', () => {
    const g = put(crystals(stand(moonTable(), { yellow: 'taoist-altar' }), 'yellow', 2), { 'north-0': 'ghoul' });
    tao(g, 'yellow');
    board(g, 'yellow').newCrystals = 1;
    play(dice(yangOf(g, 'yellow'), 'red', 'red', 'red'), 'exorcise', 'space:north-0', 'finish');
    expect(options(g)).toContain('setCrystal');
  });

  it('Su-Ling a second time is refused for having moved, not for lack of evil (WM-SULING-3)', () => {
    const g = crystals(stand(moonTable(), { yellow: 'taoist-altar' }), 'yellow', 1);
    moonOn(yangOf(g, 'yellow')).suLingToken = true;
    play(g, 'finish', 'suLing', 'space:south-1');
    expect(why(g, 'suLing')).toBe('WM-SULING-3 suLingMoved');
  });

  it('Shapeshifter wanders before Su-Ling: she goes home with the token (WM-SULING-4, WM-SULING-12, WM-INC-6)', () => {
    const g = put(moonTable(), { 'south-2': 'shapeshifter' });
    moonOn(g).suLing = spaceOf('south-1');
    run(yinOf(g, 'green'));
    expect([ghostOn(g, 'south-1'), moonOn(g).suLing, moonOn(g).suLingToken]).toEqual(['shapeshifter', -1, false]);
  });

  it('a black card refused elsewhere names its own rule (GS-ARRIVE-4)', () => {
    const g = deck(yinOf(table(), 'red'), 'grave-walker');
    expect(why(g, 'space:north-0')).toBe('GS-ARRIVE-4 otherBoard');
    const yellow = deck(yinOf(table(), 'red'), 'zombie');
    expect(why(yellow, 'space:east-0')).toBe('GS-ARRIVE-3 otherBoard');
  });

  it('a ghost out of reach of School or Barrier is not refused for not being faced (WM-KUNGFU-6, WM-BARRIER-8)', () => {
    const school = put(stand(moonTable(), { yellow: 'kung-fu-school' }), {
      'north-0': 'ghoul',
      'north-1': 'restless-dead',
      'south-0': 'creeping-one',
    });
    tao(school, 'yellow', 'yellow', 'yellow', 'yellow');
    play(dice(yangOf(school, 'yellow'), 'red', 'red', 'red'), 'help', 'tao:yellow?');
    expect(why(school, 'space:south-0')).toBe('WM-KUNGFU-6 notChallenged');
    const barrier = put(moonTable(3), { 'north-0': 'ghoul', 'north-1': 'zombie', 'south-0': 'creeping-one' });
    Object.assign(moonOn(barrier), { receptacles: [1, 1, 1, 1], crystals: 0 });
    play(dice(yinOf(barrier, 'blue'), 'red', 'red', 'red', 'red'), 'roll');
    expect(why(barrier, 'space:south-0')).toBe('WM-BARRIER-8 notChallenged');
  });

  it('Qi of the Li family cannot go to the dead, by their own rule (WM-FAMILY-15)', () => {
    const g = safe(qi(villagers(moonTable(), 'circle-of-prayer', 'li'), 'blue', 0), 'li', 'li');
    play(yangOf(g, 'yellow'), 'save');
    expect(why(g, 'board:blue')).toBe('WM-FAMILY-15 notLiving');
  });

  it('a full village, a dead Wu, and Uncatchable without a Temple: another one waits on top (WM-FAMILY-18, WM-DECK-4)', () => {
    const g = villagers(moonTable(), 'buddhist-temple', 'wu');
    put(g, { 'south-1': 'thorn-bear' });
    crowd(g);
    g.village[place(g, 'pavilion-of-the-heavenly-wind')] = tileOf('night-watchmans-beat');
    const other = must(
      g.box.find((card) => card !== cardOf('uncatchable')),
      'another incarnation',
    );
    g.box = [cardOf('uncatchable'), other];
    const left = g.deck.length;
    run(yinOf(g, 'green'));
    expect([g.deck.length, g.over]).toEqual([left + 1, 1]);
    expect([at(g.deck, left), at(view(g, seat(0)).deck, left)]).toEqual([other, other]);
  });

  it('Sheng dies twice over in flight and stack: the tile is haunted once (WM-FLIGHT-5, WM-FAMILY-6)', () => {
    const g = haunted(villagers(moonTable(), 'buddhist-temple', 'sheng'), 'circle-of-prayer');
    put(g, { 'south-1': 'ghoul' });
    run(yinOf(g, 'green'));
    expect([isDark(g, 'buddhist-temple'), stackOn(g, 'buddhist-temple')]).toEqual([true, []]);
  });
});

describe('Powers, artefacts and tokens that meet', () => {
  it('Boots and Second Wind: after the late move there is no second deed (MC-8, MC-12)', () => {
    const g = table({ mode: 'white-moon', powers: { blue: 'second-wind' } });
    artefact(stand(g, { blue: 'circle-of-prayer' }), 'blue', 'boots-of-ma-cho');
    play(yangOf(g, 'blue'), 'help', 'tao:red', 'tile:buddhist-temple');
    expect(options(g)).not.toContain('help');
    expect(why(g, 'help')).toBe('MC-12 movedAfterStepTwo');
  });

  it('Helmet: losing all of no Tao is still a Curse suffered (MC-11)', () => {
    const g = artefact(put(moonTable(), { 'south-0': 'lich' }), 'green', 'helmet-of-ma-cho');
    run(curses(yinOf(tao(g, 'green'), 'green'), 'lose-all-tao'));
    expect(board(g, 'green').crystals).toBe(1);
  });

  it('Sword with two dice captured: the one left is white; with three it does nothing (WM-ARTEFACT-11)', () => {
    const armed = (...captors: string[]) => {
      const g = artefact(stand(moonTable(), { yellow: 'herbalists-shop' }), 'yellow', 'divine-sword');
      put(g, Object.fromEntries(captors.map((id, index) => [`south-${index}`, id])));
      put(tao(g, 'yellow'), { 'north-1': 'ghoul' });
      play(yangOf(g, 'yellow'), 'exorcise');
      return ghostOn(g, 'north-1');
    };
    expect(armed('severed-heads', 'repellent-beauty')).toBe(null);
    expect(armed('severed-heads', 'repellent-beauty', 'creeping-horror')).toBe('ghoul');
  });

  it('Nameless makes the white die of the Sword worthless (GS-INC-11, WM-ARTEFACT-10)', () => {
    const g = artefact(stand(moonTable(), { yellow: 'herbalists-shop' }), 'yellow', 'divine-sword');
    put(tao(g, 'yellow'), { 'north-1': 'ghoul', 'south-0': 'nameless' });
    play(dice(yangOf(g, 'yellow'), 'red', 'red'), 'exorcise');
    expect(ghostOn(g, 'north-1')).toBe('ghoul');
  });

  it('Potion without Qi in the supply returns a villager only, and is refused with neither (WM-ARTEFACT-1, GS-COMP-4)', () => {
    const g = artefact(dead(moonTable(), 'li'), 'yellow', 'potion-of-life');
    board(g, 'blue').qi += g.qi;
    g.qi = 0;
    expect(options(yangOf(g, 'yellow'))).toContain('artefact:potion-of-life');
    haunted(g, 'cemetery');
    expect(why(g, 'artefact:potion-of-life')).toBe('WM-ARTEFACT-1 nothingToHeal');
  });

  it('a borrowed power that falls silent in the same turn is gone, and back with its source’s end (GS-NEUTRAL-7, GS-ABIL-10)', () => {
    const g = table({ players: 3, powers: { blue: 'heavenly-gust' } });
    play(yangOf(stand(g, { yellow: 'herbalists-shop' }), 'yellow'), 'board:blue');
    put(g, { 'north-1': 'ghoul', 'west-0': 'perfidious-nymph-a' });
    play(dice(g, 'yellow', 'red', 'red'), 'exorcise', 'space:north-1?');
    expect(why(g, 'help')).toBe('GS-YANG-2 oneDeed');
    g.ghosts[spaceOf('west-0')] = -1;
    expect(options(g)).toContain('help');
  });

  it('the curse of an exorcised ghost haunts from its old space, whoever stands there now (GS-CURSE-2)', () => {
    const g = put(stand(table(), { green: 'buddhist-temple' }), { 'south-1': 'zombie' });
    tao(g, 'green', 'yellow', 'yellow');
    play(curses(dice(yangOf(g, 'green'), 'red', 'red', 'red'), 'haunt'), 'exorcise', 'space:south-1');
    expect([isDark(g, 'buddhist-temple'), ghostOn(g, 'south-1')]).toEqual([true, null]);
  });

  it('a reroll of the Curse die is one negative event; the second face counts (GS-POWER-6, WM-SULING-2)', () => {
    const g = table({ mode: 'white-moon', powers: { green: 'the-gods-favorite' } });
    put(qi(g, 'green', 2), { 'south-0': 'lich' });
    const events = play(curses(yinOf(g, 'green'), 'lose-qi', 'blank'), 'reroll');
    expect([board(g, 'green').qi, keysOf(events).filter((key) => key === 'suLingToken').length]).toEqual([2, 1]);
  });

  it('Zhou at the Portal takes crystals out of hands for one Barrier (WM-FAMILY-8, WM-BARRIER-17)', () => {
    const g = safe(villagers(moonTable(), 'circle-of-prayer', 'zhou'), 'zhou', 'zhou');
    crystals(crystals(stand(put(g, { 'east-0': 'skinner' }), { yellow: 'circle-of-prayer' }), 'red', 2), 'yellow', 1);
    play(yangOf(g, 'yellow'), 'save', 'finish');
    expect([asked(g), board(g, 'red').crystals, moonOn(g).receptacles]).toEqual(['barrier.board', 0, [1, 1, 1, 1]]);
  });
});

describe('The Sun family and its Armour', () => {
  it('the third Sun at the Portal earns it, and it works in the same turn (WM-SAVE-3, WM-ARTEFACT-7)', () => {
    const g = safe(stand(villagers(moonTable(), 'circle-of-prayer', 'sun'), { red: 'circle-of-prayer' }), 'sun', 'sun');
    deck(g, 'severed-heads');
    play(yangOf(g, 'red'), 'save', 'yinYang', 'tile:tea-house', 'tao:red', 'space:east-0');
    expect(g.armour[spaceOf('east-0')]).toBe(1);
    expect(ghostOn(g, 'east-1')).toBe(null);
  });

  it('saved by the Barrier in a neutral turn it goes to the next player (WM-BARRIER-14, WM-FAMILY-1)', () => {
    const g = safe(villagers(moonTable(3), 'tea-house', 'sun'), 'sun', 'sun');
    const moon = moonOn(g);
    moon.receptacles = [1, 1, 1, 1];
    moon.crystals = 0;
    run(yinOf(g, 'blue'));
    play(g, 'villager:tea-house', 'pass?', 'pass?', 'pass?');
    expect(board(g, 'yellow').artefacts).toHaveLength(1);
  });
});

describe('What is hidden stays hidden', () => {
  it('a villager turned up for the first time ends free undo, one seen before does not (WM-VILLAGER-7)', () => {
    const saves = (seen: number) => {
      const g = villagers(stand(moonTable(), { red: 'circle-of-prayer' }), 'circle-of-prayer', 'sun', 'li');
      moonOn(yangOf(g, 'red')).seen = seen;
      const now = pending(g);
      return witness(() => void answer(rules, g, now, seat(1), 'save')).pointOfNoReturn;
    };
    expect([saves(0), saves(-1)]).toEqual([true, false]);
  });

  it('imagined games keep what was seen go under the deck and out again (WM-ARTEFACT-8, WM-FAMILY-7)', () => {
    const g = deck(artefact(yinOf(moonTable(), 'red'), 'red', 'shield-of-time'), 'skinner', 'zombie');
    put(villagers(g, 'tea-house', 'li'), { 'west-0': 'river-fang' });
    options(g);
    const skinner = at(g.deck, 0);
    play(g, 'space:north-0');
    run(yinOf(g, 'blue'));
    expect(g.deck).not.toContain(skinner);
    for (let round = 0; round < 20; round++) {
      expect(guess(view(g, seat(0)), stream(`guess ${round}`, 'test')).deck).not.toContain(skinner);
    }
  });

  it('the box is in no view, and every guess has all cards (WM-DECK-2)', () => {
    const g = fresh({ mode: 'white-moon', options: { difficulty: 'hell', incarnations: 'base' } });
    const seen = view(g, seat(0));
    expect('box' in seen).toBe(false);
    const guessed = guess(seen, stream('box', 'test'));
    expect([guessed.deck.length, guessed.box.length, guessed.removed.length]).toEqual([
      g.deck.length,
      g.box.length,
      g.removed.length,
    ]);
  });
});
