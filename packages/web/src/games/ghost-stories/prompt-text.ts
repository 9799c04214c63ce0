/** What the prompt says: which deed a tile offers, what a ghost would cost, how a turn goes on. */

import { frameIn } from '@jade/engine';
import type { Attempt, Place, Space, Table } from '@jade/ghost-stories/screen';
import {
  ALL,
  BOARD_KEYS,
  BRING_KEYS,
  barrier as barrierPhase,
  boardOf,
  boardsForAnotherDeed,
  COLOURS,
  CRYSTAL,
  chooseBoard,
  coinFrom,
  coinSide,
  coinsGivenWith,
  curse,
  DEEDS,
  DIE_KEYS,
  END,
  EXORCISE,
  exorcise,
  FAIL,
  FINISH,
  fallingBy,
  HELP,
  isHaunted,
  isImmune,
  KEEP,
  kindOfCoin,
  NONE,
  POWER_KEYS,
  placeDrawn,
  priceOf,
  prospectOf,
  rollTao,
  SETTLE,
  SPACE_KEYS,
  TAOIST_KEYS,
  TILE_IDS,
  TILE_KEYS,
  takeTao,
  targetsLeft,
  turnState,
  VILLAGER_KEYS,
  WHEN,
  yang,
} from '@jade/ghost-stories/screen';
import { optionWords, sayPhrase } from '@jade/words';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { useForecasts, useGame } from './use-game.ts';

/** Options that lie on the board; the others are buttons of the prompt. */
const ON_BOARD = [SPACE_KEYS, TILE_KEYS, VILLAGER_KEYS, BRING_KEYS, TAOIST_KEYS, BOARD_KEYS, POWER_KEYS, DIE_KEYS];

interface Asking {
  /** Why it is asked, where that depends on the table. */
  readonly cause: string | undefined;
  readonly help: string | undefined;
  readonly main: string | undefined;
  /** Whether the labels name the price. */
  readonly priced?: boolean;
  label(key: string): string | undefined;
  isOnBoard(key: string): boolean;
}

export function usePromptText(): Asking {
  const words = useWords();
  const g = useGame();
  const { session, keys } = useTable();
  const { view } = session.look;
  const { decision } = view;
  const attempt = decision === exorcise.steps.choose ? frameIn(view.stack, exorcise) : null;
  const foretold = useForecasts();
  const onBoard = keys.filter(liesOnBoard).length;
  const helpKey = `help.${decision}`;
  const help = words.has(helpKey) ? words.say(helpKey, { ...view.prompt, count: onBoard }) : undefined;
  const isOnBoard = (key: string) => liesOnBoard(key) && attempt === null;
  const none = { cause: undefined, help, main: undefined, label: () => undefined, isOnBoard };
  const pool = g.moon?.receptacles.reduce((sum, crystal) => sum + crystal, 0) ?? 0;
  if (attempt !== null) {
    const barrier = attempt.kind === 'barrier';
    return {
      ...none,
      help: barrier ? words.say('ghosts.ask.pool', { count: pool }) : help,
      main: mainTarget(attempt),
      label: priced,
      priced: true,
    };
  }
  if (decision === yang.steps.place) {
    const main = keys.every((key) => key === END || isOnBoard(key)) ? END : undefined;
    return { ...none, main };
  }
  if (decision === chooseBoard.start) return { ...none, help: words.say('ghosts.ask.chooseBoard') };
  if (decision === barrierPhase.steps.board) return { ...none, help: words.say('ghosts.ask.barrier', { count: pool }) };
  if (decision === placeDrawn.start && g.turn === 1) return { ...none, cause: introduced() };
  if (decision === takeTao.start) return { ...none, cause: withLacking() };
  if (decision === exorcise.steps.pay) return { ...none, label: ofPrice };
  if (decision === rollTao.steps.reroll) return { ...none, ...aboutReroll() };
  // Nobody would roll again for worse.
  if (decision === curse.steps.reroll && view.prompt.face === 'blank') return { ...none, main: KEEP };
  if (decision !== yang.steps.act) return none;

  const { place } = boardOf(g, g.active);
  if (place === NONE) return none;
  const tile = TILE_IDS[g.village[place] ?? 0] ?? '';
  const deeds = keys.filter((key) => isDeed(key));
  const moves = turnState(g) === 'move';
  // The power that would allow another deed: so that nobody overlooks it, its board has a button as well.
  const another = boardsForAnotherDeed(g).map((side) => BOARD_KEYS.of[boardOf(g, side).colour] ?? '');
  const others = keys.filter((key) => key !== FINISH && !isOnBoard(key) && !isDeed(key));
  const main = moves ? undefined : deeds.length === 1 ? deeds[0] : deeds.length === 0 ? FINISH : undefined;
  return {
    ...none,
    help: moves ? help : [helpOf(tile), exorcismOf()].filter((line) => line !== '').join(' '),
    main,
    label(key) {
      if (key === HELP) return words.say('ghosts.ask.help', { tile: shortOf(tile), deed: words.say(`deed.${tile}`) });
      if (another.includes(key)) return words.say('ghosts.ask.borrow', { power: powerAt(key) });
      if (key === FINISH) return words.say(others.length === 0 && !carries() ? 'option.end' : 'option.finish');
      return undefined;
    },
    isOnBoard: (key) => isOnBoard(key) && !another.includes(key),
  };

  function powerAt(key: string): string {
    return g.boards.find(({ colour }) => colour === BOARD_KEYS.index(key))?.power ?? '';
  }

  /** Where a second roll can bring nothing, that is said. */
  function aboutReroll(): Pick<Asking, 'cause' | 'main'> | null {
    const rolled = frameIn(view.stack, exorcise);
    const spaces = rolled === null ? [] : targetsLeft(g, rolled);
    if (rolled === null || spaces.length === 0) return null;
    const all = fallsAlready(g, rolled, spaces);
    if (all) return { cause: words.say('ghosts.reroll.falls'), main: KEEP };
    const isVain = spaces.every((space) => isImmune(g, space) || prospectOf(g, rolled, [space]).barred);
    return isVain ? { cause: words.say('ghosts.reroll.vain'), main: KEEP } : null;
  }

  /** At the beginning: who one is, and what for. */
  function introduced(): string | undefined {
    const own = g.boards.find(({ seat: who }) => who === session.viewer);
    if (own === undefined) return undefined;
    const who = words.say('ghosts.ask.first', { taoist: COLOURS[own.colour] ?? '' });
    return `${who} ${words.say(`cause.${decision}`, view.prompt)}`;
  }

  /** Colours that are no choice are named with the reason. */
  function withLacking(): string | undefined {
    const colour = COLOURS.filter((_, index) => g.tao[index] === 0);
    if (colour.length === 0) return undefined;
    return `${words.say(`cause.${decision}`, view.prompt)} ${words.say('ghosts.ask.noneLeft', { colour })}`;
  }

  /** A press that settles the rest as well says how many tokens it gives. */
  function ofPrice(key: string): string | undefined {
    const paying = frameIn(view.stack, exorcise);
    const count = paying === null ? 1 : coinsGivenWith(g, paying, coinFrom(g, key));
    const coin = ownCoin(key) ?? optionWords(words, decision ?? '', key);
    return count > 1 ? words.say('ghosts.ask.inAll', { coin, count }) : coin;
  }

  /** The reader's own tokens are called so. */
  function ownCoin(key: string): string | undefined {
    const kind = kindOfCoin(key);
    if (kind === null) return undefined;
    const owner = g.boards[coinSide(coinFrom(g, key))];
    if (owner === undefined || owner.seat !== session.viewer) return undefined;
    return kind === CRYSTAL
      ? words.say('ghosts.ask.ownCrystal')
      : words.say('ghosts.ask.ownToken', { colour: COLOURS[kind] ?? '' });
  }

  function shortOf(id: string): string {
    return words.say(words.has(`tile.${id}.short`) ? `tile.${id}.short` : `tile.${id}`);
  }

  function helpOf(id: string): string {
    if (keys.includes(HELP)) return words.say(`tile.${id}.line`, { moon: g.moon === null ? 'no' : 'yes' });
    return isHaunted(g, place as Place) && deeds.length > 0 ? words.say('ghosts.ask.haunted') : '';
  }

  function exorcismOf(): string {
    if (!keys.includes(EXORCISE)) return '';
    return words.say(keys.includes(HELP) ? 'ghosts.ask.orExorcise' : 'ghosts.ask.exorcise');
  }

  /** Something may be left to place after the deeds. */
  function carries(): boolean {
    const { buddhas, newBuddhas, crystals, newCrystals } = boardOf(g, g.active);
    const suLing = g.moon?.suLingToken === true;
    return buddhas > newBuddhas || crystals > newCrystals || suLing || g.spentTokens > 0;
  }

  /** The only ghost that can fall, or all of them if that costs nothing. */
  function mainTarget(against: Attempt): string | undefined {
    const falling = keys.filter((key) => key !== FAIL && key !== SETTLE);
    if (falling.length === 1) return falling[0];
    if (falling.length === 0) return SETTLE;
    const all = keys.includes(ALL) ? fallingBy(against, ALL, keys) : null;
    return all !== null && priceOf(g, against, all)?.count === 0 ? ALL : undefined;
  }

  /** What falls by a choice, and its price. */
  function priced(key: string): string | undefined {
    const forecast = foretold.find(({ when, about }) => when === WHEN.choose && about === key);
    return forecast === undefined ? undefined : sayPhrase(words, forecast);
  }
}

function liesOnBoard(key: string): boolean {
  return ON_BOARD.some((kind) => kind.has(key));
}

/** The dice alone bring them all down. */
function fallsAlready(g: Table, attempt: Attempt, spaces: readonly Space[]): boolean {
  return priceOf(g, attempt, spaces)?.count === 0;
}

function isDeed(key: string): boolean {
  return DEEDS.some((deed) => deed === key);
}
