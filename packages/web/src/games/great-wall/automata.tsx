/** Factions that nobody plays: the Reed OpenClan, and Qin Jiushao. */

import { at } from '@jade/engine';
import type { Faction, OpenClan, Seen } from '@jade/great-wall/screen';
import { countCards, isPlayer, overlord, SOLDIERS } from '@jade/great-wall/screen';
import { SOLDIER_ICONS } from '../../../art/wall-icons.ts';
import { RuleChip } from '../../shell/rule-chip.tsx';
import { useWords } from '../../words/words.tsx';
import { Badge, guiseOf, Portrait } from './art.tsx';
import { Count, Cup, Honour } from './clan-goods.tsx';
import { QinNext } from './qin.tsx';
import { useSmall } from './use-game.ts';

export function ReedPanel({ g, rank }: { g: Seen; rank: number }) {
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
        <Clerks clan={clan} />
        <Count
          thing={null}
          icon="spears"
          count={clan.pool[0] ?? 0}
          label={words.say('wall.poolOf', { soldier: 'spearman', count: clan.pool[0] ?? 0, shamed: 0 })}
        />
        <Claims clan={clan} />
      </div>
    </section>
  );
}

export function QinPanel({ g, rank }: { g: Seen; rank: number }) {
  const words = useWords();
  const small = useSmall();
  const faction = (g.seats + 1) as Faction;
  const clan = g.clans[faction];
  if (clan === undefined) return null;
  return (
    <section className="panel seat gw-clan gw-qin gw-big" aria-label={words.say('seat.qin')}>
      <div className="gw-head">
        <Cup rank={rank} />
        <Portrait who="qinJiushao" className="gw-medal" fill />
        <div className="gw-name">
          <b>{words.say('seat.qin')}</b>
          <span>{words.say('wall.qin.line', { count: countCards(clan.support) })}</span>
        </div>
        <Honour honour={clan.honour} />
      </div>
      <div className="gw-face">
        <Portrait who="qinJiushao" />
      </div>
      <div className="gw-reserve num">
        <Clerks clan={clan} />
        {SOLDIERS.slice(0, 2).map((soldier, kind) => (
          <Count
            key={soldier}
            thing={null}
            icon={at(SOLDIER_ICONS, kind)}
            count={clan.pool[kind] ?? 0}
            label={words.say('wall.poolOf', { soldier, count: clan.pool[kind] ?? 0, shamed: 0 })}
          />
        ))}
        <Count
          thing={null}
          icon="card-pickup"
          count={countCards(clan.support)}
          label={words.say('wall.supportLong', { count: countCards(clan.support) })}
        />
        <Claims clan={clan} />
      </div>
      {!small && <QinNext g={g} />}
      <p>
        {words.say('wall.qin.rule')} <RuleChip rule="GW-SOLO-37" />
      </p>
    </section>
  );
}

function Clerks({ clan }: { clan: OpenClan }) {
  const words = useWords();
  const { clerks } = clan;
  return (
    <Count thing={null} icon="scroll-quill" count={clerks} label={words.say('wall.clerksOf', { count: clerks })} />
  );
}

function Claims({ clan }: { clan: OpenClan }) {
  const words = useWords();
  const count = clan.claimed.length;
  return <Count thing={null} icon="knight-banner" count={count} label={words.say('wall.claims', { count })} />;
}
