/** Everything on the table is public (WP-COMP-9): a view is a copy of the pieces. */

import type { Core, Seat, Stream, Viewer } from '@jade/engine';
import type { Panda, Pieces } from './state.ts';
import { clonePieces, withCore } from './state.ts';

export type PandaView = Readonly<Pieces>;

export function view(g: Panda, _viewer: Viewer): PandaView {
  return clonePieces(g);
}

export function imagine(view: PandaView, _viewer: Seat, _random: Stream, core: Core): Panda {
  return withCore(clonePieces(view), core);
}
