/** Portraits of people and ghosts; their sprite is loaded when the first of them is shown. */

import peopleUrl from 'sprite:people';
import type { GhostPerson } from '../../../art/sprites.ts';

/** Ghosts that are drawn as a bust rather than as a silhouette. */
const DRAWN: readonly string[] = ['hopping-vampire', 'vampire-lord'] satisfies GhostPerson[];

export function drawnGhost(id: string): GhostPerson | null {
  return DRAWN.includes(id) ? (id as GhostPerson) : null;
}

export function Person({ who, height }: { who: GhostPerson; height: number }) {
  return (
    <svg className="gs-person" width={(height * 120) / 140} height={height} viewBox="0 0 120 140" aria-hidden="true">
      <use href={`${peopleUrl}#bust-${who}`} />
    </svg>
  );
}
