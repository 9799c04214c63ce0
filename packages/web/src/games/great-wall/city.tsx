/** The city: ten locations with their clerks, overseers, and what they would give. */

import type { Location, Seen } from '@jade/great-wall/screen';
import {
  isProduction,
  isReady,
  LOCATION_IDS,
  LOCATIONS,
  moving,
  SHAME_ICON,
  slotsOf,
  wouldFillAlone,
} from '@jade/great-wall/screen';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { stateOf, useReadable } from './inspect.tsx';
import { LOCATION_TINTS, locationSign } from './signs.ts';
import { useMe } from './use-game.ts';

export function City({ g }: { g: Seen }) {
  const words = useWords();
  return (
    <section className="gw-city" aria-label={words.say('wall.city')}>
      {LOCATIONS.map((location) => (
        <Tile key={location} g={g} location={location} />
      ))}
    </section>
  );
}

/** Whose clerks are there, one entry a clerk, in tea order. */
export function clerksAt(g: Seen, location: Location): number[] {
  return g.tea.flatMap((faction) => Array.from({ length: g.clans[faction]?.at[location] ?? 0 }, () => faction));
}

function Tile({ g, location }: { g: Seen; location: Location }) {
  const words = useWords();
  const id = LOCATION_IDS[location] ?? '';
  const clerks = clerksAt(g, location);
  const slots = slotsOf(g, location);
  const ready = isReady(g, location);
  const label = words.say('wall.location.read', { location: id, count: clerks.length });
  const alone = useFillsAlone(g, location);
  const thing = useReadable(`location:${id}`, { kind: 'location', location }, label);
  return (
    <div {...thing.props} className={`gw-loc ${stateOf(thing)}`} style={{ '--tint': LOCATION_TINTS[id] } as object}>
      {thing.can && <span className="can gw-ring" />}
      <span className="big">
        <Sign name={locationSign(id)} size={62} />
      </span>
      <span className="gw-loc-head">
        <b className="wide">{words.say(`location.${id}`)}</b>
        <b className="short">{words.say(`wall.place.${id}`)}</b>
        {SHAME_ICON[location] && (
          <span className="gw-shi" title={words.say('wall.shameHere')}>
            <Sign name="despair" size={13} />
          </span>
        )}
      </span>
      {ready && (
        <span className="gw-ready">
          <Mark name="tick" size={11} /> {words.say('wall.ready')}
        </span>
      )}
      {alone && (
        <span className="gw-alone">
          <Sign name="despair" size={12} /> {words.say('wall.place.fillsAlone')}
        </span>
      )}
      {isProduction(location) ? <Overseers g={g} location={location} /> : <Gives g={g} location={location} />}
      <span className={`gw-slots ${slots === 0 ? 'open' : ''} ${clerks.length > 5 ? 'many' : ''}`}>
        {clerks.map((faction, index) => (
          <Badge key={`${faction}-${clerks.slice(0, index).length}`} guise={guiseOf(g, faction)} size={22} />
        ))}
        {Array.from({ length: Math.max(0, slots - clerks.length) }, (_, index) => index).map((index) => (
          <i key={index} className="hole" />
        ))}
        {slots === 0 && clerks.length === 0 && <i className="any">{words.say('wall.anyNumber')}</i>}
      </span>
    </div>
  );
}

/** Whether the Clerk that is being moved would fill this place alone. */
function useFillsAlone(g: Seen, location: Location): boolean {
  const me = useMe();
  const { view } = useTable().session.look;
  const moves = view.decision === moving.steps.origin || view.decision === moving.steps.destination;
  return me !== null && view.options !== null && moves && wouldFillAlone(g, me, location);
}

/** Levels 1 to 3 and whose overseer stands on each. */
function Overseers({ g, location }: { g: Seen; location: Location }) {
  const words = useWords();
  return (
    <span className="gw-over num">
      {[1, 2, 3].map((level) => {
        const here = g.clans.flatMap((clan, faction) => (clan.overseers[location] === level ? [faction] : []));
        return (
          <span key={level} title={words.say('wall.overseerLevel', { level })}>
            {here.map((faction) => (
              <Badge key={faction} guise={guiseOf(g, faction)} size={15} />
            ))}
            <i>{words.say('wall.plus', { n: level })}</i>
          </span>
        );
      })}
    </span>
  );
}

/** What the place does, in two or three words; for own clerks how often. */
function Gives({ g, location }: { g: Seen; location: Location }) {
  const words = useWords();
  const me = useMe();
  const id = LOCATION_IDS[location] ?? '';
  const own = me === null ? 0 : (g.clans[me]?.at[location] ?? 0);
  return <span className="gw-gives">{words.say(`wall.gives.${id}`, { count: Math.max(1, own) })}</span>;
}
