/** Which thing of the table is held up to be read: a ghost, a tile, a family, an artefact. */

import type { Artefact, Card, Family, Place, Side, Space } from '@jade/ghost-stories/screen';
import { useTable } from '../../shell/at-table.tsx';
import { inspection } from '../../shell/inspect.tsx';

export type Inspected =
  | { readonly kind: 'ghost'; readonly card: Card; readonly space: Space }
  | { readonly kind: 'tile'; readonly place: Place }
  | { readonly kind: 'board'; readonly side: Side }
  | { readonly kind: 'artefact'; readonly artefact: Artefact }
  | { readonly kind: 'family'; readonly family: Family };

export const { InspectProvider, useInspected } = inspection<Inspected>();

/** Whether a press on it would start a deed, such as a roll, rather than choose the thing itself: then it is read first. */
export function useDeed(things: readonly string[]): boolean {
  const { choices } = useTable();
  const keys = things.flatMap((thing) => choices.get(thing) ?? []);
  return keys.length > 0 && keys.every((key) => !key.includes(':'));
}
