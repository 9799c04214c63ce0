/** A location held up to be read: what it does, who is there, and what its overseers give and cost. */

import { at } from '@jade/engine';
import type { Location, Seen } from '@jade/great-wall/screen';
import {
  clanOf,
  FROM,
  isProduction,
  LOCATION,
  LOCATION_IDS,
  overseerPrices,
  RESOURCES,
  TO,
} from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { ThingButtons, WhyNow } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { clerksAt } from './city.tsx';
import { useInspected } from './inspect.tsx';
import { LOCATION_TINTS, locationSign } from './signs.ts';
import { useInspection, useMe } from './use-game.ts';

export function LocationReading({ g, location }: { g: Seen; location: Location }) {
  const words = useWords();
  const me = useMe();
  const { show } = useInspected();
  const id = LOCATION_IDS[location] ?? '';
  const [does, room, ...facts] = useInspection(at(LOCATION.of, location))?.lines ?? [];
  const clerks = clerksAt(g, location);
  return (
    <div className="gw-place" style={{ '--tint': LOCATION_TINTS[id] } as object}>
      <div className="gw-place-head">
        <Sign name={locationSign(id)} size={72} />
        <p>{does !== undefined && words.say(does.key, does.params)}</p>
      </div>
      <p className="gw-fact">
        {room !== undefined && words.say(room.key, room.params)}{' '}
        <span className="gw-who">
          {clerks.map((faction, index) => (
            <Badge key={`${faction} ${clerks.slice(0, index).length}`} guise={guiseOf(g, faction)} size={22} />
          ))}
        </span>{' '}
        {room !== undefined && room.rule !== null && <RuleChip rule={room.rule} />}
      </p>
      {facts.map(({ key, params, rule }) => (
        <p key={key} className="gw-fact">
          {words.say(key, params)} {rule !== null && <RuleChip rule={rule} />}
        </p>
      ))}
      {isProduction(location) && me !== null && (
        <table className="gw-overtable num">
          <caption className="unseen">{words.say('wall.overseers')}</caption>
          <tbody>
            {overseerPrices(g, me, location).map(({ level, pays, cost }) => {
              const here = g.clans.flatMap((clan, faction) => (clan.overseers[location] === level ? [faction] : []));
              return (
                <tr key={level} className={clanOf(g, me).overseers[location] === level ? 'own' : ''}>
                  <th scope="row">{words.say('wall.overseerLevel', { level })}</th>
                  <td>{words.say('wall.place.more', { n: level })}</td>
                  <td>
                    {cost} <Sign name={RESOURCE_ICONS[pays]} size={16} />
                    <span className="unseen">{words.say(`resource.${RESOURCES[pays]}`)}</span>
                  </td>
                  <td>
                    {here.map((faction) => (
                      <Badge key={faction} guise={guiseOf(g, faction)} size={20} />
                    ))}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <WhyNow things={[LOCATION, TO, FROM].map((keys) => at(keys.of, location))} className="gw-fact gw-why" />
      <ThingButtons things={[at(LOCATION.of, location)]} className="row gw-do" onPick={() => show(null)} />
    </div>
  );
}
