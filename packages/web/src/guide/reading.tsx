/** What all parts of an open guide ask for: the books, the place where it lies open, the pictures of the game. */

import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import type { GameFace } from '../games/games.ts';
import type { Books } from './books.ts';

/** A chapter of the guide, or the numbered rules, at one of them or searched through. */
export type Place =
  | { readonly kind: 'chapter'; readonly id: string }
  | { readonly kind: 'rules'; readonly rule: string | null; readonly wanted?: string };

export interface Reading {
  readonly game: string;
  readonly books: Books;
  readonly place: Place;
  go(place: Place): void;
  readonly Picture: GameFace['GuidePicture'] | undefined;
}

const Context = createContext<Reading | null>(null);
export const ReadingProvider = Context;

export function useReading(): Reading {
  const reading = useContext(Context);
  if (reading === null) throw new Error('no guide lies open here');
  return reading;
}

/** A picture in the words of the game; a game without drawings of its own shows none. */
export function Picture({ source, small = false }: { source: string; small?: boolean }) {
  const { Picture: Drawn } = useReading() as {
    Picture: ComponentType<{ source: string; small?: boolean }> | undefined;
  };
  return Drawn === undefined ? null : <Drawn source={source} small={small} />;
}
