/** Windows for choices that lie nowhere on the board: generals and advisors in set-up, recruits. */

import { at } from '@jade/engine';
import type { Faction, Recruiting, Seen, Soldier } from '@jade/great-wall/screen';
import { ADVISOR, ALL_SOLDIERS, GENERAL, priceOf, RECRUIT, RESOURCES, SOLDIERS, usable } from '@jade/great-wall/screen';
import { optionWords } from '@jade/words';
import { RESOURCE_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { useRefusal } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { BigCard } from './card-text.tsx';
import { RESOURCE_INKS } from './signs.ts';
import { useMe } from './use-game.ts';

/** The cards that are dealt in set-up, at reading size. */
export function SetupWindow({ g, kind }: { g: Seen; kind: 'general' | 'advisor' }) {
  const words = useWords();
  const me = useMe();
  const { keys, pick, cursor, session } = useTable();
  const cards = kind === 'general' ? GENERAL : ADVISOR;
  const own = keys.filter(cards.has);
  return (
    <div className={`gw-window gw-setup ${kind}s`}>
      {own.length === 0 && <p className="gw-none">{words.say('wall.setup.wait')}</p>}
      {own.map((key) => (
        <div key={key} className={`gw-offer ${cursor === key ? 'is-at' : ''}`}>
          <BigCard kind={kind} id={cards.name(key)} />
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
      {besideOf(g, me, kind).map((card) => (
        <div key={card} className="gw-offer gw-beside">
          <BigCard kind={kind === 'general' ? 'advisor' : 'general'} id={card} />
        </div>
      ))}
    </div>
  );
}

/** GW-SETUP-11: the four cards are looked at together. Beside the Generals lie the Advisors, beside these the General kept. */
function besideOf(g: Seen, me: Faction | null, kind: 'general' | 'advisor'): readonly string[] {
  const clan = me === null ? undefined : g.clans[me];
  const beside = kind === 'general' ? clan?.support : clan?.dealt;
  if (beside === undefined || typeof beside === 'number') return [];
  return kind === 'general' ? beside : beside.slice(0, 1);
}

/** Who can be recruited, for what, and why somebody cannot. */
export function RecruitWindow({ g, recruiting }: { g: Seen; recruiting: Recruiting }) {
  const me = useMe();
  if (me === null) return null;
  return (
    <div className="gw-window gw-recruit">
      {ALL_SOLDIERS.map((kind) => (
        <Recruit key={kind} g={g} me={me} kind={kind} recruiting={recruiting} />
      ))}
    </div>
  );
}

interface RecruitProps {
  readonly g: Seen;
  readonly me: Faction;
  readonly kind: Soldier;
  readonly recruiting: Recruiting;
}

function Recruit({ g, me, kind, recruiting }: RecruitProps) {
  const words = useWords();
  const { keys, pick, cursor } = useTable();
  const soldier = SOLDIERS[kind];
  const key = at(RECRUIT.of, kind);
  const can = keys.includes(key);
  const refusal = useRefusal(key);
  const chosen = at(recruiting.chosen, kind);
  const { discount } = recruiting;
  const price = priceOf(g, me, kind);
  return (
    <div className={`gw-offer ${cursor === key ? 'is-at' : ''}`}>
      <article className={`gw-card recruit ${can ? '' : 'off'}`}>
        <div className="gw-card-face">
          <Sign name={SOLDIER_ICONS[kind]} size={84} />
        </div>
        <header>
          <h3>{words.say(`soldier.${soldier}`)}</h3>
          {chosen > 0 && <span className="gw-stamp num">{words.say('wall.recruit.chosen', { count: chosen })}</span>}
        </header>
        <p className="gw-start num">
          {RESOURCES.map((resource, index) =>
            (price[index] ?? 0) === 0 ? null : (
              <span key={resource} style={{ color: at(RESOURCE_INKS, index) }}>
                <Sign name={at(RESOURCE_ICONS, index)} size={18} />
                <b>{price[index]}</b>
                <span className="unseen">{words.say(`resource.${resource}`)}</span>
              </span>
            ),
          )}
          {discount > 0 && <i>{words.say('wall.recruit.discount', { n: discount })}</i>}
        </p>
        <p className="gw-text">{words.say(`wall.recruit.${soldier}`)}</p>
        <footer>
          {refusal === null ? (
            <span>{words.say('wall.recruit.free', { count: usable(g, me, kind) - chosen })}</span>
          ) : (
            <>
              <span className="gw-no">{words.say(`refusal.${refusal.why}`, refusal.params)}</span>
              <RuleChip rule={refusal.rule} />
            </>
          )}
        </footer>
      </article>
      {can && (
        <>
          <span className="can gw-ring" />
          <button
            type="button"
            className="gw-cover"
            data-key={key}
            data-thing={`muster:${soldier}`}
            data-can
            aria-label={words.say(`soldier.${soldier}`)}
            onClick={() => pick(key)}
          />
        </>
      )}
    </div>
  );
}
