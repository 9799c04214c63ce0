/** The map: roads with their ninjas, guards and tiles, locations with their buildings, and the champions. All of it can be pressed. */

import mapUrl from 'painting:map-panda';
import { seat as seatNumber } from '@jade/engine';
import type { Class, Place, Road, Table } from '@jade/way-of-the-panda/screen';
import {
  CLASSES,
  championFrom,
  championThing,
  IS_FRONTIER,
  isChampionThing,
  isCity,
  NEUTRAL,
  NINJAS,
  NO_TILE,
  PLACE_IDS,
  PLACES,
  ROAD,
  ROADS,
  SECTION_IDS,
  SPOT,
} from '@jade/way-of-the-panda/screen';
import { memo } from 'react';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { Camera } from '../../shell/camera.tsx';
import { useWords } from '../../words/words.tsx';
import { buildingPiece, Drawn, Inked, NEUTRAL_COLOUR, Standee, seatColour } from './art.tsx';
import { exitPoint, isExit, LAYS, LOCATIONS, SECTIONS, sectionPoint } from './geometry.ts';
import { useGame, useWalker } from './use-game.ts';

export function Board() {
  const words = useWords();
  const g = useGame();
  const { choices } = useTable();
  const focus = [...choices.keys()].map((thing) => pointOf(g, thing)).filter((point) => point !== null);
  return (
    <Camera focus={focus} ground={mapUrl}>
      <svg className="map" viewBox="0 0 1000 1000" aria-label={words.say('panda.map')}>
        {SECTION_IDS.map((id, index) => (
          <Section key={id} id={id} index={index} />
        ))}
        {ROADS.map((road) => (
          <RoadBed key={road} road={road} />
        ))}
        {PLACES.map((place) => (
          <Location key={place} place={place} g={g} />
        ))}
        {ROADS.map((road) => (
          <RoadThings
            key={road}
            road={road}
            tile={g.roadTile[road] ?? NO_TILE}
            guards={g.roadGuards.slice(road * g.seats, (road + 1) * g.seats).join()}
          />
        ))}
        {PLACES.map((place) => (
          <PlaceMarks key={place} place={place} city={isCity(g, place)} />
        ))}
        <Champions g={g} />
      </svg>
    </Camera>
  );
}

/** Where a thing lies on the map; null for what lies elsewhere. */
export function pointOf(g: Table, thing: string): readonly [number, number] | null {
  if (ROAD.has(thing)) {
    const lay = LAYS[ROAD.index(thing)];
    return lay?.curve.at(lay.middle) ?? null;
  }
  if (SPOT.has(thing)) return spotPoint(SPOT.index(thing));
  if (!isChampionThing(thing)) return null;
  const { owner, champion } = championFrom(thing);
  const spot = g.clans[owner]?.champions[champion] ?? -1;
  return spot < 0 ? null : spotPoint(spot);
}

function spotPoint(spot: number): readonly [number, number] {
  const location = LOCATIONS[spot];
  return location === undefined ? sectionPoint(spot - LOCATIONS.length) : [location.x, location.y];
}

/** A border section in the frame of the map. */
function Section({ id, index }: { id: string; index: number }) {
  const words = useWords();
  const thing = useThing(`border:${id}`);
  const rect = SECTIONS[index]?.rect;
  if (rect === undefined) return null;
  const [x, y] = sectionPoint(index);
  const turn = rect.w > rect.h ? 0 : x < 500 ? -90 : 90;
  return (
    <g {...thing.props} className={`section ${thing.at ? 'at' : ''} ${thing.asked ? 'asked' : ''}`}>
      <rect
        x={rect.x + 3}
        y={rect.y + 3}
        width={rect.w - 6}
        height={rect.h - 6}
        rx="8"
        fill={thing.can ? '#ffe08a' : 'transparent'}
        fillOpacity={thing.can ? 0.35 : 0}
        className={thing.can ? 'can' : ''}
      />
      <text transform={`translate(${x} ${y + (turn === 0 ? 5 : 0)}) rotate(${turn})`} className="march">
        {words.say(`march.${id}`)}
      </text>
    </g>
  );
}

/** How far an island reaches along a road. */
const ISLAND = 46;

/** What may be walked shines; everything else only listens. */
const RoadBed = memo(function RoadBed({ road }: { road: Road }) {
  const thing = useThing(ROAD.of[road] ?? '');
  const curve = LAYS[road]?.curve;
  const d = curve?.d;
  // The light ends where the islands begin.
  const length = (curve?.length ?? 0) - ISLAND * (isExit(road) ? 1 : 2);
  const between = { strokeDasharray: `${length} 2000`, strokeDashoffset: -ISLAND };
  const [ex, ey] = isExit(road) ? exitPoint(road) : [0, 0];
  return (
    <g
      {...thing.props}
      className={`road ${thing.at ? 'at' : ''} ${thing.asked ? 'asked' : ''}`}
      fill="none"
      strokeLinecap="round"
    >
      {thing.can && (
        <g className="can" {...between}>
          <path d={d} stroke="#ffd76a" strokeWidth="40" opacity=".4" />
          <path d={d} stroke="#ffe9a8" strokeWidth="25" />
          <path d={d} stroke="#8a5a00" strokeWidth="19" opacity=".55" />
          <path d={d} stroke="#fff3c8" strokeWidth="16" />
        </g>
      )}
      {thing.can && isExit(road) && (
        <circle className="can" cx={ex} cy={ey} r="12" fill="#ffe9a8" stroke="#8a5a00" strokeWidth="2" />
      )}
      {thing.asked && <path d={d} stroke="#8c2a17" strokeWidth="7" strokeDasharray="10 14" />}
      {thing.at && <path d={d} stroke="#fff" strokeWidth="30" opacity=".55" {...between} />}
      <path d={d} stroke="transparent" strokeWidth="44" className="hit" />
    </g>
  );
});

/** Ninjas, guards, or the tile that took their place. Drawn above, but the road beneath takes the press. */
const RoadThings = memo(function RoadThings({ road, tile, guards }: { road: Road; tile: number; guards: string }) {
  const lay = LAYS[road];
  const ninjas = NINJAS[road] ?? 0;
  if (lay === undefined) return null;
  if (tile !== NO_TILE) {
    const colour = tile === NEUTRAL ? NEUTRAL_COLOUR : seatColour(tile);
    const half = (((ninjas - 1) / 2) * 25 + 4) / lay.curve.length;
    const [x1, y1] = lay.curve.at(lay.middle - half);
    const [x2, y2] = lay.curve.at(lay.middle + half);
    const line = `M${x1} ${y1}L${x2} ${y2}`;
    return (
      <g className="road-tile" strokeLinecap="round">
        <path d={`M${x1} ${y1 + 4}L${x2} ${y2 + 4}`} stroke="#1b140a" strokeWidth="38" opacity=".35" />
        <path d={line} stroke="#1b140a" strokeWidth="36" />
        <path d={line} stroke={colour} strokeWidth="32" />
        <path d={line} stroke="#fff8e2" strokeWidth="25" opacity=".3" />
        <path d={line} stroke={colour} strokeWidth="22" />
        {lay.spots(ninjas, 25).map(([x, y]) => (
          <Drawn key={`${x} ${y}`} piece="panda" x={x - 13} y={y - 13.5} size={26} color={colour} />
        ))}
      </g>
    );
  }
  const owners = guards.split(',').flatMap((count, seat) => Array.from({ length: Number(count) }, () => seat));
  return (
    <g className="road-pieces">
      {lay.spots(ninjas, lay.spacing(ninjas)).map(([x, y], slot) => {
        const owner = owners[slot];
        return owner === undefined ? (
          <Drawn key={`ninja ${x} ${y}`} piece="ninja" x={x - 12.5} y={y - 12.5} size={25} />
        ) : (
          <g key={`guard ${x} ${y} ${owner}`} className="guard" style={{ transformOrigin: `${x}px ${y}px` }}>
            <Drawn piece="panda" x={x - 16} y={y - 19} size={32} color={seatColour(owner)} />
          </g>
        );
      })}
    </g>
  );
});

function Location({ place, g }: { place: Place; g: Table }) {
  const thing = useThing(SPOT.of[place] ?? '');
  const location = LOCATIONS[place];
  if (location === undefined) return null;
  const city = isCity(g, place);
  const built = CLASSES.filter((c) => ((g.buildings[place] ?? 0) & (1 << c)) !== 0);
  const crowded = g.clans.some(({ champions }) => champions.some((spot) => spot === place));
  return (
    <g
      {...thing.props}
      transform={`translate(${location.x} ${location.y})`}
      className={`location ${thing.at ? 'at' : ''}`}
    >
      {thing.can && (
        <g className="can">
          <ellipse cx="0" cy="8" rx="64" ry="44" fill="#ffd76a" opacity=".45" />
          <ellipse cx="0" cy="8" rx="54" ry="35" fill="none" stroke="#fff0b8" strokeWidth="5" />
          <ellipse cx="0" cy="8" rx="54" ry="35" fill="none" stroke="#a86a00" strokeWidth="1.5" />
        </g>
      )}
      {thing.asked && (
        <ellipse cx="0" cy="8" rx="58" ry="39" fill="none" stroke="#8c2a17" strokeWidth="4" strokeDasharray="6 5" />
      )}
      {thing.at && <ellipse cx="0" cy="8" rx="60" ry="41" fill="none" stroke="#fff" strokeWidth="6" />}
      <ellipse cx="0" cy="10" rx="60" ry="48" fill="transparent" />
      {city && <CityBase />}
      <Buildings built={built} city={city} shift={crowded ? -14 : 0} />
      {g.freed[place] === 1 && <circle cx="46" cy="-14" r="7" fill="#8fe0b0" stroke="#1d5a3c" strokeWidth="1.5" />}
    </g>
  );
}

/** What must stay readable: the name, the flag of the frontier, the number. Above the pieces, and never in the way. */
const PlaceMarks = memo(function PlaceMarks({ place, city }: { place: Place; city: boolean }) {
  const words = useWords();
  const location = LOCATIONS[place];
  if (location === undefined) return null;
  const name = words.say(`place.${PLACE_IDS[place]}`);
  const width = name.length * 8.2 + 22;
  const plate = `M${-width / 2 - 8} 0L${-width / 2 - 2} 9.5L${-width / 2 - 8} 19H${width / 2 + 8}L${width / 2 + 2} 9.5L${width / 2 + 8} 0Z`;
  return (
    <g transform={`translate(${location.x} ${location.y})`} className="marks">
      {IS_FRONTIER[place] && (
        <>
          <rect
            x="-57"
            y="-31"
            width="22"
            height="22"
            rx="3"
            fill="#f0c84a"
            stroke="#4a3500"
            strokeWidth="1.6"
            transform="rotate(45 -46 -20)"
          />
          <Inked name="tower-flag" x={-46} y={-20} size={17} color="#3a2a00" />
        </>
      )}
      {location.number !== null && (
        <>
          <circle cx="-46" cy="-16" r="11.5" fill="#f7efdc" stroke="#5a4220" strokeWidth="1.6" />
          <text className="number num" x="-46" y="-11">
            {location.number}
          </text>
        </>
      )}
      <g transform="translate(0 34)">
        <path d={plate} fill="#4a2a14" opacity=".55" transform="translate(0 2)" />
        <path d={plate} fill={city ? '#f3dfae' : '#fbf4e0'} stroke="#6d5530" strokeWidth="1.1" />
        <text className="place-name" x="0" y="14.5">
          {name}
        </text>
      </g>
    </g>
  );
});

export function CityBase() {
  return (
    <>
      <path d="M-46 10C-46 -8 46 -8 46 10V20C46 36 -46 36 -46 20Z" fill="#b9b2a0" stroke="#3d372a" strokeWidth="1.6" />
      <path
        d="M-46 10v-7h7v5h6v-8h7v5h6v-8h7v5h6v-7h7v5h6v-6h7v6h6v-5h7v8h6v-5h7v7"
        fill="none"
        stroke="#3d372a"
        strokeWidth="1.6"
      />
      <path d="M-44 22C-30 32 30 32 44 22M-40 14C-30 22 30 22 40 14" stroke="#6d6655" strokeWidth="1" fill="none" />
    </>
  );
}

function Buildings({ built, city, shift }: { built: readonly Class[]; city: boolean; shift: number }) {
  const [first, second, third] = built;
  if (first === undefined) {
    if (city) return null;
    return (
      <>
        <Drawn piece="hut" x={-24 + shift} y={-16} size={27} />
        <Drawn piece="hut" x={2 + shift} y={-10} size={30} />
      </>
    );
  }
  if (second === undefined) {
    return (
      <>
        {!city && <Drawn piece="hut" x={-26 + shift} y={-6} size={24} />}
        <Drawn piece={buildingPiece(first)} x={-22 + shift} y={-38} size={50} />
      </>
    );
  }
  return (
    <>
      <Drawn piece={buildingPiece(first)} x={-42 + shift} y={-36} size={44} />
      {third !== undefined && <Drawn piece={buildingPiece(third)} x={-22 + shift} y={-48} size={44} />}
      <Drawn piece={buildingPiece(second)} x={-6 + shift} y={-32} size={44} />
    </>
  );
}

/** Champions stand at the right of their location, those of one place side by side, and walk when they move. */
function Champions({ g }: { g: Table }) {
  const walker = useWalker();
  const standing = new Map<number, number>();
  const all = g.clans
    .flatMap(({ champions }, seat) => CLASSES.map((c) => ({ seat, c, spot: champions[c] ?? -1 })))
    .filter(({ spot }) => spot >= 0);
  const crowd = (spot: number) => all.filter((one) => one.spot === spot).length;
  return all.map(({ seat, c, spot }) => {
    const place = standing.get(spot) ?? 0;
    standing.set(spot, place + 1);
    const [x, y] = spotPoint(spot);
    const onMap = spot < LOCATIONS.length;
    const count = crowd(spot);
    const step = Math.min(22, 66 / Math.max(1, count - 1));
    const dx = onMap ? 34 - (count - 1) * Math.min(8, step / 2) + place * step : (place - (count - 1) / 2) * 26;
    const active = walker !== null && walker.owner === seat && walker.champion === c;
    return <Champion key={`${seat}-${c}`} seat={seat} c={c} x={x + dx} y={y + (onMap ? 16 : 14)} active={active} />;
  });
}

function Champion({ seat, c, x, y, active }: { seat: number; c: Class; x: number; y: number; active: boolean }) {
  const thing = useThing(championThing(seatNumber(seat), c));
  return (
    <g
      {...thing.props}
      className={`champion ${thing.at ? 'at' : ''} ${thing.can ? '' : 'still'}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <Standee seat={seat} c={c} state={thing.can ? 'can' : active ? 'active' : 'plain'} />
    </g>
  );
}
