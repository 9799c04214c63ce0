/** Which thing of the table is held up to be read: a horde, a location, a card. */

import type { Faction, Location, Section, Slot } from '@jade/great-wall/screen';
import type { Thing } from '../../shell/at-table.tsx';
import { useThing } from '../../shell/at-table.tsx';
import { inspection, readable } from '../../shell/inspect.tsx';

export type CardKind = 'general' | 'advisor' | 'command' | 'tactic' | 'artefact' | 'request' | 'event';

export type Inspected =
  | { readonly kind: 'horde'; readonly slot: Slot }
  | { readonly kind: 'claimed'; readonly owner: Faction }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'location'; readonly location: Location }
  | { readonly kind: CardKind; readonly id: string; readonly owner?: number };

export const { InspectProvider, useInspected } = inspection<Inspected>();

/** What makes a thing readable: a press holds it up, or, while it can be chosen, a long or a second press. */
export function useReadable(thing: string, shown: Inspected, label: string, also?: readonly string[]): Thing {
  const { show } = useInspected();
  const found = useThing(thing, also);
  return { ...found, props: { ...found.props, ...readable(() => show(shown), label, found.can) } } as Thing;
}

/** The state of a thing as classes. */
export function stateOf({ can, at, asked }: Thing): string {
  return `${can ? 'is-can' : ''} ${at ? 'is-at' : ''} ${asked ? 'is-asked' : ''}`;
}
