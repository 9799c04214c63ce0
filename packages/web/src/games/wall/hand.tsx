/** One's own hand: command cards and tactic cards in a fan. */

import type { Clan, GreatWall } from '@jade/great-wall/screen';
import { FACE_DOWN, titleOf } from '@jade/great-wall/screen';
import { useWords } from '../../words/words.tsx';
import { Sign } from './art.tsx';
import { stateOf, useReadable } from './shown.tsx';
import { commandSign, tacticSign } from './signs.ts';
import { useMe } from './use-wall.ts';

interface Held {
  readonly kind: 'command' | 'tactic';
  readonly id: string;
  readonly key: string;
}

/** The cards that the viewer may see in the own hand. */
function heldBy(clan: Clan): Held[] {
  const seen = (card: string) => card !== FACE_DOWN;
  return [
    ...clan.commands.filter(seen).map((id): Held => ({ kind: 'command', id, key: id })),
    ...clan.tactics.filter(seen).map((card): Held => ({ kind: 'tactic', id: titleOf(card), key: card })),
  ];
}

export function Hand({ g }: { g: GreatWall }) {
  const words = useWords();
  const me = useMe();
  const clan = me === null ? undefined : g.clans[me];
  const held = clan === undefined ? [] : heldBy(clan);
  const middle = (held.length - 1) / 2;
  return (
    <section
      className={`gw-hand n${held.length}`}
      aria-label={words.say('wall.hand')}
      style={{ '--cards': Math.max(1, held.length) } as object}
    >
      {held.map((card, index) => (
        <HandCard key={card.key} card={card} turn={index - middle} index={index} />
      ))}
      {held.length === 0 && <p className="gw-none">{words.say('wall.hand.empty')}</p>}
    </section>
  );
}

function HandCard({ card, turn, index }: { card: Held; turn: number; index: number }) {
  const words = useWords();
  const { kind, id } = card;
  const thing = useReadable(`${kind}:${id}`, { kind, id }, words.say('wall.read', { card: id }));
  return (
    <div
      {...thing.props}
      className={`gw-hc ${kind} ${stateOf(thing)}`}
      style={{ '--turn': turn, '--lift': Math.abs(turn), '--index': index } as object}
    >
      {thing.can && <span className="can gw-ring" />}
      <Sign name={kind === 'command' ? commandSign(id) : tacticSign(id)} size={34} />
      <b>{words.say(`card.${id}`)}</b>
      <small>{words.say(`wall.kind.${kind}`)}</small>
    </div>
  );
}
