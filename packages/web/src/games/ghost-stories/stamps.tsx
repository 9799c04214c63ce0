/** What came of an exorcism, stamped on the ghosts it was about. */

import type { Json } from '@jade/engine';
import { SPACE_IDS } from '@jade/ghost-stories/screen';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { CELL, HALF } from './geometry.ts';
import { useGeometry } from './use-geometry.ts';

export function Stamps() {
  const { moment } = useTable().session;
  if (moment === null || moment.kind !== 'result') return null;
  const lines = [...moment.causes, moment.line, ...moment.notes];
  const fallen = lines.flatMap(({ key, params }) => (key === 'exorcised' ? [spaceIn(params.space)] : []));
  const stays = lines.flatMap(({ params }) => (Array.isArray(params.stays) ? params.stays.map(spaceIn) : []));
  return (
    <g pointerEvents="none">
      {fallen.map((space) => (
        <Stamp key={space} space={space} falls />
      ))}
      {stays.map((space) => (
        <Stamp key={space} space={space} falls={false} />
      ))}
    </g>
  );
}

function spaceIn(name: Json | undefined): number {
  return SPACE_IDS.indexOf(String(name));
}

function Stamp({ space, falls }: { space: number; falls: boolean }) {
  const words = useWords();
  const [x, y] = useGeometry().space(space);
  return (
    <g transform={`translate(${x + HALF} ${y + HALF})`}>
      <g className={`gs-stamp ${falls ? 'falls' : 'stays'}`}>
        <rect x={-HALF - 4} y="-24" width={CELL + 8} height="48" rx="7" />
        <text y="9">{words.say(falls ? 'ghosts.stamp.falls' : 'ghosts.stamp.stays')}</text>
      </g>
    </g>
  );
}
