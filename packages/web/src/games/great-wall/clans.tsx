/** The clans in tea order: honour, what lies open of them, and one's own things behind the screen. */

import { at } from '@jade/engine';
import type { Faction, OpenClan, Seen } from '@jade/great-wall/screen';
import { countCards, generalStrength, isQin, isReed, SOLDIERS } from '@jade/great-wall/screen';
import { SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { SeatPresence } from '../../shell/presence.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Sign } from './art.tsx';
import { QinPanel, ReedPanel } from './automata.tsx';
import { Count, Cup, Goods, Honour, Screen, shameOf } from './clan-goods.tsx';
import { stateOf, useInspected, useReadable } from './inspect.tsx';
import { keptGeneral } from './kept-card.ts';
import { useGame, useMe } from './use-game.ts';

/** Panels in tea order: the top of the tea stack stands on top. */
export function Clans() {
  const g = useGame();
  return g.tea.map((faction, rank) => {
    if (isReed(g, faction)) return <ReedPanel key={faction} g={g} rank={rank} />;
    if (isQin(g, faction)) return <QinPanel key={faction} g={g} rank={rank} />;
    return <ClanPanel key={faction} g={g} faction={faction} rank={rank} />;
  });
}

function useIsAsked(faction: Faction): boolean {
  const { waitingFor } = useTable().session.look.view;
  return waitingFor.some((who) => who === faction);
}

function ClanPanel({ g, faction, rank }: { g: Seen; faction: Faction; rank: number }) {
  const words = useWords();
  const { info } = useTable().session;
  const { show } = useInspected();
  const me = useMe();
  const isAsked = useIsAsked(faction);
  const clan = g.clans[faction];
  const sitter = info.sitters[faction];
  const thing = useThing(`player:${faction}`);
  if (clan === undefined || sitter === undefined) return null;
  const guise = guiseOf(g, faction);
  const general = keptGeneral(g, faction, me);
  return (
    <section
      className={`panel seat gw-clan ${guise.className} ${isAsked ? 'active' : ''} ${me === faction ? 'own' : ''}`}
      aria-label={sitter.name}
    >
      <div {...(thing.can && thing.props)} className={`gw-head ${stateOf(thing)}`}>
        <Cup rank={rank} />
        <Badge guise={guise} size={36} />
        <div className="gw-name">
          <b title={sitter.name}>{sitter.name}</b>
          <SeatPresence seat={faction} />
          {general === null || general === 'hidden' ? (
            <span>{words.say(general === null ? 'wall.noGeneral' : 'wall.hiddenGeneral')}</span>
          ) : thing.can ? (
            <span>{words.say(`general.${general.card}`)}</span>
          ) : (
            <button type="button" onClick={() => show({ kind: 'general', id: general.card, owner: faction })}>
              {words.say(`general.${general.card}`)}
              <Strength g={g} faction={faction} />
            </button>
          )}
        </div>
        <Honour honour={clan.honour} />
      </div>
      {me === faction ? <Goods clan={clan} /> : <Screen clan={clan} />}
      <Reserve g={g} faction={faction} clan={clan} />
      <Advisors clan={clan} faction={faction} />
    </section>
  );
}

/** How strong the General's ability is with the present Supporting Advisors. */
function Strength({ g, faction }: { g: Seen; faction: Faction }) {
  const words = useWords();
  const [strength] = generalStrength(g, faction);
  if (strength === undefined) return null;
  const label = words.say('wall.strength', { n: strength });
  return (
    <i className="num" title={label}>
      {strength}
      <span className="unseen">{label}</span>
    </i>
  );
}

/** Clerks and soldiers in reserve, shame, claimed hordes. */
function Reserve({ g, faction, clan }: { g: Seen; faction: Faction; clan: OpenClan }) {
  const words = useWords();
  const { show } = useInspected();
  const me = useMe();
  const own = me === faction;
  const claims = g.mode === 'cooperative' ? clan.claims : clan.claimed.length;
  return (
    <div className="gw-reserve num">
      <Count
        thing={own ? 'pool:clerk' : null}
        icon="scroll-quill"
        count={clan.clerks}
        label={words.say('wall.clerksLeft', { pool: clan.clerks, area: clan.clerkArea })}
      />
      {SOLDIERS.map((soldier, kind) => (
        <Count
          key={soldier}
          thing={own ? `pool:${soldier}` : null}
          icon={at(SOLDIER_ICONS, kind)}
          count={clan.pool[kind] ?? 0}
          shame={clan.shamed[kind] ?? 0}
          label={words.say('wall.poolOf', { soldier, count: clan.pool[kind] ?? 0, shamed: clan.shamed[kind] ?? 0 })}
        />
      ))}
      <Count
        thing={null}
        icon="despair"
        count={shameOf(clan)}
        label={words.say('wall.shameOf', { count: shameOf(clan) })}
        className="gw-shame"
      />
      <button
        type="button"
        disabled={clan.claimed.length === 0}
        onClick={() => show({ kind: 'claimed', owner: faction })}
        title={words.say('wall.claims', { count: claims })}
      >
        <Sign name="knight-banner" size={19} />
        {claims}
        <span className="unseen">{words.say('wall.claims', { count: claims })}</span>
      </button>
    </div>
  );
}

function Advisors({ clan, faction }: { clan: OpenClan; faction: Faction }) {
  const words = useWords();
  return (
    <div className="gw-advs">
      {clan.active.map((advisor) => (
        <AdvisorChip key={advisor} id={advisor} faction={faction} />
      ))}
      <span className="gw-adv sup" title={words.say('wall.supportLong', { count: countCards(clan.support) })}>
        <Sign name="card-pickup" size={13} /> {countCards(clan.support)}
        <span className="unseen">{words.say('wall.supportLong', { count: countCards(clan.support) })}</span>
      </span>
    </div>
  );
}

function AdvisorChip({ id, faction }: { id: string; faction: Faction }) {
  const words = useWords();
  const me = useMe();
  const name = words.say(`advisor.${id}`);
  const thing = useReadable(
    me === faction ? `card:${id}` : `others:${id}`,
    { kind: 'advisor', id, owner: faction },
    words.say('wall.read', { card: id }),
  );
  return (
    <span {...thing.props} className={`gw-adv ${stateOf(thing)}`}>
      {name}
    </span>
  );
}
