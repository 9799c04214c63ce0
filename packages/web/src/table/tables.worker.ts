/** The tables' worker: games run here. Opens tables from the cupboard, sets new ones, and hands them to the page. */

import type { Match } from '@jade/engine';
import { choose, configure, explain, openMatch, parseRecord, replayRecord, seat } from '@jade/engine';
import { openBox } from '@jade/shelf';
import type { ProxyMarked } from 'comlink';
import { expose, proxy } from 'comlink';
import { bots } from './bots.ts';
import type { KeptChoice, KeptTable } from './keeper.ts';
import { forget, listKept, loadKept } from './keeper.ts';
import { LocalTable } from './local-table.ts';
import type { News, Shelf, Sitter, Table, TableInfo, TableSummary, TableWish, Taken, Unopened } from './table.ts';

/** Tables that were set or opened while this page lives, also when they could not be kept. */
const open = new Map<string, LocalTable>();

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(9))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 12);
}

function atTable(info: TableInfo, match: Match, revision: number, listener: (news: News) => void): LocalTable {
  open.get(info.id)?.close();
  const table = new LocalTable(info, match, revision, bots, listener);
  open.set(info.id, table);
  return table;
}

/** Puts a table into the cupboard for the first time. */
async function put(info: TableInfo, match: Match): Promise<string> {
  await atTable(info, match, 0, () => {}).keep(0);
  return info.id;
}

async function list(): Promise<readonly TableSummary[]> {
  return (await listKept()).map(summaryOf);
}

function summaryOf({ info, updated, snapshot }: KeptTable): TableSummary {
  return { info, updated, seq: snapshot.seq, waitingFor: snapshot.waitingFor.map(seat), scores: snapshot.scores };
}

async function set(wish: TableWish): Promise<string> {
  const box = await openBox(wish.game);
  if (box === null) throw new Error(`there is no game '${wish.game}'`);
  const { definition } = box;
  const config = configure(definition, {
    mode: wish.mode,
    players: wish.sitters.length,
    options: wish.options,
    seed: wish.seed,
  });
  if (!config.ok) throw new Error(explain(config.problem));
  const info: TableInfo = { ...wish, id: newId(), version: definition.version, created: Date.now(), branchOf: null };
  return put(info, openMatch(definition, config.value));
}

/** What keeps a table from being opened; null when it stands. */
async function openTable(id: string, listener: (news: News) => void): Promise<Unopened | null> {
  const kept = await loadKept(id).catch(() => null);
  if (kept === null) {
    // Not kept, but perhaps still standing: storage may be blocked.
    const standing = open.get(id);
    if (standing === undefined) return { ok: false, why: 'missing' };
    atTable(await standing.info(), standing.match, 0, listener).begin();
    return null;
  }
  const { info, revision, snapshot } = kept.table;
  const box = await openBox(info.game);
  if (box === null) return { ok: false, why: 'missing' };
  const { definition } = box;
  const record = bareRecord(info, kept.choices);
  if (definition.version !== info.version) {
    return { ok: false, why: 'version', needs: info.version, has: definition.version, record };
  }
  const config = configure(definition, {
    mode: info.mode,
    players: info.sitters.length,
    options: info.options,
    seed: info.seed,
  });
  if (!config.ok) return { ok: false, why: 'broken', message: explain(config.problem), record };
  const match = openMatch(definition, config.value);
  for (const [seq, choice] of kept.choices.entries()) {
    const played = choose(match, { seat: seat(choice.seat), key: choice.key, seq });
    if (!played.ok) return { ok: false, why: 'broken', message: explain(played.problem), record };
  }
  const hash = match.moments[match.moments.length - 1]?.hash ?? match.start;
  if (hash !== snapshot.hash)
    return { ok: false, why: 'broken', message: `${hash} instead of ${snapshot.hash}`, record };
  atTable(info, match, revision, listener).begin();
  return null;
}

function tableAt(id: string): Table & ProxyMarked {
  const table = open.get(id);
  if (table === undefined) throw new Error(`table ${id} is not open`);
  return proxy(table);
}

/** The choices of a table that cannot be replayed here, for whoever wants to keep them. */
function bareRecord(info: TableInfo, choices: readonly KeptChoice[]): string {
  const lines = choices.map(({ seat, key, hash }, index) => `${index + 1}. P${seat + 1} ${key} ${hash}`);
  return [
    `${info.game} ${info.version} ${info.mode} ${JSON.stringify(info.options)} seed ${info.seed}`,
    ...lines,
    '',
  ].join('\n');
}

async function branch(id: string, seq: number): Promise<string> {
  const source = open.get(id);
  if (source === undefined) throw new Error(`table ${id} is not open`);
  const info = await source.info();
  const branched: TableInfo = { ...info, id: newId(), created: Date.now(), branchOf: { id, seq } };
  return put(branched, source.branchedMatch(seq));
}

async function take(text: string): Promise<Taken> {
  const record = parseRecord(text);
  if (!record.ok) return { ok: false, message: explain(record.problem) };
  const box = await openBox(record.value.game);
  const replayed = replayRecord(box === null ? [] : [box.definition], record.value);
  if (!replayed.ok) return { ok: false, message: explain(replayed.problem) };
  const { game, version, mode, options, seed, players, tags } = record.value;
  const sitters = Array.from({ length: players }, (_, index): Sitter => {
    return { kind: 'person', name: tags[`Seat${index + 1}`] ?? `${index + 1}` };
  });
  const info: TableInfo = {
    id: newId(),
    game,
    version,
    mode,
    options,
    seed,
    sitters,
    created: Date.now(),
    branchOf: null,
  };
  return { ok: true, id: await put(info, replayed.value) };
}

async function remove(id: string): Promise<void> {
  open.get(id)?.close();
  open.delete(id);
  await forget(id);
}

export interface TablesWorker extends Omit<Shelf, 'open'> {
  openTable(id: string, listener: (news: News) => void): Promise<Unopened | null>;
  /** An open table. It stays here; the page gets a way to talk to it. */
  tableAt(id: string): Table & ProxyMarked;
}

expose({
  list,
  set,
  openTable,
  tableAt,
  branch,
  take,
  remove,
} satisfies TablesWorker);
