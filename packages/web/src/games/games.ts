/**
 * How the games of the shelf look in the browser: the box on the home screen, and the way to the face that draws the table. A game that
 * is not described here gets a plain box and the plain face, so that it can be played as soon as it is on the shelf.
 */

import wallSeal from 'seal:城';
import lanternSeal from 'seal:夜';
import jadeSeal from 'seal:玉';
import pandaSeal from 'seal:道';
import ghostsSeal from 'seal:鬼';
import ghostsBackdrop from 'painting:backdrop-ghosts';
import wallBackdrop from 'painting:backdrop-wall';
import ghostsCover from 'painting:cover-ghosts';
import pandaCover from 'painting:cover-panda';
import wallCover from 'painting:cover-wall';
import type { SeatView } from '@jade/engine';
import { SHELF } from '@jade/shelf';
import type { Catalogue, Speaker } from '@jade/words';
import type { ComponentType, ReactNode } from 'react';
import type { ShortcutsAt } from '../shell/shortcut.ts';
import type { ToldMoment } from '../table/moments.ts';

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
  /** False where a turn ends by revealing something, and nothing could be taken back any more: then no last word is asked. */
  readonly lastWord?: boolean;
  /** A small picture of the board at a moment, near to where it happens. */
  readonly Scene?: ComponentType<{ moment: ToldMoment }> | undefined;
  /** Draws a picture of the guide, in the words of this game's pictures (guide-pictures.ts); `small` in a line of text. */
  readonly GuidePicture?: ComponentType<{ source: string; small?: boolean }>;
  /** What one press does of which the rules ask in several questions. */
  readonly shortcuts?: ShortcutsAt;
  /** Whether a thing was designed here, because no rulebook and no print shows it. Things are named like options. */
  isReconstructed(thing: string): boolean;
  /** The words of the game, where a table calls things by other names. */
  wording?(words: Catalogue, table: Named): Catalogue;
  /** What of the board these names depend on; without it only the mode and the seats count. */
  namedBy?(view: SeatView): string;
  /** The pictures of the end: when somebody won, and when nobody did. Without one it is the cover of the box. */
  readonly victory?: EndPicture;
  readonly defeat?: EndPicture;
  /** The picture there for a game whose box has no cover. */
  readonly scene?: string;
}

export interface EndPicture {
  readonly src: string;
  /** Where there is no room for all of it: how far down to look, from 0 to 1. */
  readonly focus: number;
}

/** What a table's own names may depend on. */
export interface Named {
  readonly mode: string;
  readonly seats: number;
  readonly locale: string;
  readonly view: SeatView;
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
  /** What stands on the box; a plain one says nothing. */
  readonly players?: string;
  readonly minutes?: number;
  /** Colours of the box's spine. */
  readonly colours: { readonly light: string; readonly dark: string; readonly title: string };
  readonly face: () => Promise<GameFace>;
  /** The folder of that face: its styles hold only where this name stands. */
  readonly faceOf: string;
  /** What is recommended for a first game; else the first mode and its first number of players. */
  readonly first?: { readonly mode: string; readonly players: number };
}

/** The three that stand on the shelf of the home screen. */
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
    faceOf: 'way-of-the-panda',
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
    faceOf: 'great-wall',
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
    faceOf: 'ghost-stories',
    first: { mode: 'base', players: 2 },
  },
];

/** The teaching game: on the table, but not among the three on the shelf. */
const TEACHING: Boxed = {
  ...plainBox('lantern-market'),
  seal: lanternSeal,
  players: '2–4',
  minutes: 10,
  face: async () => (await import('./lantern-market/face.tsx')).face,
  faceOf: 'lantern-market',
  first: { mode: 'standard', players: 3 },
};

function plainBox(id: string): Boxed {
  return {
    id,
    theme: 'home',
    cover: null,
    seal: jadeSeal,
    colours: { light: '#dcb560', dark: '#2b221e', title: '#f5ecdb' },
    face: async () => (await import('./plain/face.tsx')).face,
    faceOf: 'plain',
  };
}

/** All other games there are. */
export const OTHERS: readonly Boxed[] = SHELF.filter(({ id }) => !GAMES.some((game) => game.id === id)).map(({ id }) =>
  id === TEACHING.id ? TEACHING : plainBox(id),
);

export function gameById(id: string): Boxed | null {
  return [...GAMES, ...OTHERS].find((game) => game.id === id) ?? null;
}
