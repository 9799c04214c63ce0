/** What is paid, resource by resource, and with minus and plus what is paid instead. */

import { at } from '@jade/engine';
import type { Payment, Seen } from '@jade/great-wall/screen';
import { build, buildForecast, clanOf, RESOURCES, recruitment, SOLDIERS, SWAP, SWAPS } from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { Sign as Mark } from '../../art/icon.tsx';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { RESOURCE_VARS } from './signs.ts';
import { useFrame, useMe } from './use-game.ts';

export function PaymentWindow({ g, payment }: { g: Seen; payment: Payment }) {
  const words = useWords();
  const me = useMe();
  const { keys } = useTable();
  const { paid } = payment;
  const fromWarehouse = payment.from === 'warehouse';
  const stock = fromWarehouse ? g.warehouse : me === null ? [] : (clanOf(g, me).resources ?? []);
  const swaps = keys.filter(SWAP.has);
  return (
    <div className="gw-window gw-payment">
      <div className="gw-slip paper">
        <h3>{words.say('wall.pay.sum', { count: paid.reduce((sum, count) => sum + count, 0) })}</h3>
        <Brings g={g} />
        <p>
          {words.say(fromWarehouse ? 'wall.pay.warehouse' : 'wall.pay.own')} <RuleChip rule={payment.rule} />
        </p>
      </div>
      <ul className="gw-paid num">
        {RESOURCES.map((resource, index) => {
          const less = swaps.filter((key) => at(SWAPS, SWAP.index(key)).give === index);
          const more = swaps.filter((key) => at(SWAPS, SWAP.index(key)).take === index);
          const count = paid[index] ?? 0;
          if (count === 0 && more.length === 0) return null;
          return (
            <li key={resource} style={{ '--of': `var(${at(RESOURCE_VARS, index)})` } as object}>
              <Step keys={less} resource={resource} way="less" />
              <div>
                <Sign name={at(RESOURCE_ICONS, index)} size={30} />
                <b>{count}</b>
                <span>{words.say(`resource.${resource}`)}</span>
                <i>{words.say('wall.pay.left', { count: stock[index] ?? 0 })}</i>
              </div>
              <Step keys={more} resource={resource} way="more" />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is bought with it. */
function Brings({ g }: { g: Seen }) {
  const words = useWords();
  const building = useFrame(build);
  const recruits = useFrame(recruitment);
  if (building !== null) {
    const forecast = buildForecast(g);
    return forecast === null ? null : <p>{words.say(forecast.key, forecast.params)}</p>;
  }
  if (recruits !== null) {
    const { chosen } = recruits;
    const list = SOLDIERS.flatMap((soldier, kind) =>
      (chosen[kind] ?? 0) === 0 ? [] : [words.say('wall.recruit.some', { count: chosen[kind] ?? 0, soldier })],
    );
    return <p>{words.say('wall.recruit.list', { list })}</p>;
  }
  return null;
}

/** One unit less or more of a resource: at once where only one other can take its place, else a list asks which. */
function Step({ keys, resource, way }: { keys: readonly string[]; resource: string; way: 'less' | 'more' }) {
  const words = useWords();
  const { pick, setMenu, cursor } = useTable();
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
