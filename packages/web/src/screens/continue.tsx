/** Tables that were left in the middle, the latest first; one that cannot be read says so and hides no other. */

import jadeSeal from 'seal:玉';
import type { ListedTable, Trouble } from '@jade/tables';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Icon, Seal, Sign } from '../art/icon.tsx';
import { gameById } from '../games/games.ts';
import { Dialog } from '../shell/dialog.tsx';
import { ErrorBoundary, Reload } from '../shell/error-page.tsx';
import { saveText } from '../shell/files.ts';
import { localHall } from '../table/hall.ts';
import { useWords } from '../words/words.tsx';

type Whole = Extract<ListedTable, { ok: true }>;

const idOf = (table: ListedTable) => (table.ok ? table.info.id : table.id);
const isOver = (table: Whole) => table.stand.scores !== null;

/** Milliseconds until the list is asked for again while it is out of reach. */
const LOOK_AGAIN = 2000;

export function Continue() {
  const words = useWords();
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [keeping, setKeeping] = useState<'kept' | Trouble>('kept');
  const [leaving, setLeaving] = useState<ListedTable | null>(null);
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
  const whole = tables?.filter((table) => table.ok).sort((a, b) => b.stand.updated - a.stand.updated) ?? [];
  const broken = tables?.filter((table) => !table.ok) ?? [];
  const shown: readonly ListedTable[] = [...whole.filter((one) => !isOver(one)), ...whole.filter(isOver), ...broken];
  return (
    <section className="panel hair continue">
      <div className="ph">
        <h2>{words.say('home.continue')}</h2>
        <span className="meta num">{words.say('home.tables', { count: tables?.length ?? 0 })}</span>
      </div>
      {keeping !== 'kept' && (
        <p className="trouble" role="alert">
          {words.say(`unread.${keeping}`)}
          {keeping === 'newer' && <Reload />}
        </p>
      )}
      {tables !== null && shown.length === 0 && keeping === 'kept' && (
        <p className="empty">{words.say('home.noTables')}</p>
      )}
      <ul>
        {shown.map((table, index) => (
          <li key={idOf(table)}>
            {table.ok ? (
              <ErrorBoundary instead={() => <BrokenCard id={table.info.id} />}>
                <TableCard table={table} first={index === 0 && !isOver(table)} />
              </ErrorBoundary>
            ) : (
              <BrokenCard id={table.id} />
            )}
            <button
              type="button"
              className="ib away"
              aria-label={words.say('home.clear', { name: table.ok ? words.say(`game.${table.info.game}`) : table.id })}
              title={words.say('home.clearShort')}
              onClick={() => setLeaving(table)}
            >
              <Sign name="cross" size={13} />
            </button>
          </li>
        ))}
      </ul>
      {leaving !== null && (
        <Dialog title={words.say('home.clearAsk')} onClose={() => setLeaving(null)}>
          <p>
            {leaving.ok
              ? words.say('home.clearLine', {
                  names: leaving.info.sitters.map(({ name }) => name),
                  seq: leaving.stand.seq,
                })
              : words.say('home.broken')}
          </p>
          <p className="row">
            <button
              type="button"
              className="btn pri"
              onClick={() => {
                setLeaving(null);
                void localHall().remove(idOf(leaving)).then(list);
              }}
            >
              {words.say('home.clearShort')}
            </button>
          </p>
        </Dialog>
      )}
    </section>
  );
}

function TableCard({ table: { info, stand }, first }: { table: Whole; first: boolean }) {
  const words = useWords();
  const { scores, waitingFor, seq } = stand;
  const game = gameById(info.game);
  const asked = waitingFor.map((seat) => info.sitters[seat]?.name ?? '');
  return (
    <Link className={`ci ${first ? 'now' : ''}`} href={`/table/${info.id}`}>
      <span className="th">
        {game?.cover != null ? <img src={game.cover} alt="" /> : <Seal src={game?.seal ?? jadeSeal} size={44} />}
      </span>
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
