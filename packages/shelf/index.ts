/** The games there are. A new game is entered here and nowhere else: terminal, workers and browser find it. */

import type { GameDefinition } from '@jade/engine';
import { anyGame } from '@jade/engine';
import type { Catalogue } from '@jade/words';
import { expand } from '@jade/words';

/** A game on the shelf. Whatever it is asked for is loaded then. */
export interface Box {
  readonly id: string;
  rules(): Promise<GameDefinition>;
  /** Its catalogues, by the languages it speaks; English is always among them. */
  readonly words: Readonly<Record<string, () => Promise<{ default: Catalogue }>>>;
}

/** A game that was taken from the shelf: its rules, and its words in a language it speaks. */
export interface OpenBox {
  readonly definition: GameDefinition;
  readonly words: Catalogue;
  readonly language: string;
}

export const ENGLISH = 'en';

export const SHELF: readonly Box[] = [
  {
    id: 'way-of-the-panda',
    rules: async () => anyGame((await import('@jade/way-of-the-panda')).wayOfThePanda),
    words: {
      en: () => import('@jade/way-of-the-panda/messages/en.json'),
      it: () => import('@jade/way-of-the-panda/messages/it.json'),
      fr: () => import('@jade/way-of-the-panda/messages/fr.json'),
      de: () => import('@jade/way-of-the-panda/messages/de.json'),
    },
  },
  {
    id: 'ghost-stories',
    rules: async () => anyGame((await import('@jade/ghost-stories')).ghostStories),
    words: {
      en: () => import('@jade/ghost-stories/messages/en.json'),
      it: () => import('@jade/ghost-stories/messages/it.json'),
      fr: () => import('@jade/ghost-stories/messages/fr.json'),
      de: () => import('@jade/ghost-stories/messages/de.json'),
    },
  },
  {
    id: 'great-wall',
    rules: async () => anyGame((await import('@jade/great-wall')).greatWall),
    words: {
      en: () => import('@jade/great-wall/messages/en.json'),
      it: () => import('@jade/great-wall/messages/it.json'),
    },
  },
  {
    id: 'lantern-market',
    rules: async () => anyGame((await import('@jade/lantern-market')).lanternMarket),
    words: {
      en: () => import('@jade/lantern-market/messages/en.json'),
      it: () => import('@jade/lantern-market/messages/it.json'),
      fr: () => import('@jade/lantern-market/messages/fr.json'),
      de: () => import('@jade/lantern-market/messages/de.json'),
    },
  },
];

/** Takes a game from the shelf, in a language if it speaks it, else in English; null when there is no such game. */
export async function openBox(game: string, language = ENGLISH): Promise<OpenBox | null> {
  const box = SHELF.find(({ id }) => id === game);
  if (box === undefined) return null;
  const spoken = Object.hasOwn(box.words, language) ? language : ENGLISH;
  const [definition, words] = await Promise.all([box.rules(), box.words[spoken]?.()]);
  return { definition, words: expand(words?.default ?? {}), language: spoken };
}

/** The rules of a game; null when there is none of that name. */
export async function rulesOf(game: string): Promise<GameDefinition | null> {
  return (await SHELF.find(({ id }) => id === game)?.rules()) ?? null;
}

/** The rules of a game that must be there. */
export async function definitionOf(game: string): Promise<GameDefinition> {
  const definition = await rulesOf(game);
  if (definition === null) throw new Error(`there is no game '${game}'`);
  return definition;
}
