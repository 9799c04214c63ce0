/** A table with friends elsewhere: its waiting room until the game begins, then the table itself. Reached by its address or by an invitation. */

import '../styles/before-game.css';
import '../styles/name-field.css';
import '../styles/room.css';
import type { Room } from '@jade/online';
import { mayStandIn } from '@jade/online';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { AtRoom } from '../online/at-room.ts';
import { AtRoomProvider } from '../online/at-room.ts';
import { ComeBack } from '../online/come-back.tsx';
import { codeOf } from '../online/fault.ts';
import { onlineHall, useOnline } from '../online/hall.ts';
import { ONLINE } from '../online/home.ts';
import { linkTo } from '../online/invites.tsx';
import { WaitingRoom } from '../online/waiting-room.tsx';
import { Quiet } from '../shell/error-page.tsx';
import { HomeProvider } from '../table/home.ts';
import { useWords } from '../words/words.tsx';
import { TableScreen } from './table-screen.tsx';

/** A room one belongs to. */
export function RoomScreen({ id }: { id: string }) {
  const { connection, rooms } = useOnline();
  const [missing, setMissing] = useState<string | null>(null);
  const room = rooms.find((one) => one.id === id) ?? null;
  const isKnown = room !== null;
  useEffect(() => {
    if (isKnown || connection.is !== 'here') return;
    onlineHall()
      .room(id)
      // Whoever has no name here has no table, either.
      .catch((error: unknown) => setMissing(codeOf(error) === 'no-name' ? 'not-found' : codeOf(error)));
  }, [id, isKnown, connection.is]);
  if (room !== null) return <InRoom room={room} invite={null} />;
  return <NoRoom missing={missing} />;
}

/** A room behind a link: whoever sits down belongs to it from then on. */
export function JoinScreen({ invite }: { invite: string }) {
  const { rooms } = useOnline();
  const [, go] = useLocation();
  const [room, setRoom] = useState<Room | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    onlineHall()
      .invited(invite)
      .catch((error: unknown) => left || setMissing(codeOf(error)));
    const stop = onlineHall().watch(invite, (seen) => {
      if (!left && seen !== null) setRoom(seen);
    });
    return () => {
      left = true;
      stop();
    };
  }, [invite]);
  const own = rooms.find((one) => one.id === room?.id);
  const belongs = own !== undefined && (own.seat !== null || own.host.mine);
  useEffect(() => {
    if (belongs) go(`/room/${own.id}`, { replace: true });
  }, [belongs, own, go]);
  if (room === null || missing !== null) return <NoRoom missing={missing} />;
  if (room.state !== 'waiting') return <ComeBack room={room} invite={invite} />;
  return <InRoom room={room} invite={invite} />;
}

function InRoom({ room, invite }: { room: Room; invite: string | null }) {
  const { connection, deviceUsed } = useOnline();
  const at = useMemo<AtRoom>(
    () => ({
      room,
      connection,
      tryNow: () => onlineHall().nudge(),
      mayStandIn: (seat, now) => room.host.mine && connection.is === 'here' && mayStandIn(room, seat, now),
      standIn: async (seat) => void (await onlineHall().standIn(room.id, seat)),
      returnLink: async (seat) => {
        const { invites } = await onlineHall().invite(room.id, seat);
        return linkTo(invites.findLast((one) => one.seat === seat && one.usedBy === null)?.invite ?? '');
      },
      deviceLink: async () => `${location.origin}/device/${(await onlineHall().makeDevice()).device}?to=${room.id}`,
      isUsed: (link) => deviceUsed !== null && link.includes(`/device/${deviceUsed}?`),
    }),
    [room, connection, deviceUsed],
  );
  return (
    <AtRoomProvider value={at}>
      {room.state === 'waiting' ? (
        <WaitingRoom room={room} invite={invite} />
      ) : (
        <HomeProvider value={ONLINE}>
          <TableScreen key={room.id} id={room.id} />
        </HomeProvider>
      )}
    </AtRoomProvider>
  );
}

/** Nothing to be seen: not yet, or not here. */
function NoRoom({ missing }: { missing: string | null }) {
  const words = useWords();
  const { connection } = useOnline();
  if (missing === null && connection.is !== 'lost')
    return (
      <main className="quiet-page">
        <p>{words.say('room.opening')}</p>
      </main>
    );
  const why = missing ?? 'closing';
  return (
    <Quiet title={words.say('room.cannot')} line={words.say(`fault.${why}`)}>
      {missing === null && (
        <button type="button" className="btn line" onClick={() => onlineHall().nudge()}>
          {words.say('lost.tryNow')}
        </button>
      )}
      <Link className="btn pri" href="/">
        {words.say('top.home')}
      </Link>
    </Quiet>
  );
}
