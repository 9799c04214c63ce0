/** The games there are. A new game is put on the shelf here, and terminal and browser find it. */

import type { GameDefinition } from '@jade/engine';
import { anyGame } from '@jade/engine';
import type { Catalogue } from '@jade/words';

/** A game that was taken from the shelf: its rules and the words it speaks. */
export interface OpenBox {
  readonly definition: GameDefinition;
  readonly words: Catalogue;
}

/** A game on the shelf. Opening it loads its code. */
export interface Box {
  readonly id: string;
  open(): Promise<OpenBox>;
}

export const SHELF: readonly Box[] = [
  {
    id: 'way-of-the-panda',
    async open() {
      const { wayOfThePanda } = await import('@jade/way-of-the-panda');
      const { default: words } = await import('@jade/way-of-the-panda/messages/en.json');
      return { definition: anyGame(wayOfThePanda), words };
    },
  },
  {
    id: 'ghost-stories',
    async open() {
      const { ghostStories } = await import('@jade/ghost-stories');
      const { default: words } = await import('@jade/ghost-stories/messages/en.json');
      return { definition: anyGame(ghostStories), words };
    },
  },
  {
    id: 'great-wall',
    async open() {
      const { greatWall } = await import('@jade/great-wall');
      const { default: words } = await import('@jade/great-wall/messages/en.json');
      return { definition: anyGame(greatWall), words };
    },
  },
  {
    id: 'lantern-market',
    async open() {
      const { lanternMarket } = await import('@jade/lantern-market');
      const { default: words } = await import('@jade/lantern-market/messages/en.json');
      return { definition: anyGame(lanternMarket), words };
    },
  },
];

/** Takes a game from the shelf; null when there is none of that name. */
export async function openBox(game: string): Promise<OpenBox | null> {
  return (await SHELF.find(({ id }) => id === game)?.open()) ?? null;
}

/** The rules of a game that must be there. */
export async function definitionOf(game: string): Promise<GameDefinition> {
  const box = await openBox(game);
  if (box === null) throw new Error(`there is no game '${game}'`);
  return box.definition;
}
