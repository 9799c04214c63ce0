/** Every game and mode, with the numbers of players at which its table looks different. */

interface Sitting {
  readonly name: string;
  readonly game: string;
  readonly args: readonly string[];
}

const sitting = (name: string, game: string, players: number, ...more: string[]): Sitting => {
  return { name, game, args: ['--players', String(players), '--seed', 'layout', ...more] };
};

const MOON = ['--mode', 'white-moon', '--option', 'ma-cho=true', '--option', 'crazy-shaman=true'];

export const GAMES: readonly Sitting[] = [
  sitting('Panda with two', 'way-of-the-panda', 2),
  sitting('Panda with four', 'way-of-the-panda', 4),
  sitting('Panda, expert', 'way-of-the-panda', 4, '--mode', 'expert'),
  sitting('Wall with two', 'great-wall', 2),
  sitting('Wall with four', 'great-wall', 4),
  sitting('Wall alone', 'great-wall', 1, '--mode', 'solo'),
  sitting('Wall together', 'great-wall', 3, '--mode', 'cooperative'),
  sitting('Ghosts alone', 'ghost-stories', 1),
  sitting('Ghosts with four', 'ghost-stories', 4),
  sitting('White Moon with two', 'ghost-stories', 2, ...MOON),
  sitting('White Moon with four', 'ghost-stories', 4, ...MOON),
  sitting('Lantern Market', 'lantern-market', 3),
];
