import { describe, expect, it } from 'vitest';
import { BLACK } from '../../content/colours.ts';
import { spaceOf } from '../../content/layout.ts';
import { canFell } from '../../rules/cover.ts';
import { exorcism } from '../../rules/exorcise.ts';
import {
  asked,
  board,
  crystals,
  curses,
  deck,
  dice,
  figureOn,
  ghostOn,
  isDark,
  keysOf,
  moon,
  moonOn,
  options,
  play,
  put,
  qi,
  run,
  sideOfColour,
  stand,
  tao,
  villagers,
  who,
  why,
  yangOf,
  yinOf,
} from '../table.ts';

const before = (g: ReturnType<typeof moon>, id: string) => {
  moonOn(g).suLing = spaceOf(id);
  return g;
};

describe('Su-Ling', () => {
  it('comes after something bad and silences a ghost (GS-EX-39, WM-SULING-1, WM-SULING-2, WM-SULING-7)', () => {
    const g = put(yinOf(moon(), 'red'), { 'east-0': 'raging-one', 'south-0': 'ghoul' });
    deck(curses(g, 'blank'), 'skinner', 'zombie');
    play(g, 'space:east-1', 'finish', 'suLing', 'space:south-0', 'setCrystal');
    expect([moonOn(g).receptacles, moonOn(g).crystals]).toEqual([[0, 0, 0, 1], 3]);
    expect(keysOf(play(g, '?end'))).toContain('silenced');
    expect(figureOn(g, 'south-0')).toBe('card');
  });

  it('is not called by anything else, and only once a turn (WM-SULING-2, WM-SULING-3)', () => {
    const g = yangOf(moon(), 'red');
    board(g, 'red').buddhas = 1;
    g.templeBuddhas = 1;
    stand(g, { red: 'pavilion-of-the-heavenly-wind' });
    play(g, 'finish');
    expect(why(g, 'suLing')).toBe('WM-SULING-2 nothingBadHappened');
    moonOn(g).suLingToken = true;
    play(g, 'suLing', 'space:north-1');
    expect(why(g, 'suLing')).toBe('WM-SULING-3 suLingMoved');
  });

  it('may stay where she is, but is not offered again in this turn (WM-SULING-2)', () => {
    const g = before(yangOf(moon(), 'red'), 'north-1');
    moonOn(g).suLingToken = true;
    play(g, 'finish', 'suLing', 'stop');
    expect([asked(g), moonOn(g).suLing]).toEqual(['yang.place', spaceOf('north-1')]);
    expect(options(g)).not.toContain('suLing');
    expect(why(g, 'suLing')).toBe('WM-SULING-3 suLingMoved');
  });

  it('comes when a villager dies or a tile is haunted (WM-SULING-1)', () => {
    const g = put(yinOf(moon(), 'green'), { 'south-1': 'ghoul!' });
    run(g);
    expect([isDark(g, 'buddhist-temple'), moonOn(g).suLingToken]).toEqual([true, true]);
    const killed = put(villagers(yinOf(moon(), 'green'), 'cemetery', 'hua'), { 'south-0': 'moss-panther' });
    run(killed);
    expect(moonOn(killed).suLingToken).toBe(true);
  });

  it('not before an incarnation, and not where she stands (WM-SULING-4, WM-SULING-5, WM-SULING-11)', () => {
    const g = before(put(yangOf(moon(), 'red'), { 'east-0': 'deaths-army', 'south-1': 'ghoul!' }), 'north-1');
    moonOn(g).suLingToken = true;
    play(g, 'finish', 'suLing');
    expect(why(g, 'space:east-0')).toBe('WM-SULING-4 incarnationThere');
    expect(why(g, 'space:north-1')).toBe('WM-SULING-11 suLingStands');
    expect(options(g)).toEqual(expect.arrayContaining(['space:south-1', 'space:west-0', 'stop']));
  });

  it('leaves when an incarnation comes before her, with the token (GS-EX-51, WM-SULING-12)', () => {
    const g = before(put(yinOf(moon(), 'red'), { 'east-0': 'raging-one' }), 'east-1');
    deck(curses(g, 'ghost'), 'bone-cracker', 'skinner');
    play(g, 'space:east-1');
    expect([moonOn(g).suLing, moonOn(g).suLingToken]).toEqual([-1, false]);
  });

  it('silences the centre stone only: dice work against the immune (WM-SULING-6, WM-SULING-14)', () => {
    const g = put(stand(moon(), { red: 'pavilion-of-the-heavenly-wind' }), { 'east-1': 'repellent-beauty' });
    dice(yangOf(tao(g, 'red'), 'red'), 'black', 'black');
    g.dice = [BLACK, BLACK];
    const attempt = exorcism('tile', sideOfColour(g, 'red'), [spaceOf('east-1')]);
    expect(canFell(g, attempt, attempt.targets)).toBe(false);
    expect(canFell(before(g, 'east-1'), attempt, attempt.targets)).toBe(true);
    play(g, 'exorcise');
    expect(g.dice).toHaveLength(2);
  });

  it('moves also when the Taoist died this turn, or at the end of a neutral turn (WM-SULING-9, WM-TURN-3, WM-TURN-4)', () => {
    const g = put(yinOf(qi(moon(), 'red', 1), 'red'), { 'east-0': 'raging-one' });
    run(curses(g, 'lose-qi'));
    expect([asked(g), who(g)]).toEqual(['placeSuLing.choose', 'green']);
    const neutral = put(yinOf(moon({ players: 3 }), 'blue'), { 'west-0': 'fury-of-depth' });
    run(curses(neutral, 'blank'));
    expect([asked(neutral), who(neutral)]).toEqual(['placeSuLing.choose', 'yellow']);
  });

  it('is not called by a roll that the mountain prevents (WM-SULING-10)', () => {
    const g = put(yinOf(moon({ powers: { green: 'strength-of-a-mountain' } }), 'green'), { 'south-0': 'lich' });
    run(g);
    expect(moonOn(g).suLingToken).toBe(false);
  });

  it('waits on the card of Howling Ondine (WM-SULING-13, WM-INC-3)', () => {
    const g = before(deck(yinOf(moon(), 'blue'), 'howling-ondine'), 'north-1');
    play(g, 'space:west-0');
    expect(moonOn(g).suLing).toBe(-1);
    run(curses(put(yinOf(g, 'green'), { 'south-0': 'lich' }), 'blank'));
    expect(moonOn(g).suLingToken).toBe(false);
  });

  it('Su-Ling a second time is refused for having moved, not for lack of evil (WM-SULING-3)', () => {
    const g = crystals(stand(moon(), { yellow: 'taoist-altar' }), 'yellow', 1);
    moonOn(yangOf(g, 'yellow')).suLingToken = true;
    play(g, 'finish', 'suLing', 'space:south-1');
    expect(why(g, 'suLing')).toBe('WM-SULING-3 suLingMoved');
  });

  it('Shapeshifter wanders before Su-Ling: she goes home with the token (WM-SULING-4, WM-SULING-12, WM-INC-6)', () => {
    const g = put(moon(), { 'south-2': 'shapeshifter' });
    moonOn(g).suLing = spaceOf('south-1');
    run(yinOf(g, 'green'));
    expect([ghostOn(g, 'south-1'), moonOn(g).suLing, moonOn(g).suLingToken]).toEqual(['shapeshifter', -1, false]);
  });
});

describe('Moon Crystals', () => {
  it('come from white herbs, as long as there are any (GS-EX-40, WM-CRYSTAL-1)', () => {
    const g = yangOf(stand(moon(), { red: 'herbalists-shop' }), 'red');
    moonOn(g).crystals = 1;
    play(dice(g, 'white', 'blue'), 'help');
    expect([board(g, 'red').crystals, board(g, 'red').tao]).toEqual([1, [0, 1, 0, 1, 0]]);
    play(dice(yangOf(g, 'red'), 'white', 'blue'), 'help');
    expect([board(g, 'red').crystals, board(g, 'red').tao]).toEqual([1, [0, 1, 0, 2, 0]]);
  });

  it('count as any colour and go back to the reserve (WM-CRYSTAL-2, WM-CRYSTAL-7, WM-CRYSTAL-3)', () => {
    const g = put(stand(crystals(tao(moon(), 'red'), 'red', 1), { red: 'pavilion-of-the-heavenly-wind' }), {
      'east-1': 'reaper',
      'north-0': 'black-widow',
    });
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'blue'), 'exorcise', 'space:east-1');
    expect([ghostOn(g, 'east-1'), board(g, 'red').crystals, moonOn(g).crystals]).toEqual([null, 0, 4]);
  });

  it('are not Tao: no curse takes them, no Pocket holds them (WM-CRYSTAL-3)', () => {
    const g = put(yinOf(crystals(moon({ powers: { yellow: 'bottomless-pockets' } }), 'yellow', 1), 'yellow'), {
      'north-0': 'lich',
    });
    run(curses(g, 'lose-all-tao'));
    expect([board(g, 'yellow').crystals, board(g, 'yellow').tao.includes(1)]).toEqual([1, false]);
    play(yangOf(g, 'yellow'), 'pockets');
    expect(options(g).every((key) => key.startsWith('tao:'))).toBe(true);
  });

  it('of others on the tile may be shared (WM-CRYSTAL-4)', () => {
    const g = put(stand(crystals(tao(moon(), 'red'), 'blue', 1), { red: 'buddhist-temple', blue: 'buddhist-temple' }), {
      'south-1': 'ghoul',
    });
    play(dice(yangOf(g, 'red'), 'blue', 'blue', 'blue'), 'exorcise', 'space:south-1', '?crystal:blue');
    expect([asked(g), who(g)]).toEqual(['exorcise.consent', 'blue']);
    play(g, 'agree');
    expect([ghostOn(g, 'south-1'), moonOn(g).crystals]).toEqual([null, 4]);
  });

  it('are laid on a corner from the next turn on (WM-CRYSTAL-5, WM-CRYSTAL-8, WM-TURN-2)', () => {
    const g = yangOf(crystals(stand(moon(), { red: 'tea-house' }), 'red', 2), 'red');
    board(g, 'red').newCrystals = 1;
    play(g, 'finish', 'setCrystal');
    expect([moonOn(g).receptacles, board(g, 'red').crystals]).toEqual([[1, 0, 0, 0], 1]);
    expect(why(g, 'setCrystal')).toBe('WM-CRYSTAL-5 crystalTooNew');
  });

  it('of the dead go back (WM-CRYSTAL-6)', () => {
    const g = put(yinOf(crystals(qi(moon(), 'red', 1), 'red', 2), 'red'), { 'east-0': 'raging-one' });
    run(curses(g, 'lose-qi'));
    expect([board(g, 'red').crystals, moonOn(g).crystals]).toEqual([0, 4]);
  });
});
