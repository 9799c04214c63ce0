/** The boxes as the shelf of the home screen shows them, and the way to each game's screen. */

import wallSeal from 'seal:城';
import lanternSeal from 'seal:夜';
import pandaSeal from 'seal:道';
import ghostsSeal from 'seal:鬼';
import ghostsBackdrop from 'painting:backdrop-ghosts';
import wallBackdrop from 'painting:backdrop-wall';
import ghostsCover from 'painting:cover-ghosts';
import pandaCover from 'painting:cover-panda';
import wallCover from 'painting:cover-wall';
import type { SeatView } from '@jade/engine';
import type { Catalogue, Speaker } from '@jade/words';
import type { ComponentType, ReactNode } from 'react';

/** How a game shows itself. Loaded with the game. */
export interface GameFace {
  /** Everything between the top bar and the bottom of the screen. */
  readonly Screen: ComponentType;
  /** The score sheet at the end. */
  readonly ScoreSheet: ComponentType;
  /** What comes now and next, as beads on a cord. */
  agenda(view: SeatView, words: Speaker): readonly Bead[];
  /** A word on where the game stands: “Round 4”. */
  standing(view: SeatView, words: Speaker): string;
  /** The board told in words, for those who do not see it. */
  describe(view: SeatView, words: Speaker): readonly Described[];
  /** The emblem of a seat. */
  readonly Emblem: ComponentType<{ seat: number; size: number }>;
  /** Whether a thing was designed here, because no rulebook and no print shows it. Things are named like options. */
  isReconstructed(thing: string): boolean;
  /** The words of the game, where a mode calls things by other names. */
  wording?(words: Catalogue, mode: string, seats: number): Catalogue;
  /** The picture beside the score when nobody has won. */
  readonly defeat?: string;
  /** The picture there for a game whose box has no cover. */
  readonly scene?: string;
}

export interface Bead {
  readonly label: string;
  /** A small picture in place of its number. */
  readonly sign?: ReactNode;
  readonly state: 'done' | 'now' | 'next';
}

/** A part of the board in words: a heading and a list. */
export interface Described {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface Boxed {
  readonly id: string;
  /** Name of the colour theme. */
  readonly theme: 'panda' | 'wall' | 'ghosts' | 'home';
  readonly cover: string | null;
  /** What lies behind the screens of this game. */
  readonly backdrop?: string;
  readonly seal: string;
  readonly players: string;
  readonly minutes: number;
  /** Colours of the box's spine. */
  readonly colours: { readonly light: string; readonly dark: string; readonly title: string };
  /** null while the game is not there yet. */
  readonly face: (() => Promise<GameFace>) | null;
  /** What is recommended for a first game. */
  readonly first: { readonly mode: string; readonly players: number };
}

export const GAMES: readonly Boxed[] = [
  {
    id: 'way-of-the-panda',
    theme: 'panda',
    cover: pandaCover,
    seal: pandaSeal,
    players: '2–4',
    minutes: 75,
    colours: { light: '#5fae86', dark: '#123d2c', title: '#23382a' },
    face: async () => (await import('./way-of-the-panda/face.tsx')).face,
    first: { mode: 'standard', players: 3 },
  },
  {
    id: 'great-wall',
    theme: 'wall',
    cover: wallCover,
    backdrop: wallBackdrop,
    seal: wallSeal,
    players: '1–4',
    minutes: 120,
    colours: { light: '#d8673a', dark: '#431509', title: '#fff0d4' },
    face: async () => (await import('./great-wall/face.tsx')).face,
    first: { mode: 'competitive', players: 3 },
  },
  {
    id: 'ghost-stories',
    theme: 'ghosts',
    cover: ghostsCover,
    backdrop: ghostsBackdrop,
    seal: ghostsSeal,
    players: '1–4',
    minutes: 60,
    colours: { light: '#7f95e0', dark: '#0a1030', title: '#f3f1d6' },
    face: async () => (await import('./ghost-stories/face.tsx')).face,
    first: { mode: 'base', players: 2 },
  },
];

/** The teaching game: on the table, but not among the three on the shelf. */
export const TEACHING: Boxed = {
  id: 'lantern-market',
  theme: 'home',
  cover: null,
  seal: lanternSeal,
  players: '2–4',
  minutes: 10,
  colours: { light: '#dcb560', dark: '#2b221e', title: '#f5ecdb' },
  face: async () => (await import('./lantern-market/face.tsx')).face,
  first: { mode: 'standard', players: 3 },
};

export function gameById(id: string): Boxed | null {
  return [...GAMES, TEACHING].find((game) => game.id === id) ?? null;
}
