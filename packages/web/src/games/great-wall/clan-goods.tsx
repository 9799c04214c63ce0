/** What lies before a clan: its place in the tea order, honour, resources, reserve. */

import { at } from '@jade/engine';
import type { OpenClan } from '@jade/great-wall/screen';
import { countCards, RESOURCES } from '@jade/great-wall/screen';
import { RESOURCE_ICONS } from '../../../art/wall-icons.ts';
import { useThing } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { stateOf } from './inspect.tsx';
import { RESOURCE_VARS } from './signs.ts';

export function shameOf(clan: OpenClan): number {
  return [...clan.shamed, ...clan.claimedShame].reduce((sum, count) => sum + count, 0);
}

export function Cup({ rank }: { rank: number }) {
  const words = useWords();
  return (
    <div className="gw-cup num" title={words.say('wall.teaRank', { place: rank + 1 })}>
      <Sign name="coffee-cup" size={17} />
      <b>{rank + 1}</b>
    </div>
  );
}

export function Honour({ honour }: { honour: number }) {
  const words = useWords();
  return (
    <div className="gw-honour num" title={words.say('wall.honour')}>
      <b key={honour}>{honour}</b>
      <Sign name="laurels" size={15} />
    </div>
  );
}

/** One's own resources. */
export function Goods({ clan }: { clan: OpenClan }) {
  const words = useWords();
  return (
    <div className="gw-goods num">
      {RESOURCES.map((resource, index) => (
        <Good
          key={resource}
          index={index}
          count={clan.resources?.[index] ?? 0}
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
      style={{ color: `var(${at(RESOURCE_VARS, index)})` }}
    >
      <Sign name={at(RESOURCE_ICONS, index)} size={22} />
      <b key={count}>{count}</b>
      <span className="unseen">{label}</span>
    </span>
  );
}

/** What others have is hidden; how many cards they hold is not. */
export function Screen({ clan }: { clan: OpenClan }) {
  const words = useWords();
  return (
    <div className="gw-screen num">
      <Sign name="blindfold" size={15} />
      {words.say('wall.behindScreen')}
      <span title={words.say('wall.commandsHeld', { count: countCards(clan.commands) })}>
        <Sign name="card-pick" size={14} />
        {countCards(clan.commands)}
      </span>
      <span title={words.say('wall.tacticsHeld', { count: countCards(clan.tactics) })}>
        <Sign name="chess-knight" size={14} />
        {countCards(clan.tactics)}
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

export function Count({ thing, icon, count, label, shame = 0, className = '' }: CountProps) {
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
