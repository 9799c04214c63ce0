/** Windows for choices that lie nowhere on the board: generals and advisors in set-up, recruits, payments. */

import type { GreatWall } from '@jade/great-wall/screen';
import { clanOf, RECRUIT_PRICE, RESOURCES, SOLDIERS } from '@jade/great-wall/screen';
import { optionWords } from '@jade/words';
import { RESOURCE_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { BigCard } from './card-text.tsx';
import { RESOURCE_INKS, RESOURCE_VARS } from './signs.ts';
import type { Frame } from './use-wall.ts';
import { useMe } from './use-wall.ts';

/** The cards that are dealt in set-up, at reading size. */
export function SetupWindow({ g, kind }: { g: GreatWall; kind: 'general' | 'advisor' }) {
  const words = useWords();
  const { keys, pick, cursor, session } = useTable();
  const own = keys.filter((key) => key.startsWith(`${kind}:`));
  return (
    <div className="gw-window gw-setup">
      {own.length === 0 && <p className="gw-none">{words.say('wall.setup.wait')}</p>}
      {own.map((key) => (
        <div key={key} className={`gw-offer ${cursor === key ? 'is-at' : ''}`}>
          <BigCard kind={kind} g={g} id={key.slice(kind.length + 1)} />
          <span className="can gw-ring" />
          <button
            type="button"
            className="gw-cover"
            data-key={key}
            data-thing={key}
            data-can
            aria-label={optionWords(words, session.look.view.decision ?? '', key)}
            onClick={() => pick(key)}
          />
        </div>
      ))}
      <div className="gw-slip paper gw-side">
        <h3>{words.say(`wall.setup.${kind}`)}</h3>
        <p>
          {words.say(`wall.setup.${kind}.line`)} <RuleChip rule={kind === 'general' ? 'GW-SETUP-11' : 'GW-SETUP-12'} />
        </p>
      </div>
    </div>
  );
}

/** Who can be recruited, for what, and why somebody cannot. */
export function RecruitWindow({ g }: { g: GreatWall }) {
  const words = useWords();
  const me = useMe();
  const { keys, pick, cursor } = useTable();
  if (me === null) return null;
  const clan = clanOf(g, me);
  return (
    <div className="gw-window gw-recruit">
      {SOLDIERS.map((soldier, kind) => {
        const key = `recruit:${soldier}`;
        const can = keys.includes(key);
        const free = (clan.pool[kind] ?? 0) - (clan.shamed[kind] ?? 0);
        return (
          <button
            key={soldier}
            type="button"
            className={`gw-card recruit ${can ? 'is-can' : 'off'} ${cursor === key ? 'is-at' : ''}`}
            disabled={!can}
            {...(can && { 'data-key': key, 'data-thing': `muster:${soldier}`, 'data-can': true })}
            onClick={() => pick(key)}
          >
            {can && <span className="can gw-ring" />}
            <header>
              <span className="gw-card-sign">
                <Sign name={SOLDIER_ICONS[kind as 0]} size={34} />
              </span>
              <h3>{words.say(`soldier.${soldier}`)}</h3>
            </header>
            <p className="gw-start num">
              {RESOURCES.map((resource, index) =>
                (RECRUIT_PRICE[kind]?.[index] ?? 0) === 0 ? null : (
                  <span key={resource} style={{ color: RESOURCE_INKS[index as 0] }}>
                    <Sign name={RESOURCE_ICONS[index as 0]} size={18} />
                    <b>{RECRUIT_PRICE[kind]?.[index]}</b>
                    <span className="unseen">{words.say(`resource.${resource}`)}</span>
                  </span>
                ),
              )}
            </p>
            <p className="gw-text">{words.say(`wall.recruit.${soldier}`)}</p>
            <footer>
              <span>{words.say('wall.recruit.free', { count: free })}</span>
            </footer>
          </button>
        );
      })}
    </div>
  );
}

/** What is paid, resource by resource, and what could be paid instead. */
export function PaymentWindow({ g, payment }: { g: GreatWall; payment: Frame }) {
  const words = useWords();
  const me = useMe();
  const { keys, pick, cursor } = useTable();
  const paid = Array.isArray(payment.paid) ? payment.paid.map(Number) : [];
  const fromWarehouse = payment.from === 'warehouse';
  const stock = fromWarehouse ? g.warehouse : me === null ? [] : clanOf(g, me).resources;
  const swaps = keys.filter((key) => key.startsWith('swap:'));
  return (
    <div className="gw-window gw-payment">
      <div className="gw-slip paper">
        <h3>{words.say(fromWarehouse ? 'wall.pay.warehouse' : 'wall.pay.own')}</h3>
        <p>
          {words.say('wall.pay.line')} <RuleChip rule="GW-BUILD-4" />
        </p>
      </div>
      <ul className="gw-paid num">
        {RESOURCES.map((resource, index) => (
          <li key={resource} className={(paid[index] ?? 0) > 0 ? '' : 'none'}>
            <span style={{ color: `var(${RESOURCE_VARS[index as 0]})` }}>
              <Sign name={RESOURCE_ICONS[index as 0]} size={26} />
            </span>
            <b>{paid[index] ?? 0}</b>
            <span>{words.say('wall.pay.left', { count: stock[index] ?? 0 })}</span>
          </li>
        ))}
      </ul>
      <div className="gw-swaps">
        {swaps.map((key) => (
          <button
            key={key}
            type="button"
            className={`btn sec ${cursor === key ? 'at' : ''}`}
            data-key={key}
            data-thing={key}
            data-can
            onClick={() => pick(key)}
          >
            {words.say(`swap.${key.slice('swap:'.length)}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
