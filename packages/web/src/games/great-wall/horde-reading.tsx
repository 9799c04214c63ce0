/** A horde held up to be read: its spots at finger size, what it lacks, and who would claim it. */

import { at } from '@jade/engine';
import type { Seen, Slot } from '@jade/great-wall/screen';
import {
  AIM,
  aimOf,
  cellKey,
  GRID_COLUMNS,
  hordeOf,
  kindOn,
  ownerOn,
  powerOf,
  SLOT,
  spotAt,
  spotName,
  WOUND,
} from '@jade/great-wall/screen';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { ThingButtons } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { guiseOf, Inked, Portrait, SoldierShield } from './art.tsx';
import { Reward } from './horde.tsx';
import { useInspected } from './inspect.tsx';
import { useInspection } from './use-game.ts';

export function HordeReading({ g, slot }: { g: Seen; slot: Slot }) {
  const words = useWords();
  const { show } = useInspected();
  const [place, text, honour, ...facts] = useInspection(at(SLOT.of, slot))?.lines ?? [];
  const cells = Array.from({ length: GRID_COLUMNS * 2 }, (_, cell) => cell);
  return (
    <>
      <div className="gw-horde-head">
        <span className="gw-diamond num">{powerOf(g, slot)}</span>
        <p>
          {place !== undefined && words.say(place.key, place.params)}{' '}
          <b>{text !== undefined && words.say(text.key, text.params)}</b>{' '}
          {honour !== undefined && words.say(honour.key, honour.params)}
        </p>
        <Portrait who="khan" className="gw-khan" />
      </div>
      <div className="gw-grid">
        {cells.map((cell) => (
          <BigSpot key={cell} g={g} slot={slot} cell={cell} />
        ))}
      </div>
      <ThingButtons
        things={cells.map((cell) => cellKey(slot, cell))}
        only={(key) => AIM.has(key) && aimOf(key).cells.length > 1}
        className="row gw-do"
        onPick={() => show(null)}
      />
      {facts.map(({ key, params, rule }) => (
        <p key={key} className="gw-fact">
          {words.say(key, params)} {rule !== null && <RuleChip rule={rule} />}
        </p>
      ))}
    </>
  );
}

/** A spot at finger size: empty cells of the grid stay as faint dashes. */
function BigSpot({ g, slot, cell }: { g: Seen; slot: Slot; cell: number }) {
  const words = useWords();
  const { show } = useInspected();
  const { choices, pick, setMenu } = useTable();
  const name = cellKey(slot, cell);
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
