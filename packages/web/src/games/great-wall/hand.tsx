/** One's own hand: command cards and tactic cards in a fan. */

import type { OpenClan, Seen } from '@jade/great-wall/screen';
import { titleOf } from '@jade/great-wall/screen';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useTable } from '../../shell/at-table.tsx';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { BigCard } from './card-text.tsx';
import { stateOf, useInspected, useReadable } from './inspect.tsx';
import { commandSign, tacticSign } from './signs.ts';
import { useMe, useSmall } from './use-game.ts';

interface Held {
  readonly kind: 'command' | 'tactic';
  readonly id: string;
  readonly key: string;
}

/** More cards lie in two rows: each keeps its sign and its whole name. */
const ONE_ROW = 6;

/** The cards that the viewer may see in the own hand. */
function heldBy({ commands, tactics }: OpenClan): Held[] {
  if (typeof commands === 'number' || typeof tactics === 'number') return [];
  return [
    ...commands.map((id): Held => ({ kind: 'command', id, key: id })),
    ...tactics.map((card): Held => ({ kind: 'tactic', id: titleOf(card), key: card })),
  ];
}

export function Hand({ g }: { g: Seen }) {
  const words = useWords();
  const me = useMe();
  const small = useSmall();
  const { cursor } = useTable();
  const [pointed, setPointed] = useState<Held | null>(null);
  const clan = me === null ? undefined : g.clans[me];
  const held = clan === undefined ? [] : heldBy(clan);
  const rows = held.length > ONE_ROW ? 2 : 1;
  const middle = (held.length - 1) / 2;
  // What the pointer rests on, or the keyboard stands on.
  const read = held.find(({ key, kind, id }) => (pointed === null ? cursor === `${kind}:${id}` : key === pointed.key));
  return (
    <section
      className="gw-hand"
      data-rows={rows}
      data-reads
      aria-label={words.say('wall.hand')}
      style={{ '--columns': Math.max(1, Math.ceil(held.length / rows)) } as object}
    >
      {held.map((card, index) => (
        <HandCard key={card.key} card={card} turn={rows === 1 ? index - middle : 0} small={small} onRead={setPointed} />
      ))}
      {held.length === 0 && <p className="gw-none">{words.say('wall.hand.empty')}</p>}
      {!small && read !== undefined && (
        <div className="gw-preview" role="tooltip">
          <BigCard kind={read.kind} id={read.id} />
        </div>
      )}
    </section>
  );
}

interface HandCardProps {
  readonly card: Held;
  readonly turn: number;
  readonly small: boolean;
  readonly onRead: (card: Held | null) => void;
}

function HandCard({ card, turn, small, onRead }: HandCardProps) {
  const words = useWords();
  const { show } = useInspected();
  const { kind, id } = card;
  const thing = useReadable(`${kind}:${id}`, { kind, id }, words.say('wall.read', { card: id }));
  // A finger cannot rest on a card to read it: it is held up first, with the button to choose it.
  const press = small && {
    onClick(event: MouseEvent) {
      event.stopPropagation();
      show({ kind, id });
    },
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the props of a thing make it a button
    <div
      {...thing.props}
      {...press}
      className={`gw-hc ${kind} ${stateOf(thing)}`}
      style={{ '--turn': turn, '--lift': Math.abs(turn) } as object}
      onPointerEnter={() => onRead(card)}
      onPointerLeave={() => onRead(null)}
      onFocus={() => onRead(card)}
      onBlur={() => onRead(null)}
    >
      {thing.can && <span className="can gw-ring" />}
      <Sign name={kind === 'command' ? commandSign(id) : tacticSign(id)} size={24} />
      <b>{words.say(`card.${id}`)}</b>
      <small>{words.say(kind === 'command' ? `wall.brief.${id}` : `tactic.${id}.basic`)}</small>
    </div>
  );
}
