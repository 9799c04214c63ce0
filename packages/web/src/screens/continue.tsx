/** Tables that were left in the middle, the latest first; one that cannot be read says so and hides no other. */

import jadeSeal from 'seal:玉';
import type { Room } from '@jade/online';
import type { ListedTable, Trouble } from '@jade/tables';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, Seal, Sign } from '../art/icon.tsx';
import { gameById } from '../games/games.ts';
import { removeRoom, useRooms } from '../online/rooms.ts';
import { Dialog } from '../shell/dialog.tsx';
import { ErrorBoundary, Reload } from '../shell/error-page.tsx';
import { saveText } from '../shell/files.ts';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';

type Whole = Extract<ListedTable, { ok: true }>;

/** A line of the list: a table of this browser, one that cannot be read, or one with friends elsewhere. */
type Item =
  | { readonly kind: 'table'; readonly id: string; readonly table: Whole }
  | { readonly kind: 'broken'; readonly id: string }
  | { readonly kind: 'room'; readonly id: string; readonly room: Room };

const isOver = (table: Whole) => table.stand.scores !== null;

/** First what others wait for, then what waits for nobody else, then what waits for others, then what is over. */
function rankOf(item: Item): number {
  switch (item.kind) {
    case 'room':
      return item.room.state === 'over' ? 3 : item.room.waitsForMe ? 0 : 2;
    case 'table':
      return isOver(item.table) ? 3 : 1;
    case 'broken':
      return 4;
  }
}

function whenOf(item: Item): number {
  return item.kind === 'room' ? item.room.updated : item.kind === 'table' ? item.table.stand.updated : 0;
}

function listed(tables: readonly ListedTable[], rooms: readonly Room[]): readonly Item[] {
  const items: Item[] = [
    ...rooms.map((room): Item => ({ kind: 'room', id: room.id, room })),
    ...tables.map((table): Item => {
      return table.ok ? { kind: 'table', id: table.info.id, table } : { kind: 'broken', id: table.id };
    }),
  ];
  return items.sort((a, b) => rankOf(a) - rankOf(b) || whenOf(b) - whenOf(a));
}

/** Milliseconds until the list is asked for again while it is out of reach. */
const LOOK_AGAIN = 2000;

export function Continue() {
  const words = useWords();
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [keeping, setKeeping] = useState<'kept' | Trouble>('kept');
  const [leaving, setLeaving] = useState<Item | null>(null);
  const online = useRooms();
  const list = useCallback(() => {
    void localHall()
      .list()
      .then(
        (listed) => {
          setTables(listed.tables);
          setKeeping(listed.keeping);
        },
        () => setTables([]),
      );
  }, []);
  useEffect(list, [list]);
  // Whatever keeps the tables away may pass: another tab is closed, say.
  useEffect(() => {
    if (keeping === 'kept') return;
    const timer = setInterval(list, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [keeping, list]);
  const shown = listed(tables ?? [], online?.rooms ?? []);
  return (
    <section className="panel hair continue">
      <div className="ph">
        <h2>{words.say('home.continue')}</h2>
        <span className="meta num">{words.say('home.tables', { count: shown.length })}</span>
      </div>
      {keeping !== 'kept' && (
        <p className="trouble" role="alert">
          {words.say(`unread.${keeping}`)}
          {keeping === 'newer' && <Reload />}
        </p>
      )}
      {online?.connection.is === 'lost' && <p className="trouble">{words.say('home.lost')}</p>}
      {tables !== null && shown.length === 0 && keeping === 'kept' && (
        <p className="empty">{words.say('home.noTables')}</p>
      )}
      <ul>
        {shown.map((item, index) => (
          <li key={item.id}>
            <ErrorBoundary instead={() => <BrokenCard id={item.id} />}>
              {item.kind === 'table' && <TableCard table={item.table} first={index === 0 && !isOver(item.table)} />}
              {item.kind === 'room' && <RoomCard room={item.room} />}
              {item.kind === 'broken' && <BrokenCard id={item.id} />}
            </ErrorBoundary>
            <button
              type="button"
              className="ib away"
              aria-label={words.say('home.clear', { name: nameOf(item) })}
              title={words.say('home.clearShort')}
              onClick={() => setLeaving(item)}
            >
              <Sign name="cross" size={13} />
            </button>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Dialog title={words.say('home.clearAsk')} onClose={() => setLeaving(null)}>
          <p>{lossOf(leaving)}</p>
          <p className="row">
            <button
              type="button"
              className="btn pri"
              onClick={() => {
                setLeaving(null);
                if (leaving.kind === 'room') void removeRoom(leaving.id);
                else void localHall().remove(leaving.id).then(list);
              }}
            >
              {words.say('home.clearShort')}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  );

  function nameOf(item: Item): string {
    if (item.kind === 'broken') return item.id;
    return words.say(`game.${item.kind === 'room' ? item.room.game : item.table.info.game}`);
  }

  function lossOf(item: Item): string {
    if (item.kind === 'room') return words.say('home.leaveLine');
    if (item.kind === 'broken') return words.say('home.broken');
    const { info, stand } = item.table;
    return words.say('home.clearLine', { names: info.sitters.map(({ name }) => name), seq: stand.seq });
  }
}

/** A table with friends elsewhere. What waits for this player stands out. */
function RoomCard({ room }: { room: Room }) {
  const words = useWords();
  const { chairs, state, waitsForMe, waitingFor, scores, game: id } = room;
  const others = chairs.flatMap((chair) => {
    return chair.kind === 'open' || chair.kind === 'bot' || chair.mine ? [] : [chair.name];
  });
  return (
    <Link className={`ci ${waitsForMe ? 'now' : ''}`} href={`/room/${room.id}`}>
      <Thumb game={id} />
      <span>
        <b>{words.say(`game.${id}`)}</b>
        <i className="a">{stand()}</i>
        <i className="s">
          <Icon name="linked-rings" size={14} />{' '}
          {others.length === 0 ? words.say('home.alone') : words.say('home.online', { names: others })}
        </i>
      </span>
      <span className="go">
        {state === 'over' ? <Icon name="backward-time" size={18} /> : <Sign name="play" size={16} />}
      </span>
    </Link>
  );

  function stand(): string {
    const name = (seat: number) => {
      const chair = chairs[seat];
      return chair === undefined || chair.kind === 'open' ? '' : chair.name;
    };
    if (state === 'over')
      return words.say('home.over', { scores: (scores ?? []).map((score, seat) => `${name(seat)} ${score}`) });
    if (state === 'playing')
      return waitsForMe ? words.say('home.yourMove') : words.say('home.waitsFor', { names: waitingFor.map(name) });
    if (waitsForMe) return words.say(room.seat === null ? 'home.youSit' : 'home.youStart');
    return words.say('home.onlineWaiting', { free: chairs.filter(({ kind }) => kind === 'open').length });
  }
}

function Thumb({ game: id }: { game: string }) {
  const game = gameById(id);
  return (
    <span className="th">
      {game?.cover != null ? <img src={game.cover} alt="" /> : <Seal src={game?.seal ?? jadeSeal} size={44} />}
    </span>
  );
}

function TableCard({ table: { info, stand }, first }: { table: Whole; first: boolean }) {
  const words = useWords();
  const { scores, waitingFor, seq } = stand;
  const asked = waitingFor.map((seat) => info.sitters[seat]?.name ?? '');
  return (
    <Link className={`ci ${first ? 'now' : ''}`} href={`/table/${info.id}`}>
      <Thumb game={info.game} />
      <span>
        <b>{words.say(`game.${info.game}`)}</b>
        <i className="a">
          {scores === null
            ? words.say('home.waitsFor', { names: asked })
            : words.say('home.over', {
                scores: scores.map((score, index) => `${info.sitters[index]?.name ?? ''} ${score}`),
              })}
        </i>
        <i className="s">
          {words.say(info.branchOf == null ? 'home.at' : 'home.whatIf', {
            names: info.sitters.map(({ name }) => name),
            seq,
          })}
        </i>
      </span>
      <span className="go">
        {scores === null ? <Sign name="play" size={16} /> : <Icon name="backward-time" size={18} />}
      </span>
    </Link>
  );
}

/** What is left of it can be saved. */
function BrokenCard({ id }: { id: string }) {
  const words = useWords();
  const save = async () => saveText(`jade-table-${id}.json`, await localHall().salvage(id));
  return (
    <button type="button" className="ci broken" onClick={() => void save()}>
      <span className="th">
        <Seal src={jadeSeal} size={44} />
      </span>
      <span>
        <b>{words.say('home.broken')}</b>
        <i className="s">{words.say('home.salvage')}</i>
      </span>
    </button>
  );
}
