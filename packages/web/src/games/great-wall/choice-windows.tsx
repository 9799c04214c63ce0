/** Windows for choices that lie nowhere on the board: generals and advisors in set-up, recruits. */

import { at } from '@jade/engine';
import type { Faction, Recruiting, Seen, Soldier } from '@jade/great-wall/screen';
import {
  ADVISOR,
  ALL_SOLDIERS,
  clanOf,
  GENERAL,
  priceOf,
  RECRUIT,
  RESOURCES,
  SOLDIERS,
  usable,
} from '@jade/great-wall/screen';
import { optionWords } from '@jade/words';
import { RESOURCE_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { useTable } from '../../shell/at-table.tsx';
import { useRefusal } from '../../shell/inspect-actions.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { BigCard } from './card-text.tsx';
import { keptAdvisor, keptGeneral } from './kept-card.ts';
import { RESOURCE_INKS } from './signs.ts';
import { useMe } from './use-game.ts';

/** The cards that are dealt in set-up, at reading size. */
export function SetupWindow({ g, kind }: { g: Seen; kind: 'general' | 'advisor' }) {
  const words = useWords();
  const me = useMe();
  const { keys } = useTable();
  const cards = kind === 'general' ? GENERAL : ADVISOR;
  const own = keys.filter(cards.has);
  // Whoever has chosen sees what, while the others still think.
  const kept = me === null ? null : (kind === 'general' ? keptGeneral : keptAdvisor)(g, me, me);
  return (
    <div className={`gw-window gw-setup ${kind}s`}>
      {own.length === 0 && <p className="gw-none">{words.say('wall.setup.wait')}</p>}
      {kept !== null && kept !== 'hidden' && own.length === 0 && (
        <Offer kind={kind} id={kept.card} option={undefined} />
      )}
      {own.map((key) => (
        <Offer key={key} kind={kind} id={cards.name(key)} option={key} />
      ))}
      {besideOf(g, me, kind).map((card) => (
        <Offer key={card} kind={kind === 'general' ? 'advisor' : 'general'} id={card} option={undefined} />
      ))}
    </div>
  );
}

/** The Advisors for hire at reading size: nobody pays for a card unread. */
export function HireWindow({ g }: { g: Seen }) {
  const { keys } = useTable();
  return (
    <div className="gw-window gw-hiring">
      {g.advisorTrack.map((id) => (
        <Offer key={id} kind="advisor" id={id} option={keys.find((key) => key === ADVISOR.of(id))} />
      ))}
    </div>
  );
}

/** Active or Supporting: what the new Advisor says, and the General it may strengthen instead. */
export function PlaceWindow({ g, advisor }: { g: Seen; advisor: string }) {
  const words = useWords();
  const me = useMe();
  const general = me === null ? '' : clanOf(g, me).general;
  return (
    <div className="gw-window gw-placing">
      <figure className="gw-offer">
        <figcaption>{words.say('wall.advisor.active')}</figcaption>
        <BigCard kind="advisor" id={advisor} />
      </figure>
      {general !== '' && (
        <figure className="gw-offer">
          <figcaption>{words.say('wall.advisor.supporting')}</figcaption>
          <BigCard kind="general" id={general} />
        </figure>
      )}
    </div>
  );
}

interface OfferProps {
  readonly kind: 'general' | 'advisor';
  readonly id: string;
  /** Without one the card is only read. */
  readonly option: string | undefined;
}

/** A card that can be taken by pressing it. */
function Offer({ kind, id, option }: OfferProps) {
  const words = useWords();
  const { pick, cursor, session } = useTable();
  return (
    <div className={`gw-offer ${option === undefined ? 'gw-beside' : ''} ${cursor === option ? 'is-at' : ''}`}>
      <BigCard kind={kind} id={id} />
      {option !== undefined && (
        <>
          <span className="can gw-ring" />
          <button
            type="button"
            className="gw-cover"
            data-key={option}
            data-thing={option}
            data-can
            aria-label={optionWords(words, session.look.view.decision ?? '', option)}
            onClick={() => pick(option)}
          />
        </>
      )}
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
