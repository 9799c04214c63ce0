/** Every game, mode and number of players. */

import type { MOMENTS } from './tables.ts';

interface Sitting {
  readonly name: string;
  readonly game: string;
  readonly args: readonly string[];
  readonly moments: readonly (keyof typeof MOMENTS)[];
  /** Whether everything that can be opened is; where another number of players only fills the table otherwise, the table alone is looked at. */
  readonly opens: boolean;
}

const sitting = (name: string, game: string, players: number, ...more: string[]): Sitting => {
  const args = ['--players', String(players), '--seed', 'layout', ...more];
  return { name, game, args, moments: ['early', 'middle', 'late'], opens: true };
};

const tableOf = (...wish: Parameters<typeof sitting>): Sitting => {
  return { ...sitting(...wish), moments: ['middle'], opens: false };
};

const MOON = ['--mode', 'white-moon', '--option', 'ma-cho=true', '--option', 'crazy-shaman=true'];
const TOGETHER = ['--mode', 'cooperative'];

export const GAMES: readonly Sitting[] = [
  sitting('Panda with two', 'way-of-the-panda', 2),
  sitting('Panda with four', 'way-of-the-panda', 4),
  sitting('Wall with four', 'great-wall', 4),
  sitting('Wall alone', 'great-wall', 1, '--mode', 'solo'),
  sitting('Wall together', 'great-wall', 3, ...TOGETHER),
  sitting('Ghosts alone', 'ghost-stories', 1),
  sitting('Ghosts with four', 'ghost-stories', 4),
  sitting('White Moon with four', 'ghost-stories', 4, ...MOON),
  sitting('Lantern Market', 'lantern-market', 3),
  tableOf('Panda with three', 'way-of-the-panda', 3),
  tableOf('Panda, expert', 'way-of-the-panda', 4, '--mode', 'expert'),
  tableOf('Wall with two', 'great-wall', 2),
  tableOf('Wall with three', 'great-wall', 3),
  tableOf('Wall together, two', 'great-wall', 2, ...TOGETHER),
  tableOf('Wall together, four', 'great-wall', 4, ...TOGETHER),
  tableOf('Ghosts with two', 'ghost-stories', 2),
  tableOf('Ghosts with three', 'ghost-stories', 3),
  tableOf('White Moon alone', 'ghost-stories', 1, ...MOON),
  tableOf('White Moon with two', 'ghost-stories', 2, ...MOON),
  tableOf('White Moon with three', 'ghost-stories', 3, ...MOON),
];
