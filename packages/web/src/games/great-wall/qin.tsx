/** Solo: Qin Jiushao's location track, and what he will do next and why. */

import type { Params } from '@jade/engine';
import type { Seen } from '@jade/great-wall/screen';
import { clanOf, LOCATION_IDS, qin, qinForecasts } from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { locationSign } from './signs.ts';

export function QinTrack({ g }: { g: Seen }) {
  const words = useWords();
  return (
    <section className="panel hair gw-qintrack">
      <div className="ph">
        <h2>{words.say('wall.qin.track')}</h2>
        <span className="meta">
          <RuleChip rule="GW-SOLO-12" />
        </span>
      </div>
      <ol>
        {g.qinTrack.map((location, index) => {
          const id = LOCATION_IDS[location] ?? '';
          const clerks = clanOf(g, qin(g)).at[location] ?? 0;
          return (
            <li key={id} className={index === 0 ? 'top' : index === g.qinTrack.length - 1 ? 'low' : ''}>
              <Sign name={locationSign(id)} size={26} />
              <span>{words.say(`wall.place.${id}`)}</span>
              {clerks > 0 && <i className="num">{words.say('wall.qin.clerks', { count: clerks })}</i>}
            </li>
          );
        })}
      </ol>
      <p>
        <span>{words.say('wall.qin.highest')}</span>
        <span>{words.say('wall.qin.lowest')}</span>
      </p>
    </section>
  );
}

function Next({ icon, rule, children }: { icon: WallIcon; rule: string; children: ReactNode }) {
  return (
    <li>
      <Sign name={icon} size={17} />
      <span>
        {children} <RuleChip rule={rule} />
      </span>
    </li>
  );
}

const ICONS: Readonly<Record<string, WallIcon>> = {
  sends: 'scroll-quill',
  spearman: 'spears',
  archer: 'bowman',
  builds: 'stone-wall',
  upgrades: 'whip',
  end: 'wax-seal',
};

function iconOf(when: string, { location }: Params): WallIcon {
  return ICONS[when] ?? locationSign(String(location));
}

/** Beside his picture on wide screens, a panel of its own on small ones. */
export function QinNext({ g }: { g: Seen }) {
  const words = useWords();
  const named = (ids: readonly unknown[]) => ids.map((id) => words.say(`location.${id}`));
  return (
    <section className="gw-qinnext">
      <div className="ph">
        <h2>{words.say('wall.qin.next')}</h2>
        <span className="meta num">{words.say('wall.qin.deck', { count: g.qinDeck })}</span>
      </div>
      <ol className="log">
        {qinForecasts(g, g.indicator).map(({ key, params, rule, when }) => (
          <Next key={key} icon={iconOf(when, params)} rule={rule}>
            {words.say(key, Array.isArray(params.locations) ? { locations: named(params.locations) } : params)}
          </Next>
        ))}
      </ol>
    </section>
  );
}
