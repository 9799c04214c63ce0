/** Solo: Qin Jiushao's location track, and what he will do next and why. */

import type { GreatWall } from '@jade/great-wall/screen';
import { artefactHonour, clanOf, LOCATION_IDS, qin, qinForecast, SECTIONS, sectionOf } from '@jade/great-wall/screen';
import type { ReactNode } from 'react';
import type { WallIcon } from '../../../art/wall-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { locationSign } from './signs.ts';

export function QinTrack({ g }: { g: GreatWall }) {
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

/** Beside his picture on wide screens, a panel of its own on small ones. */
export function QinNext({ g }: { g: GreatWall }) {
  const words = useWords();
  const { session } = useTable();
  const { clerks, activates, spearman, archer, upgrades, builds } = qinForecast(g);
  const place = (location: number | null) => (location === null ? '' : (LOCATION_IDS[location] ?? ''));
  const deck = (session.look.view.table as { readonly qinDeck: number }).qinDeck;
  return (
    <section className="gw-qinnext">
      <div className="ph">
        <h2>{words.say('wall.qin.next')}</h2>
        <span className="meta num">{words.say('wall.qin.deck', { count: deck })}</span>
      </div>
      <ol className="log">
        {clerks.length > 0 && (
          <Next icon="scroll-quill" rule="GW-SOLO-13">
            {words.say('wall.qin.sends', {
              locations: clerks.slice(0, 3).map((one) => words.say(`location.${place(one)}`)),
            })}
          </Next>
        )}
        {activates !== null && (
          <Next icon={locationSign(place(activates))} rule="GW-SOLO-21">
            {words.say('wall.qin.activates', { location: place(activates) })}
          </Next>
        )}
        {spearman !== null && (
          <Next icon="spears" rule="GW-SOLO-25">
            {words.say('wall.qin.spearman', { section: SECTIONS[sectionOf(spearman.slot)] })}
          </Next>
        )}
        <Next icon="bowman" rule="GW-SOLO-23">
          {words.say('wall.qin.archer', { section: SECTIONS[archer] })}
        </Next>
        {builds !== null && (
          <Next icon="stone-wall" rule="GW-SOLO-10">
            {words.say('wall.qin.builds', { section: SECTIONS[builds] })}
          </Next>
        )}
        {upgrades !== null && (
          <Next icon="whip" rule="GW-SOLO-3">
            {words.say('wall.qin.upgrades', { location: place(upgrades) })}
          </Next>
        )}
        <Next icon="wax-seal" rule="GW-SOLO-34">
          {words.say('wall.qin.end', {
            honour: g.artefacts.reduce((sum, id) => sum + artefactHonour(g, qin(g), id), 0),
            total: clanOf(g, qin(g)).honour + g.artefacts.reduce((sum, id) => sum + artefactHonour(g, qin(g), id), 0),
          })}
        </Next>
      </ol>
    </section>
  );
}
