/** The dialog in which a thing is held up to be read; a horde has its spots at finger size there. */

import type { GreatWall, Location, Slot } from '@jade/great-wall/screen';
import {
  clanOf,
  GRID_COLUMNS,
  hordeForecast,
  hordeOf,
  isProduction,
  kindOn,
  LOCATION_IDS,
  locationForecast,
  NOBODY,
  overseerPrice,
  ownerOn,
  powerOf,
  RESOURCES,
  rowOf,
  SECTIONS,
  SHAME_ICON,
  sectionOf,
  spotAt,
  spotName,
  WOUND,
} from '@jade/great-wall/screen';
import { optionWords } from '@jade/words';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Inked, Portrait, Sign, SoldierShield } from './art.tsx';
import { BigCard } from './card-text.tsx';
import { clerksAt } from './city.tsx';
import { nameParam } from './court.tsx';
import { Reward, slotName } from './horde.tsx';
import { useShown } from './shown.tsx';
import { LOCATION_TINTS, locationSign } from './signs.ts';
import { useMe } from './use-wall.ts';

export function Reading({ g }: { g: GreatWall }) {
  const words = useWords();
  const { shown, show } = useShown();
  if (shown === null) return null;
  const close = () => show(null);
  if (shown.kind === 'horde') {
    const id = g.hordes[shown.slot] ?? '';
    if (id === '') return null;
    return (
      <Dialog title={words.say(`horde.${id}`)} onClose={close} className="gw-dlg gw-dlg-horde">
        <HordeReading g={g} slot={shown.slot} />
      </Dialog>
    );
  }
  if (shown.kind === 'location')
    return (
      <Dialog title={words.say(`location.${LOCATION_IDS[shown.location]}`)} onClose={close} className="gw-dlg">
        <LocationReading g={g} location={shown.location} />
      </Dialog>
    );
  if (shown.kind === 'claimed')
    return (
      <Dialog title={words.say(`horde.${shown.id}`)} onClose={close} className="gw-dlg">
        <p className="gw-fact">{words.say('wall.claimed', { honour: hordeOf(shown.id).type.honour })}</p>
      </Dialog>
    );
  return (
    <Dialog title={words.say(`wall.kind.${shown.kind}`)} onClose={close} className="gw-dlg gw-dlg-card">
      <BigCard kind={shown.kind} g={g} id={shown.id} owner={shown.owner} />
      <Choices thing={`${shown.kind}:${shown.id}`} />
    </Dialog>
  );
}

/** The choices that concern the thing, as buttons. */
function Choices({ thing }: { thing: string }) {
  const words = useWords();
  const { choices, pick, session } = useTable();
  const { show } = useShown();
  const keys = choices.get(thing) ?? [];
  if (keys.length === 0) return null;
  return (
    <p className="row gw-do">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="btn pri"
          data-key={key}
          onClick={() => {
            show(null);
            pick(key);
          }}
        >
          {optionWords(words, session.look.view.decision ?? '', key)}
        </button>
      ))}
    </p>
  );
}

function HordeReading({ g, slot }: { g: GreatWall; slot: Slot }) {
  const words = useWords();
  const { type } = hordeOf(g.hordes[slot] ?? '');
  const { vacant, claimant, covered } = hordeForecast(g, slot);
  const cells = Array.from({ length: GRID_COLUMNS * 2 }, (_, cell) => cell);
  return (
    <>
      <div className="gw-horde-head">
        <span className="gw-diamond num">{powerOf(g, slot)}</span>
        <p>
          {words.say('wall.horde.place', { section: SECTIONS[sectionOf(slot)], row: rowOf(slot) + 1 })}{' '}
          <b>{words.say(`text.${type.id}`)}</b> {words.say('wall.horde.honour', { honour: type.honour })}
        </p>
        <Portrait who="khan" className="gw-khan" />
      </div>
      <div className="gw-grid">
        {cells.map((cell) => (
          <BigSpot key={cell} g={g} slot={slot} cell={cell} />
        ))}
      </div>
      <Pairs slot={slot} />
      <p className="gw-fact">
        {words.say('wall.horde.vacant', { count: vacant })} <RuleChip rule="GW-DEFEAT-2" />
      </p>
      <p className="gw-fact">
        {claimant === NOBODY
          ? words.say('wall.horde.nobody')
          : words.say('wall.horde.majority', { seat: nameParam(g, claimant), count: covered[claimant] ?? 0 })}{' '}
        <RuleChip rule="GW-DEFEAT-7" />
      </p>
    </>
  );
}

/** A horseman takes two spots: every pair as a choice of its own. */
function Pairs({ slot }: { slot: Slot }) {
  const words = useWords();
  const { keys, pick, session } = useTable();
  const { show } = useShown();
  const pairs = keys.filter((key) => key.startsWith(`spots:${slotName(slot)}-`));
  if (pairs.length === 0) return null;
  return (
    <p className="row gw-do">
      {pairs.map((key) => (
        <button
          key={key}
          type="button"
          className="btn sec"
          data-key={key}
          onClick={() => {
            show(null);
            pick(key);
          }}
        >
          {optionWords(words, session.look.view.decision ?? '', key)}
        </button>
      ))}
    </p>
  );
}

/** A spot at finger size: empty cells of the grid stay as faint dashes. */
function BigSpot({ g, slot, cell }: { g: GreatWall; slot: Slot; cell: number }) {
  const { show } = useShown();
  const { choices, pick, setMenu } = useTable();
  const name = `spot:${spotName(slot, cell)}`;
  const thing = useThing(name);
  const { type } = hordeOf(g.hordes[slot] ?? '');
  const spot = type.cells.indexOf(cell);
  if (spot < 0) return <span className="gw-cell none" />;
  const code = spotAt(g, slot, spot);
  const owner = ownerOn(code);
  const keys = choices.get(name) ?? [];
  const [only] = keys;
  return (
    <button
      type="button"
      className={`gw-cell ${thing.can ? 'is-can' : ''} ${code === WOUND ? 'wound' : ''}`}
      aria-label={thing.props['aria-label'] ?? spotName(slot, cell)}
      disabled={!thing.can}
      {...(keys.length === 1 && { 'data-key': only })}
      onClick={() => {
        show(null);
        if (keys.length === 1 && only !== undefined) pick(only);
        else setMenu({ thing: name, keys });
      }}
    >
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        {code === WOUND ? (
          <Inked name="bleeding-wound" x={0} y={1} size={22} color="#ffb3a0" />
        ) : owner >= 0 ? (
          <SoldierShield guise={guiseOf(g, owner)} kind={kindOn(code)} x={0} y={0} size={27} />
        ) : (
          <Reward type={type} spot={spot} x={0} y={0} can={thing.can} size={21} />
        )}
      </svg>
    </button>
  );
}

function LocationReading({ g, location }: { g: GreatWall; location: Location }) {
  const words = useWords();
  const me = useMe();
  const id = LOCATION_IDS[location] ?? '';
  const forecast = me === null ? null : locationForecast(g, me, location);
  const clerks = clerksAt(g, location);
  return (
    <div className="gw-place" style={{ '--tint': LOCATION_TINTS[id] } as object}>
      <div className="gw-place-head">
        <Sign name={locationSign(id)} size={72} />
        <p>{words.say(`wall.does.${id}`)}</p>
      </div>
      <p className="gw-fact">
        {forecast !== null && forecast.slots > 0
          ? words.say('wall.place.slots', { clerks: clerks.length, slots: forecast.slots })
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
          {words.say(forecast?.alone === true ? 'wall.place.alone' : 'wall.shameHere')} <RuleChip rule="GW-ACT-6" />
        </p>
      )}
      {isProduction(location) && me !== null && forecast !== null && (
        <>
          {forecast.gathers > 0 && (
            <p className="gw-fact">
              {words.say('wall.place.gathers', {
                count: forecast.gathers,
                resource: RESOURCES[location as number as 0],
              })}
            </p>
          )}
          <table className="gw-overtable num">
            <caption className="unseen">{words.say('wall.overseers')}</caption>
            <tbody>
              {[1, 2, 3].map((level) => {
                const { pays, cost } = overseerPrice(location, level);
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
        </>
      )}
      <Choices thing={`location:${id}`} />
    </div>
  );
}
