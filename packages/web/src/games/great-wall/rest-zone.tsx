/** The rest zone of a section and who waits there. */

import pavingUrl from 'painting:wall-paving';
import type { Section as SectionId, Seen } from '@jade/great-wall/screen';
import { SECTIONS, SOLDIERS } from '@jade/great-wall/screen';
import { useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { guiseOf, SoldierShield } from './art.tsx';
import { BASE } from './rampart.tsx';
import { useMe } from './use-game.ts';

interface Waiting {
  readonly faction: number;
  readonly kind: number;
  readonly count: number;
}

export function RestZone({ g, section }: { g: Seen; section: SectionId }) {
  const words = useWords();
  const thing = useThing(`rest:${SECTIONS[section]}`);
  const waiting = g.clans.flatMap((clan, faction): Waiting[] =>
    SOLDIERS.map((_, kind) => ({ faction, kind, count: clan.rest[section * SOLDIERS.length + kind] ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
  );
  const step = Math.min(40, 184 / Math.max(1, waiting.length));
  return (
    <g>
      <g {...thing.props} className="gw-rest">
        <image href={pavingUrl} x="0" y={BASE} width="282" height="59" />
        {thing.can && (
          <rect
            className="can"
            x="8"
            y={BASE + 20}
            width="266"
            height="36"
            rx="8"
            fill="#ffe08a"
            fillOpacity=".42"
            stroke={thing.at ? '#fff' : '#fff0b8'}
            strokeWidth="3"
          />
        )}
        <text className="gw-rest-name" x="28" y={BASE + 45}>
          {words.say('wall.restZone')}
        </text>
        {waiting.length === 0 && (
          <text className="gw-rest-empty" x="178" y={BASE + 45}>
            {words.say('wall.restEmpty')}
          </text>
        )}
      </g>
      {waiting.map((one, index) => (
        <Resting
          key={`${one.faction}-${one.kind}`}
          g={g}
          section={section}
          {...one}
          x={Math.max(112, 178 - ((waiting.length - 1) * step) / 2) + index * step}
        />
      ))}
    </g>
  );
}

function Resting({ g, section, faction, kind, count, x }: Waiting & { g: Seen; section: SectionId; x: number }) {
  const me = useMe();
  const thing = useThing(`soldier:${SECTIONS[section]}-${SOLDIERS[kind]}`);
  const glows = thing.can && faction === me;
  const y = BASE + 38;
  return (
    <g {...(glows ? thing.props : {})} className={glows ? 'gw-mine' : 'gw-still'}>
      {glows && <circle className="can gw-glow" cx={x} cy={y} r="20" />}
      {glows && thing.at && <circle cx={x} cy={y} r="19" fill="none" stroke="#fff" strokeWidth="3" />}
      <SoldierShield guise={guiseOf(g, faction)} kind={kind} x={x} y={y} size={28} />
      {count > 1 && (
        <>
          <circle cx={x + 11} cy={y + 10} r="8" fill="#140805" stroke="#f0c890" />
          <text className="gw-count" x={x + 11} y={y + 14}>
            {count}
          </text>
        </>
      )}
    </g>
  );
}
