/** A section of the wall: hordes above, barricades, the wall with its firing spots, the balance, and the rest zone. */

import type { Section as SectionId, Seen } from '@jade/great-wall/screen';
import { lastChance, SECTIONS, sectionForecast, sectionWords, slotAt } from '@jade/great-wall/screen';
import { useWords } from '../../words/words.tsx';
import { Drawn, Inked } from './art.tsx';
import { useConcern } from './concern.tsx';
import { HordeCard } from './horde.tsx';
import { useReadable } from './inspect.tsx';
import { BASE, Barricades, FiringSpots, Wall } from './rampart.tsx';
import { RestZone } from './rest-zone.tsx';
import { useMe } from './use-game.ts';

const ROW_Y = [210, 108, 6];

export function WallSection({ g, section }: { g: Seen; section: SectionId }) {
  const words = useWords();
  const id = SECTIONS[section];
  return (
    <svg
      className="gw-section"
      viewBox="0 0 282 505"
      preserveAspectRatio="xMidYMax meet"
      aria-label={words.say('wall.section', { section: id })}
      data-section={id}
    >
      {[2, 1, 0].map((row) =>
        g.hordes[slotAt(section, row)] === '' ? (
          <Camp key={row} row={row} />
        ) : (
          <HordeCard key={row} g={g} slot={slotAt(section, row)} y={ROW_Y[row] ?? 6} />
        ),
      )}
      <Wall g={g} section={section} />
      <Barricades g={g} section={section} />
      <FiringSpots g={g} section={section} />
      <RestZone g={g} section={section} />
      {g.season !== 'setup' && <Balance g={g} section={section} />}
    </svg>
  );
}

/** Where no horde has come yet. */
function Camp({ row }: { row: number }) {
  const words = useWords();
  return (
    <g transform={`translate(12 ${ROW_Y[row]})`}>
      <rect
        width="258"
        height="96"
        rx="8"
        fill="#2a1208"
        fillOpacity=".16"
        stroke="#5a3116"
        strokeWidth="1.5"
        strokeDasharray="7 6"
        strokeOpacity=".5"
      />
      <Drawn piece="wall-camp" x={0} y={0} width={258} height={96} />
      <text className="gw-row" x="129" y="24">
        {words.say('wall.row', { row: row + 1 })}
      </text>
    </g>
  );
}

/** Power against Defence, and what would come of it. */
function Balance({ g, section }: { g: Seen; section: SectionId }) {
  const words = useWords();
  const { power, defence, holds } = sectionForecast(g, section);
  const label = words.say('wall.section.read', { section: SECTIONS[section], power, defence });
  const thing = useReadable(`section:${SECTIONS[section]}`, { kind: 'section', section }, label);
  const verdict = sectionWords(g, section).key;
  const me = useMe();
  const lack = me === null ? undefined : lastChance(g, me).find((threat) => threat.section === section);
  const concern = useConcern();
  const quiet = verdict === 'wall.quiet';
  const colour = quiet ? '#c8b08a' : holds ? '#7fdcae' : '#ff8a70';
  return (
    <g
      {...thing.props}
      transform={`translate(141 ${BASE - 15})`}
      className={`gw-balance ${holds ? '' : 'gw-danger'}`}
      data-holds={holds}
    >
      {/* Easier to hit than it looks, as far as what stands above and below it leaves room. */}
      <rect x="-94" y="-9" width="188" height="42" fill="none" pointerEvents="all" />
      {thing.can && <rect className="can gw-glow" x="-94" y="-9" width="188" height="39" rx="19" />}
      {concern?.sections.includes(section) === true && (
        <rect className="gw-concern" x="-94" y="-8" width="188" height="37" rx="18.5" />
      )}
      <rect
        x="-88"
        y="-2"
        width="176"
        height="25"
        rx="12.5"
        fill="#140805"
        stroke={thing.at ? '#fff' : thing.can ? '#ffe08a' : colour}
        strokeWidth={thing.can || thing.at ? 3 : 1.6}
      />
      <Inked name="crossed-sabres" x={-72} y={10.5} size={15} color="#f6b49a" />
      <text className="gw-sum" x="-53" y="15.5" fill="#ffe3d2">
        {power}
      </text>
      <text className="gw-vs" x="-35" y="15">
        {words.say('wall.against')}
      </text>
      <Inked name="crenulated-shield" x={-17} y={10.5} size={15} color="#cfe6ff" />
      <text className="gw-sum" x="2" y="15.5" fill="#e6f2ff">
        {defence}
      </text>
      <text className="gw-verdict" x="48" y="15" fill={colour}>
        {lack === undefined ? words.say(verdict) : words.say('wall.short', { short: lack.short })}
      </text>
    </g>
  );
}
