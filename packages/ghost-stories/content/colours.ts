/** Colours of boards, ghosts, Tao tokens and dice (GS-COMP-1, GS-COMP-3, GS-EXORCISM-3). */

import data from './ghost-stories.data.json';

export const COLOURS = ['yellow', 'red', 'green', 'blue', 'black'] as const;
export type ColourName = (typeof COLOURS)[number];

/** An index into COLOURS. */
export type Colour = number & { readonly brand: 'Colour' };

export const ALL_COLOURS: readonly Colour[] = COLOURS.map((_, index) => index as Colour);
export const BLACK = 4 as Colour;
/** The colours of the four boards. */
export const BOARD_COLOURS: readonly Colour[] = ALL_COLOURS.filter((colour) => colour !== BLACK);

/** The sixth face of a Tao die: any one colour. */
export const WHITE = 5;
/** What a die shows: a colour, or WHITE. */
export type Face = Colour | typeof WHITE;
export const FACE_NAMES: readonly string[] = [...COLOURS, 'white'];

export function colourOf(name: string): Colour {
  const index = COLOURS.indexOf(name as ColourName);
  if (index < 0) throw new Error(`there is no colour '${name}'`);
  return index as Colour;
}

/** GS-COMP-2: the six faces of a Tao die, the grey one included. */
export const TAO_FACES: readonly Face[] = data.dice.tao.faces.map((name) => FACE_NAMES.indexOf(name) as Face);

/** The six faces of the Curse die (GS-CURSE-1). */
export const CURSE_FACES: readonly string[] = data.dice.curse.faces;
