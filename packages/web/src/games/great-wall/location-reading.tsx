/** A location held up to be read: what it does, who is there, and what its overseers give and cost. */

import type { GreatWall, Location } from '@jade/great-wall/screen';
import {
  clanOf,
  isProduction,
  LOCATION_IDS,
  locationForecasts,
  overseerPrices,
  RESOURCES,
  SHAME_ICON,
  slotsOf,
} from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { ThingButtons, WhyNow } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { clerksAt } from './city.tsx';
import { useInspected } from './inspect.tsx';
import { LOCATION_TINTS, locationSign } from './signs.ts';
import { useMe } from './use-game.ts';

export function LocationReading({ g, location }: { g: GreatWall; location: Location }) {
  const words = useWords();
  const me = useMe();
  const { show } = useInspected();
  const id = LOCATION_IDS[location] ?? '';
  const slots = slotsOf(g, location);
  const foretold = me === null ? [] : locationForecasts(g, me, location);
  const clerks = clerksAt(g, location);
  return (
    <div className="gw-place" style={{ '--tint': LOCATION_TINTS[id] } as object}>
      <div className="gw-place-head">
        <Sign name={locationSign(id)} size={72} />
        <p>{words.say(`wall.does.${id}`)}</p>
      </div>
      <p className="gw-fact">
        {slots > 0
          ? words.say('wall.place.slots', { clerks: clerks.length, slots })
          : words.say('wall.place.open', { clerks: clerks.length })}{' '}
        <span className="gw-who">
          {clerks.map((faction, index) => (
            <Badge key={`${faction} ${clerks.slice(0, index).length}`} guise={guiseOf(g, faction)} size={22} />
          ))}
        </span>{' '}
        <RuleChip rule="GW-ACT-1" />
      </p>
      {SHAME_ICON[location] && (
        <p className="gw-fact">
          {words.say('wall.shameHere')} <RuleChip rule="GW-ACT-6" />
        </p>
      )}
      {foretold.map(({ key, params, rule }) => (
        <p key={key} className="gw-fact">
          {words.say(key, params)} <RuleChip rule={rule} />
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
      <WhyNow things={[`location:${id}`, `to:${id}`, `from:${id}`]} className="gw-fact gw-why" />
      <ThingButtons things={[`location:${id}`]} className="row gw-do" onPick={() => show(null)} />
    </div>
  );
}
