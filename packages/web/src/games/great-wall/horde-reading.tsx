/** A horde held up to be read: its spots at finger size, what it lacks, and who would claim it. */

import type { GreatWall, Slot } from '@jade/great-wall/screen';
import {
  claimForecast,
  GRID_COLUMNS,
  hordeOf,
  kindOn,
  ownerOn,
  powerOf,
  rowOf,
  SECTIONS,
  sectionOf,
  spotAt,
  spotName,
  vacantSpots,
  WOUND,
} from '@jade/great-wall/screen';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { ThingButtons } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { guiseOf, Inked, Portrait, SoldierShield } from './art.tsx';
import { Reward } from './horde.tsx';
import { useInspected } from './inspect.tsx';

export function HordeReading({ g, slot }: { g: GreatWall; slot: Slot }) {
  const words = useWords();
  const { show } = useInspected();
  const { type } = hordeOf(g.hordes[slot] ?? '');
  const claim = claimForecast(g, slot);
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
      <ThingButtons
        things={cells.map((cell) => `spot:${spotName(slot, cell)}`)}
        only={(key) => key.startsWith('spots:')}
        className="row gw-do"
        onPick={() => show(null)}
      />
      <p className="gw-fact">
        {words.say('wall.horde.vacant', { count: vacantSpots(g, slot) })} <RuleChip rule="GW-DEFEAT-2" />
      </p>
      <p className="gw-fact">
        {words.say(claim.key, claim.params)} <RuleChip rule={claim.rule} />
      </p>
    </>
  );
}

/** A spot at finger size: empty cells of the grid stay as faint dashes. */
function BigSpot({ g, slot, cell }: { g: GreatWall; slot: Slot; cell: number }) {
  const words = useWords();
  const { show } = useInspected();
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
      aria-label={thing.props['aria-label'] ?? words.say('option.spot', { spot: spotName(slot, cell) })}
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
