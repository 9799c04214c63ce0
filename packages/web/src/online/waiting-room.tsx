/** The waiting room: the chairs around the table, who sits there, links for those who are still to come, and the start. */

import jadeSeal from 'seal:玉';
import pandaBackdrop from 'painting:backdrop-panda';
import type { Fault, Room } from '@jade/online';
import { OnlineError } from '@jade/online';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon, Sign } from '../art/icon.tsx';
import { useBox } from '../games/use-box.ts';
import { FromPosition } from '../screens/position.tsx';
import { Primer } from '../screens/primer.tsx';
import { settingWords } from '../screens/setting-words.ts';
import { changeSettings, currentSettings } from '../settings.ts';
import { useTitle } from '../shell/title.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { GameWords, useWords } from '../words/words.tsx';
import { useIsLost } from './at-room.ts';
import { Chairs, USUAL_LEVEL } from './chairs.tsx';
import { keepSeal } from './fair.ts';
import { onlineHall, useOnline } from './hall.ts';
import { Invites } from './invites.tsx';

interface WaitingRoomProps {
  readonly room: Room;
  /** By which link somebody came who does not belong here yet. */
  readonly invite: string | null;
}

export function WaitingRoom({ room, invite }: WaitingRoomProps) {
  const words = useWords();
  const ready = useBox(room.game);
  const { id, commitment } = room;
  useEffect(() => keepSeal(id, commitment), [id, commitment]);
  if (ready === null)
    return (
      <main className="quiet-page">
        <p>{words.say('room.opening')}</p>
      </main>
    );
  const { box, boxed, face } = ready;
  return (
    <GameWords
      catalogue={box.words}
      language={box.language}
      names={room.chairs.map((_, seat) => nameAt(room, seat) ?? '')}
    >
      <div className="themed" data-game={boxed.theme} data-face={boxed.faceOf}>
        <main className="app before-game waiting">
          <img className="backdrop" src={boxed.backdrop ?? pandaBackdrop} alt="" />
          <RoomBar room={room} />
          <aside className="facts">
            <Primer boxed={boxed} mode={room.mode} />
            <Facts room={room} />
          </aside>
          <Sitting room={room} invite={invite} Emblem={face.Emblem} cover={boxed.cover} />
          {room.host.mine && <Invites room={room} Emblem={face.Emblem} />}
        </main>
      </div>
    </GameWords>
  );
}

export function nameAt({ chairs }: Room, seat: number): string | null {
  const chair = chairs[seat];
  return chair === undefined || chair.kind === 'open' ? null : chair.name;
}

function RoomBar({ room }: { room: Room }) {
  const words = useWords();
  useTitle(words.say('room.title'));
  return (
    <TopBar
      seal={jadeSeal}
      title={words.say('game.name')}
      line={words.say('room.line', {
        name: room.host.name,
        own: room.host.mine ? 'yes' : 'no',
        mode: words.say(`mode.${room.mode}`),
      })}
    />
  );
}

function Facts({ room }: { room: Room }) {
  const words = useWords();
  const { settings, commitment } = room;
  const facts = [
    ['new.mode', words.say(`mode.${room.mode}`)],
    ...Object.entries(room.options).map(([id, value]) => [`setting.${id}`, settingWords(words, value)] as const),
    ['room.start', words.say(settings.startWhenFull ? 'room.start.full' : 'room.start.host')],
    ['room.coach', words.say(settings.coach ? 'room.coach.yes' : 'room.coach.no')],
    ['room.standIn', words.say(settings.standIn === 'away' ? 'presence.bot' : 'room.standIn.asked')],
    ['room.back', words.say('room.back.all')],
  ] as const;
  return (
    <section className="panel">
      <div className="ph">
        <h2>{words.say('room.facts')}</h2>
      </div>
      <dl className="sum">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{words.say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sealed">
        <Icon name="wax-seal" size={18} />
        <span>
          {words.say('room.sealed')} <code>{`${commitment.slice(0, 8)} … ${commitment.slice(-4)}`}</code>
        </span>
      </p>
    </section>
  );
}

type SittingProps = WaitingRoomProps & Pick<Parameters<typeof Chairs>[0], 'Emblem' | 'cover'>;

/** The chairs, and below them what this person can do next. */
function Sitting({ room, invite, Emblem, cover }: SittingProps) {
  const words = useWords();
  const { me } = useOnline();
  const lost = useIsLost();
  const [, go] = useLocation();
  const [name, setName] = useState(() => me?.name ?? currentSettings().name);
  const [fault, setFault] = useState<Fault | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const free = room.chairs.flatMap((chair, seat) => (chair.kind === 'open' ? [seat] : []));
  const isIn = room.seat !== null;
  const kept = room.chairs.findIndex((chair) => chair.kind === 'kept' && chair.mine);
  const mayName = me !== null && me.name === null;

  /** One thing at a time; what went wrong is said, and nothing has changed. */
  const act = async (action: () => Promise<unknown>) => {
    setFault(null);
    try {
      await action();
    } catch (error) {
      setFault(error instanceof OnlineError ? error.fault : { code: 'failed' });
    }
  };
  const sit = (seat: number | null) =>
    act(async () => {
      const own = name.trim();
      if (own === '') {
        field.current?.focus();
        throw new OnlineError({ code: 'no-name' });
      }
      if (own !== me?.name) await onlineHall().setName(own);
      changeSettings({ name: own });
      const sat = await onlineHall().sit(room.id, seat, invite);
      go(`/room/${sat.id}`, { replace: true });
    });

  const botAt = (seat: number, level: string) => ({ kind: 'bot' as const, level, name: words.say(`bot.name.${seat}`) });
  const [title, line] = ((): readonly [string, string] => {
    const waits = room.chairs.filter(({ kind }) => kind === 'open' || kind === 'kept').length;
    if (!isIn && (kept >= 0 || free.length > 0)) return [words.say('room.sit'), words.say('room.sit.line')];
    const expected = room.chairs.flatMap((chair) => (chair.kind === 'kept' && !chair.mine ? [chair.name] : []));
    if (expected.length > 0 && waits === expected.length)
      return [
        words.say('room.waitsFor', { names: expected }),
        words.say(room.host.mine ? 'room.waitsFor.host' : 'room.waitsFor.guest'),
      ];
    if (waits > 0)
      return [
        words.say('room.waits', { count: waits }),
        words.say(
          room.host.mine ? (room.settings.startWhenFull ? 'room.waits.full' : 'room.waits.host') : 'room.waits.guest',
          { name: room.host.name },
        ),
      ];
    return [
      words.say('room.full'),
      words.say(room.host.mine ? 'room.full.host' : 'room.full.guest', { name: room.host.name }),
    ];
  })();
  const isFull = room.chairs.every(({ kind }) => kind === 'person' || kind === 'bot');
  return (
    <div className="around">
      {room.position !== null && <FromPosition after={room.position} />}
      <Chairs
        room={room}
        Emblem={Emblem}
        cover={cover}
        canSit={!isIn && !lost}
        onSit={(seat) => void sit(seat)}
        onFree={(seat) => void act(() => onlineHall().stand(room.id, seat))}
        onBot={(seat, level) =>
          void act(() => onlineHall().setChair(room.id, seat, level === null ? { kind: 'open' } : botAt(seat, level)))
        }
      />
      <section className="prompt" aria-label={words.say('prompt.label')}>
        <div className="grow" aria-live="polite">
          <h2>{fault === null ? title : words.say(fault.code === 'no-name' ? 'room.nameless' : 'room.cannot')}</h2>
          <p role={fault === null ? undefined : 'alert'}>
            {fault === null ? (lost ? words.say('lost.title') : line) : words.say(`fault.${fault.code}`)}
          </p>
        </div>
        {!isIn && (kept >= 0 || free.length > 0) && (
          <form
            className="sit"
            onSubmit={(event) => {
              event.preventDefault();
              void sit(kept >= 0 ? kept : null);
            }}
          >
            {(mayName || me === null) && (
              <input
                ref={field}
                className="name"
                aria-label={words.say('room.name')}
                placeholder={words.say('room.name')}
                value={name}
                maxLength={24}
                onFocus={({ currentTarget }) => {
                  currentTarget.select();
                  currentTarget.scrollIntoView({ block: 'nearest' });
                }}
                onChange={(event) => setName(event.target.value)}
              />
            )}
            <button type="submit" className="btn pri" disabled={lost}>
              {words.say('room.sitDown')}
            </button>
          </form>
        )}
        {isIn && !room.host.mine && (
          <button
            type="button"
            className="btn sec"
            disabled={lost}
            onClick={() =>
              void act(async () => {
                await onlineHall().stand(room.id);
                go('/');
              })
            }
          >
            {words.say('room.standUp')}
          </button>
        )}
        {room.host.mine && free.length > 0 && (
          <button
            type="button"
            className="btn sec"
            disabled={lost}
            onClick={() =>
              void act(async () => {
                for (const seat of free) await onlineHall().setChair(room.id, seat, botAt(seat, USUAL_LEVEL));
              })
            }
          >
            <Icon name="vintage-robot" />
            {words.say('room.fill', { count: free.length })}
          </button>
        )}
        {room.host.mine && (
          <button
            type="button"
            className="btn pri"
            disabled={lost || !isFull}
            onClick={() => void act(() => onlineHall().start(room.id))}
          >
            <Sign name="play" />
            {words.say('room.start')}
          </button>
        )}
      </section>
    </div>
  );
}
