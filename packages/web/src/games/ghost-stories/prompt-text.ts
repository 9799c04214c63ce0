/** What the prompt says: which deed a tile offers, what a ghost would cost, how a turn goes on. */

import type { Attempt, Place, Space } from '@jade/ghost-stories/screen';
import { attemptOf, boardOf, ghostOf, isHaunted, NONE, priceOf, SPACE_IDS, TILE_IDS } from '@jade/ghost-stories/screen';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { useGame } from './use-game.ts';

/** Options that lie on the board; the others are buttons of the prompt. */
const ON_BOARD = /^(space|tile|villager|bring|taoist|board|power):/;
const DEEDS = ['help', 'exorcise', 'save'];

export interface Asking {
  readonly title: string | undefined;
  readonly help: string | undefined;
  readonly main: string | undefined;
  label(key: string): string | undefined;
  isOnBoard(key: string): boolean;
}

export function usePromptText(): Asking {
  const words = useWords();
  const g = useGame();
  const { session, keys } = useTable();
  const { view } = session.look;
  const { decision } = view;
  const attempt = decision === 'exorcise.choose' ? attemptOf(view.stack) : null;
  const onBoard = keys.filter((key) => ON_BOARD.test(key)).length;
  const helpKey = `help.${decision}`;
  const help = words.has(helpKey) ? words.say(helpKey, { ...view.prompt, count: onBoard }) : undefined;
  const isOnBoard = (key: string) => ON_BOARD.test(key) && attempt === null;
  const none = { title: undefined, help, main: undefined, label: () => undefined, isOnBoard };
  const pool = g.moon?.receptacles.reduce((sum, crystal) => sum + crystal, 0) ?? 0;
  if (attempt !== null) {
    const barrier = attempt.kind === 'barrier';
    return {
      ...none,
      help: barrier ? words.say('ghosts.ask.pool', { count: pool }) : help,
      main: mainTarget(attempt),
      label: (key) => priced(attempt, key),
    };
  }
  if (decision === 'yang.place') {
    const main = keys.every((key) => key === 'end' || isOnBoard(key)) ? 'end' : undefined;
    return { ...none, main };
  }
  if (decision === 'chooseBoard') return { ...none, help: words.say('ghosts.ask.chooseBoard') };
  if (decision === 'barrier.board') return { ...none, help: words.say('ghosts.ask.barrier', { count: pool }) };
  if (decision !== 'yang.act') return none;

  const { place } = boardOf(g, g.active);
  if (place === NONE) return none;
  const tile = TILE_IDS[g.village[place] ?? 0] ?? '';
  const moves = keys.some((key) => key === 'stand' || key.startsWith('tile:'));
  const deeds = keys.filter((key) => DEEDS.includes(key));
  const others = keys.filter((key) => key !== 'finish' && !isOnBoard(key) && !DEEDS.includes(key));
  const acted = g.helps + g.exorcisms + g.saves > 0;
  const state = moves ? 'move' : deeds.length > 0 ? 'act' : acted ? 'acted' : 'idle';
  const main = moves ? undefined : deeds.length === 1 ? deeds[0] : deeds.length === 0 ? 'finish' : undefined;
  return {
    title: words.say(`ghosts.ask.${state}`, { tile }),
    help: moves ? help : [helpOf(tile), exorcismOf()].filter((line) => line !== '').join(' '),
    main,
    label(key) {
      if (key === 'help') return words.say('ghosts.ask.help', { tile: shortOf(tile), deed: words.say(`deed.${tile}`) });
      if (key === 'finish') return words.say(others.length === 0 && !carries() ? 'option.end' : 'option.finish');
      return undefined;
    },
    isOnBoard,
  };

  function shortOf(id: string): string {
    return words.say(words.has(`tile.${id}.short`) ? `tile.${id}.short` : `tile.${id}`);
  }

  function helpOf(id: string): string {
    if (keys.includes('help')) return words.say(`tile.${id}.line`);
    return isHaunted(g, place as Place) && deeds.length > 0 ? words.say('ghosts.ask.haunted') : '';
  }

  function exorcismOf(): string {
    if (!keys.includes('exorcise')) return '';
    return words.say(keys.includes('help') ? 'ghosts.ask.orExorcise' : 'ghosts.ask.exorcise');
  }

  /** Something may be left to place after the deeds. */
  function carries(): boolean {
    const { buddhas, newBuddhas, crystals, newCrystals } = boardOf(g, g.active);
    const suLing = g.moon?.suLingToken === true;
    return buddhas > newBuddhas || crystals > newCrystals || suLing || g.spentTokens > 0;
  }

  /** The only ghost that can fall, or all of them if that costs nothing. */
  function mainTarget(against: Attempt): string | undefined {
    const falling = keys.filter((key) => key !== 'fail' && key !== 'settle');
    if (falling.length === 1) return falling[0];
    if (falling.length === 0) return 'settle';
    return keys.includes('all') && priceOf(g, against, targetsOf(against))?.count === 0 ? 'all' : undefined;
  }

  function targetsOf({ chosen }: Attempt): Space[] {
    return [
      ...chosen,
      ...keys.flatMap((one) => {
        const space = SPACE_IDS.indexOf(one.slice('space:'.length) as never);
        return space < 0 ? [] : [space as Space];
      }),
    ];
  }

  function priced(against: Attempt, key: string): string | undefined {
    const { chosen, targets } = against;
    const cost = (spaces: readonly Space[]): string => {
      const price = priceOf(g, against, spaces);
      return price === null ? '' : words.say('ghosts.price', { ...price });
    };
    const id = (space: Space): string => {
      const card = g.ghosts[space] ?? NONE;
      return card === NONE ? '' : ghostOf(card).id;
    };
    const name = (space: Space): string => {
      const own = words.say(`ghost.${id(space)}`);
      const same = targets.filter((other) => words.say(`ghost.${id(other)}`) === own);
      return same.length < 2 ? own : words.say('ghosts.ask.which', { name: own, space: SPACE_IDS[space] ?? '' });
    };
    if (key === 'settle')
      return words.say('ghosts.ask.settle', { names: chosen.map(name), price: cost(chosen), count: chosen.length });
    if (key === 'all') {
      const all = targetsOf(against);
      return words.say('ghosts.ask.all', { count: all.length, price: cost(all) });
    }
    if (!key.startsWith('space:')) return undefined;
    const space = SPACE_IDS.indexOf(key.slice('space:'.length) as never) as Space;
    return words.say(chosen.length === 0 ? 'ghosts.ask.one' : 'ghosts.ask.also', {
      name: name(space),
      price: cost([...chosen, space]),
    });
  }
}
