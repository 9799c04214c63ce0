/** The clans in tea order: honour, what lies open of them, and one's own things behind the screen. */

import type { Clan, Faction, GreatWall } from '@jade/great-wall/screen';
import { isPlayer, isQin, isReed, overlord, RESOURCES, SOLDIERS } from '@jade/great-wall/screen';
import { RESOURCE_ICONS, SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { useTable, useThing } from '../../shell/at-table.tsx';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Portrait, Sign } from './art.tsx';
import { stateOf, useReadable, useShown } from './shown.tsx';
import { RESOURCE_VARS } from './signs.ts';
import { useMe, useWall } from './use-wall.ts';

/** Panels in tea order: the top of the tea stack stands on top. */
export function Clans() {
  const g = useWall();
  return g.tea.map((faction, rank) => {
    if (isReed(g, faction)) return <ReedPanel key={faction} g={g} rank={rank} />;
    if (isQin(g, faction)) return <QinPanel key={faction} g={g} rank={rank} />;
    return <ClanPanel key={faction} g={g} faction={faction} rank={rank} />;
  });
}

export function shameOf(clan: Clan): number {
  return [...clan.shamed, ...clan.claimedShame].reduce((sum, count) => sum + count, 0);
}

function useIsAsked(faction: Faction): boolean {
  const { waitingFor } = useTable().session.look.view;
  return waitingFor.some((who) => who === faction);
}

function Cup({ rank }: { rank: number }) {
  const words = useWords();
  return (
    <div className="gw-cup num" title={words.say('wall.teaRank', { place: rank + 1 })}>
      <Sign name="coffee-cup" size={17} />
      <b>{rank + 1}</b>
    </div>
  );
}

function Honour({ honour }: { honour: number }) {
  const words = useWords();
  return (
    <div className="gw-honour num" title={words.say('wall.honour')}>
      <b key={honour}>{honour}</b>
      <Sign name="laurels" size={15} />
    </div>
  );
}

function ClanPanel({ g, faction, rank }: { g: GreatWall; faction: Faction; rank: number }) {
  const words = useWords();
  const { info } = useTable().session;
  const { show } = useShown();
  const me = useMe();
  const isAsked = useIsAsked(faction);
  const clan = g.clans[faction];
  const sitter = info.sitters[faction];
  const thing = useThing(`player:${faction}`);
  if (clan === undefined || sitter === undefined) return null;
  const guise = guiseOf(g, faction);
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
          {clan.general === '' ? (
            <span>{words.say('wall.noGeneral')}</span>
          ) : thing.can ? (
            <span>{words.say(`general.${clan.general}`)}</span>
          ) : (
            <button type="button" onClick={() => show({ kind: 'general', id: clan.general, owner: faction })}>
              {words.say(`general.${clan.general}`)}
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

/** One's own resources. */
export function Goods({ clan }: { clan: Clan }) {
  const words = useWords();
  return (
    <div className="gw-goods num">
      {RESOURCES.map((resource, index) => (
        <Good
          key={resource}
          index={index}
          count={clan.resources[index] ?? 0}
          label={words.say(`resource.${resource}`)}
          resource={resource}
        />
      ))}
    </div>
  );
}

function Good({ index, count, label, resource }: { index: number; count: number; label: string; resource: string }) {
  const thing = useThing(`resource:${resource}`);
  return (
    <span
      title={label}
      {...(thing.can && thing.props)}
      className={`${stateOf(thing)}`}
      style={{ color: `var(${RESOURCE_VARS[index as 0]})` }}
    >
      <Sign name={RESOURCE_ICONS[index as 0]} size={22} />
      <b key={count}>{count}</b>
      <span className="unseen">{label}</span>
    </span>
  );
}

/** What others have is hidden; how many cards they hold is not. */
function Screen({ clan }: { clan: Clan }) {
  const words = useWords();
  return (
    <div className="gw-screen num">
      <Sign name="blindfold" size={15} />
      {words.say('wall.behindScreen')}
      <span title={words.say('wall.commandsHeld', { count: clan.commands.length })}>
        <Sign name="card-pick" size={14} />
        {clan.commands.length}
      </span>
      <span title={words.say('wall.tacticsHeld', { count: clan.tactics.length })}>
        <Sign name="chess-knight" size={14} />
        {clan.tactics.length}
      </span>
    </div>
  );
}

interface CountProps {
  readonly thing: string | null;
  readonly icon: Parameters<typeof Sign>[0]['name'];
  readonly count: number;
  readonly label: string;
  readonly shame?: number;
  readonly className?: string;
}

function Count({ thing, icon, count, label, shame = 0, className = '' }: CountProps) {
  const found = useThing(thing ?? 'nothing');
  const isThing = thing !== null && found.can;
  return (
    <span title={label} {...(isThing && found.props)} className={`${className} ${isThing ? stateOf(found) : ''}`}>
      <Sign name={icon} size={19} />
      {count}
      {shame > 0 && <i className="gw-under">{shame}</i>}
      <span className="unseen">{label}</span>
    </span>
  );
}

/** Clerks and soldiers in reserve, shame, claimed hordes. */
function Reserve({ g, faction, clan }: { g: GreatWall; faction: Faction; clan: Clan }) {
  const words = useWords();
  const { show } = useShown();
  const me = useMe();
  const own = me === faction;
  const [lastClaim] = clan.claimed.slice(-1);
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
          icon={SOLDIER_ICONS[kind as 0]}
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
        disabled={lastClaim === undefined}
        onClick={() => lastClaim !== undefined && show({ kind: 'claimed', id: lastClaim })}
        title={words.say('wall.claims', { count: claims })}
      >
        <Sign name="knight-banner" size={19} />
        {claims}
        <span className="unseen">{words.say('wall.claims', { count: claims })}</span>
      </button>
    </div>
  );
}

function Advisors({ clan, faction }: { clan: Clan; faction: Faction }) {
  const words = useWords();
  return (
    <div className="gw-advs">
      {clan.active.map((advisor) => (
        <AdvisorChip key={advisor} id={advisor} faction={faction} />
      ))}
      <span className="gw-adv sup" title={words.say('wall.supportLong', { count: clan.support.length })}>
        <Sign name="card-pickup" size={13} /> {words.say('wall.support', { count: clan.support.length })}
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

function ReedPanel({ g, rank }: { g: GreatWall; rank: number }) {
  const words = useWords();
  const clan = g.clans[g.seats];
  const lord = overlord(g);
  if (clan === undefined) return null;
  return (
    <section className="panel seat gw-clan gw-reed gw-low" aria-label={words.say('seat.reed')}>
      <div className="gw-head">
        <Cup rank={rank} />
        <Badge guise={guiseOf(g, g.seats)} size={36} />
        <div className="gw-name">
          <b>{words.say('wall.reedClan')}</b>
          <span>
            {isPlayer(g, lord) ? words.say('wall.obeys', { seat: lord }) : words.say('wall.obeysQin')}{' '}
            <RuleChip rule={isPlayer(g, lord) ? 'GW-2P-15' : 'GW-SOLO-29'} />
          </span>
        </div>
      </div>
      <div className="gw-reserve num">
        <Count
          thing={null}
          icon="scroll-quill"
          count={clan.clerks}
          label={words.say('wall.clerksOf', { count: clan.clerks })}
        />
        <Count
          thing={null}
          icon="spears"
          count={clan.pool[0] ?? 0}
          label={words.say('wall.poolOf', { soldier: 'spearman', count: clan.pool[0] ?? 0, shamed: 0 })}
        />
        <Count
          thing={null}
          icon="knight-banner"
          count={clan.claimed.length}
          label={words.say('wall.claims', { count: clan.claimed.length })}
        />
      </div>
    </section>
  );
}

function QinPanel({ g, rank }: { g: GreatWall; rank: number }) {
  const words = useWords();
  const faction = (g.seats + 1) as Faction;
  const clan = g.clans[faction];
  if (clan === undefined) return null;
  return (
    <section className="panel seat gw-clan gw-qin gw-big" aria-label={words.say('seat.qin')}>
      <div className="gw-head">
        <Cup rank={rank} />
        <div className="gw-name">
          <b>{words.say('seat.qin')}</b>
          <span>{words.say('wall.qin.line', { count: g.clans[faction]?.support.length ?? 0 })}</span>
        </div>
        <Honour honour={clan.honour} />
      </div>
      <div className="gw-face">
        <Portrait who="qinJiushao" fill />
      </div>
      <div className="gw-reserve num">
        <Count
          thing={null}
          icon="scroll-quill"
          count={clan.clerks}
          label={words.say('wall.clerksOf', { count: clan.clerks })}
        />
        {SOLDIERS.slice(0, 2).map((soldier, kind) => (
          <Count
            key={soldier}
            thing={null}
            icon={SOLDIER_ICONS[kind as 0]}
            count={clan.pool[kind] ?? 0}
            label={words.say('wall.poolOf', { soldier, count: clan.pool[kind] ?? 0, shamed: 0 })}
          />
        ))}
        <Count
          thing={null}
          icon="card-pickup"
          count={clan.support.length}
          label={words.say('wall.supportLong', { count: clan.support.length })}
        />
        <Count
          thing={null}
          icon="knight-banner"
          count={clan.claimed.length}
          label={words.say('wall.claims', { count: clan.claimed.length })}
        />
      </div>
      <p>
        {words.say('wall.qin.rule')} <RuleChip rule="GW-SOLO-37" />
      </p>
    </section>
  );
}
