/** Everything on the table that one can point at and ask about. */

import type { SeatView } from '@jade/engine';
import { ALL_COLOURS } from './content/colours.ts';
import { PLACES, RECEPTACLE_IDS, SIDES } from './content/layout.ts';
import { FAMILIES } from './content/villagers.ts';
import { DECK } from './forecasts.ts';
import { GRAVEYARD, HAUNTED, heldThing, SHELTER } from './inspect-pieces.ts';
import { fateOf } from './rules/families.ts';
import {
  ARTEFACT_KEYS,
  boardKey,
  DIE_KEYS,
  FAMILY_KEYS,
  POWER_KEYS,
  SPACE_KEYS,
  SU_LING,
  TAO_KEYS,
  taoistKey,
  tileKey,
} from './rules/keys.ts';
import { isPlayed } from './rules/table.ts';
import { receptacleThing } from './rules/things.ts';
import { boardOf } from './state.ts';
import type { GhostView } from './view.ts';

export function things({ table: g }: SeatView<GhostView>): readonly string[] {
  const { moon } = g;
  return [
    ...SPACE_KEYS.of,
    ...PLACES.map((place) => tileKey(g, place)),
    ...SIDES.flatMap((side) => {
      const { colour } = boardOf(g, side);
      const held = (['qi', 'yinYang', 'buddha', 'powerToken', 'crystal'] as const).map((kind) =>
        heldThing(kind, colour),
      );
      return [boardKey(g, side), ...(isPlayed(g, side) ? [taoistKey(g, side), ...held] : held.slice(0, 1))];
    }),
    ...(g.toChoose > 0 ? POWER_KEYS.of : []),
    ...ALL_COLOURS.flatMap((colour) => TAO_KEYS.of[colour] ?? []),
    ...DIE_KEYS.of,
    DECK,
    HAUNTED,
    ...(moon === null
      ? []
      : [
          GRAVEYARD,
          SHELTER,
          SU_LING,
          ...RECEPTACLE_IDS.map((_, index) => receptacleThing(index)),
          ...FAMILIES.flatMap((_, family) =>
            fateOf(moon, family as never).members > 0 ? (FAMILY_KEYS.of[family] ?? []) : [],
          ),
          ...SIDES.flatMap((side) => boardOf(g, side).artefacts.map((artefact) => ARTEFACT_KEYS.of[artefact] ?? '')),
        ]),
  ];
}
