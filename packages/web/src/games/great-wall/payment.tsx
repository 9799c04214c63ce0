/** What is paid, resource by resource, and with minus and plus what is paid instead. */

import type { GreatWall } from '@jade/great-wall/screen';
import { buildForecast, clanOf, RESOURCES, SOLDIERS } from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { RESOURCE_VARS } from './signs.ts';
import type { Frame } from './use-game.ts';
import { useFrame, useMe } from './use-game.ts';

export function PaymentWindow({ g, payment }: { g: GreatWall; payment: Frame }) {
  const words = useWords();
  const me = useMe();
  const { keys } = useTable();
  const paid = Array.isArray(payment.paid) ? payment.paid.map(Number) : [];
  const fromWarehouse = payment.from === 'warehouse';
  const stock = fromWarehouse ? g.warehouse : me === null ? [] : clanOf(g, me).resources;
  const swaps = keys.filter((key) => key.startsWith('swap:')).map((key) => key.slice('swap:'.length));
  return (
    <div className="gw-window gw-payment">
      <div className="gw-slip paper">
        <h3>{words.say('wall.pay.sum', { count: paid.reduce((sum, count) => sum + count, 0) })}</h3>
        <Brings g={g} />
        <p>
          {words.say(fromWarehouse ? 'wall.pay.warehouse' : 'wall.pay.own')} <RuleChip rule={String(payment.rule)} />
        </p>
      </div>
      <ul className="gw-paid num">
        {RESOURCES.map((resource, index) => {
          const less = swaps.filter((swap) => swap.startsWith(`${resource}-`));
          const more = swaps.filter((swap) => swap.endsWith(`-${resource}`));
          const count = paid[index] ?? 0;
          if (count === 0 && more.length === 0) return null;
          return (
            <li key={resource} style={{ '--of': `var(${RESOURCE_VARS[index as 0]})` } as object}>
              <Step swaps={less} resource={resource} way="less" />
              <div>
                <Sign name={RESOURCE_ICONS[index as 0]} size={30} />
                <b>{count}</b>
                <span>{words.say(`resource.${resource}`)}</span>
                <i>{words.say('wall.pay.left', { count: stock[index] ?? 0 })}</i>
              </div>
              <Step swaps={more} resource={resource} way="more" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is bought with it. */
function Brings({ g }: { g: GreatWall }) {
  const words = useWords();
  const build = useFrame('build');
  const recruits = useFrame('recruitment');
  if (build !== null) {
    const forecast = buildForecast(g);
    return forecast === null ? null : <p>{words.say(forecast.key, forecast.params)}</p>;
  }
  if (recruits !== null && Array.isArray(recruits.chosen)) {
    const chosen = recruits.chosen.map(Number);
    const list = SOLDIERS.flatMap((soldier, kind) =>
      (chosen[kind] ?? 0) === 0 ? [] : [words.say('wall.recruit.some', { count: chosen[kind] ?? 0, soldier })],
    );
    return <p>{words.say('wall.recruit.list', { list })}</p>;
  }
  return null;
}

/** One unit less or more of a resource: at once where only one other can take its place, else a list asks which. */
function Step({ swaps, resource, way }: { swaps: readonly string[]; resource: string; way: 'less' | 'more' }) {
  const words = useWords();
  const { pick, setMenu, cursor } = useTable();
  const keys = swaps.map((swap) => `swap:${swap}`);
  const [only] = keys;
  const can = only !== undefined;
  return (
    <button
      type="button"
      className={`gw-step ${cursor !== null && keys.includes(cursor) ? 'at' : ''}`}
      aria-label={words.say(`wall.pay.${way}`, { resource })}
      disabled={!can}
      {...(can && { 'data-thing': `${way}:${resource}`, 'data-can': true })}
      onClick={() => {
        if (keys.length === 1 && only !== undefined) pick(only);
        else setMenu({ thing: `resource:${resource}`, keys });
      }}
    >
      <Mark name={way === 'more' ? 'plus' : 'minus'} />
    </button>
  );
}
