/** Where tables stand: sets new ones, opens kept ones for whoever looks, and keeps in memory those that are looked at. */

import type { GameDefinition, Match, MatchRecord, Problem, Result, Seat, Tags, Viewer } from '@jade/engine';
import { configure, expectOk, openMatch, parseRecord, replayRecord, valuesFor, writeRecord } from '@jade/engine';
import { archivedIn, archiveOf, archiveTags, recordsIn } from './archive.ts';
import type { Entry } from './entry.ts';
import { movedTo } from './entry.ts';
import type { Sitter, TableHead, TableInfo, TableWish } from './head.ts';
import { infoOf, isHead } from './head.ts';
import { Ledger } from './ledger.ts';
import type { ListedTable } from './listing.ts';
import { listedTable } from './listing.ts';
import type { Reply, Update } from './looking.ts';
import { brokenLog, resumeTable } from './opening.ts';
import { matchFrom } from './position.ts';
import { salvagedRecord } from './salvage.ts';
import { sitterIn, tableTags } from './sitters.ts';
import type { Sitting } from './sitting.ts';
import { BoundSitting } from './sitting.ts';
import { keptSnapshot } from './snapshot.ts';
import type { KeptTable, Trouble } from './store.ts';
import { Damaged, NotKept, Outrun } from './store.ts';
import type { Ports } from './table.ts';
import { HostedTable, standOf } from './table.ts';

export interface HallPorts extends Ports {
  /** The rules of a game; null when there is none of that name. */
  definitionOf(game: string): Promise<GameDefinition | null>;
  /** A name for a new table. */
  newId(): string;
}

export type Opened = { readonly ok: true; readonly sitting: Sitting } | Unopened;

export type Unopened =
  | { readonly ok: false; readonly why: 'missing' }
  /** Whoever wanted to look has no seat there. */
  | { readonly ok: false; readonly why: 'no seat' }
  /** The store cannot be read now. */
  | { readonly ok: false; readonly why: 'unread'; readonly reason: Trouble }
  | {
      readonly ok: false;
      readonly why: 'version';
      readonly needs: string;
      readonly has: string;
      readonly record: string;
    }
  | { readonly ok: false; readonly why: 'broken'; readonly problem: Problem; readonly record: string };

export type Taken =
  | { readonly ok: true; readonly id: string }
  /** It was an archive of tables. */
  | { readonly ok: true; readonly id: null; readonly loaded: Loaded }
  | { readonly ok: false; readonly why: 'wrong'; readonly problem: Problem }
  /** The record does not say who sat where: their names, as far as it knows them. */
  | { readonly ok: false; readonly why: 'seats'; readonly names: readonly (string | null)[]; readonly over: boolean };

/** What came of the records of an archive. */
export interface Loaded {
  /** How many became tables, and how many were there already as they are. */
  readonly taken: number;
  readonly known: number;
  /** What is wrong with the others. */
  readonly problems: readonly Problem[];
}

export class Hall {
  private readonly ports: HallPorts;
  private readonly standing = new Map<string, Promise<HostedTable | Unopened>>();

  constructor(ports: HallPorts) {
    this.ports = ports;
  }

  /** How many tables stand in memory. */
  get size(): number {
    return this.standing.size;
  }

  /** When everything that is under way at its tables is done. */
  async settled(): Promise<void> {
    const tables = await Promise.all(this.standing.values());
    await Promise.all(tables.map((table) => table instanceof HostedTable && table.visit(() => undefined)));
  }

  async list(): Promise<readonly ListedTable[]> {
    return (await this.ports.store.list()).map(listedTable);
  }

  async set(wish: TableWish): Promise<string> {
    const definition = await this.ports.definitionOf(wish.game);
    if (definition === null) throw new Error(`there is no game '${wish.game}'`);
    const people = wish.sitters.filter(({ kind }) => kind === 'person').length;
    const { mode, options, seed, sitters } = wish;
    const { id, position, ...set } = wish;
    const head = { ...set, version: definition.version, branchOf: null };
    if (position !== undefined) {
      const match = expectOk(matchFrom(definition, wish, position));
      return this.put({ ...head, ...dealOf(match.config) }, match, { id });
    }
    const config = expectOk(configure(definition, { mode, players: sitters.length, people, options, seed }));
    return this.put(head, openMatch(definition, config), { id });
  }

  /** The same people at the same game once more. A record may have brought options that are not for so many people: they take their default. */
  async again(id: string, deal: Pick<TableWish, 'seed' | 'chosenSeed'>): Promise<string> {
    const { head, definition } = await this.visit(id, ({ head, match }) => ({ head, definition: match.definition }));
    const { game, mode, sitters, options } = head;
    const people = sitters.filter(({ kind }) => kind === 'person').length;
    const rules = definition.modes.find((one) => one.id === mode)?.options ?? [];
    const kept = rules.filter((rule) => valuesFor(rule, people).includes(options[rule.id] ?? ''));
    return this.set({
      game,
      mode,
      sitters,
      options: Object.fromEntries(kept.map((rule) => [rule.id, options[rule.id] ?? ''])),
      ...deal,
    });
  }

  /** What everybody may know of a table; null when there is none, or when it cannot be read. */
  async info(id: string): Promise<TableInfo | null> {
    const kept = await this.ports.store.load(id).catch(() => null);
    return kept === null ? null : infoOf(kept.head);
  }

  /** A handle on a table, bound to a viewer. */
  async open(id: string, viewer: Viewer, follow: (update: Update) => void): Promise<Opened> {
    for (;;) {
      const table = await this.host(id);
      if (!(table instanceof HostedTable)) return table;
      if (!isViewer(viewer, table.head)) return { ok: false, why: 'no seat' };
      const sitting = new BoundSitting(table, viewer, follow);
      // Where the last who looked has just left, the table is opened once more.
      if (await table.join(sitting)) return { ok: true, sitting };
    }
  }

  /** A bot plays for somebody who is away, until they come back. */
  async standIn(id: string, seat: Seat): Promise<Reply> {
    const table = await this.host(id);
    if (!(table instanceof HostedTable)) throw new Error(`table ${id} cannot be opened`);
    const reply = await table.seats.standIn(seat);
    // Where nobody looks, the table may go again.
    await table.visit(() => undefined);
    return reply;
  }

  /** A new table with the first choices of another. */
  async branch(id: string, seq: number): Promise<string> {
    const { head, match } = await this.visit(id, (table) => ({ head: table.head, match: table.copyOf(seq) }));
    const { id: _, created: __, redrawn: ___, ...set } = head;
    return this.put({ ...set, ...dealOf(match.config), branchOf: { id, seq } }, match);
  }

  /** A table from a record's text, or all tables of an archive; `seated` says who sits there, where a record does not. */
  async take(text: string, seated?: readonly Sitter[]): Promise<Taken> {
    const records = recordsIn(text);
    const parsed = parseRecord(records[0] ?? '');
    if (records.length > 1 || (parsed.ok && archivedIn(parsed.value.tags) !== null))
      return { ok: true, id: null, loaded: await this.load(records) };
    const read = await this.read(text);
    if (!read.ok) return { ok: false, why: 'wrong', problem: read.problem };
    const { record, match } = read.value;
    const sitters = sittersOf(record, seated);
    if (sitters === null) {
      const names = Array.from({ length: record.players }, (_, index) => record.tags[`Seat${index + 1}`] ?? null);
      return { ok: false, why: 'seats', names, over: match.pending === null };
    }
    // Whoever had the record could read the seed in it.
    const id = await this.put({ ...setIn(record), sitters, branchOf: null, chosenSeed: true }, match);
    return { ok: true, id };
  }

  /** The record of a table, for whoever owns this hall: it holds the seed. */
  record(id: string): Promise<string> {
    return this.recordWith(id, tableTags);
  }

  /** Whether a table cannot be played on with the rules that are here. */
  async isStuck(id: string): Promise<boolean> {
    const table = await this.host(id);
    const isStuck = !(table instanceof HostedTable) && 'record' in table;
    if (table instanceof HostedTable) await table.visit(() => undefined);
    return isStuck;
  }

  /** All tables as one text, those that changed last at its end. */
  async archive(): Promise<string> {
    const tables = (await this.ports.store.list()).filter((one) => one.ok);
    const records: string[] = [];
    for (const { head } of tables.sort((a, b) => a.stand.updated - b.stand.updated))
      records.push(await this.recordWith(head.id, archiveTags));
    return archiveOf(records.filter((record) => record !== ''));
  }

  /** Tables keep their names and what they say of each other, unless another table has that name here. */
  private async load(records: readonly string[]): Promise<Loaded> {
    const problems: Problem[] = [];
    const names = new Map<string, string>();
    let [taken, known] = [0, 0];
    for (const text of records) {
      const read = await this.read(text);
      if (!read.ok) {
        problems.push(read.problem);
        continue;
      }
      const { record, match } = read.value;
      const sitters = sittersOf(record);
      const archived = archivedIn(record.tags);
      if (sitters === null || archived === null) {
        const tag = archived === null ? 'Table' : 'Sitter1';
        problems.push({ code: 'malformed-record', line: 1, fault: 'tag-missing', params: { tag } });
        continue;
      }
      const { id, branchOf, created, chosenSeed } = archived;
      const isThere = (await this.ports.store.load(id).catch(() => null)) !== null;
      if (isThere && (await this.recordWith(id, archiveTags)) === text) {
        known += 1;
        continue;
      }
      names.set(id, isThere ? this.ports.newId() : id);
      const from = branchOf && { ...branchOf, id: names.get(branchOf.id) ?? branchOf.id };
      const set = { ...setIn(record), sitters, branchOf: from, ...(chosenSeed ? { chosenSeed } : {}) };
      await this.put(set, match, { id: names.get(id), created });
      taken += 1;
    }
    return { taken, known, problems };
  }

  private async read(text: string): Promise<Result<{ record: MatchRecord; match: Match }>> {
    const parsed = parseRecord(text);
    if (!parsed.ok) return parsed;
    const record = parsed.value;
    const definition = await this.ports.definitionOf(record.game);
    const match = replayRecord(definition === null ? [] : [definition], record);
    return match.ok ? { ok: true, value: { record, match: match.value } } : match;
  }

  private async recordWith(id: string, tagsOf: (head: TableHead) => Tags): Promise<string> {
    const table = await this.host(id);
    if (!(table instanceof HostedTable)) return 'record' in table ? table.record : '';
    return table.visit(() => writeRecord(table.match, tagsOf(table.head)));
  }

  async remove(id: string): Promise<void> {
    this.standing.delete(id);
    await this.ports.store.remove(id);
  }

  private async visit<T>(id: string, action: (table: HostedTable) => T): Promise<T> {
    const table = await this.host(id);
    if (!(table instanceof HostedTable)) throw new Error(`table ${id} cannot be opened`);
    return table.visit(() => action(table));
  }

  /** The table as it stands here, opened from the store if nobody looks at it yet. */
  private host(id: string): Promise<HostedTable | Unopened> {
    const known = this.standing.get(id);
    if (known !== undefined) return known;
    const forget = () => {
      if (this.standing.get(id) === opening) this.standing.delete(id);
    };
    const opening = this.bring(id, forget);
    this.standing.set(id, opening);
    void opening.then((table) => table instanceof HostedTable || forget(), forget);
    return opening;
  }

  private async bring(id: string, closed: () => void): Promise<HostedTable | Unopened> {
    let kept: KeptTable | null;
    try {
      kept = await this.ports.store.load(id);
    } catch (error) {
      if (error instanceof NotKept) return { ok: false, why: 'unread', reason: error.why };
      if (error instanceof Damaged) return { ok: false, why: 'broken', problem: { code: 'broken-head' }, record: '' };
      return { ok: false, why: 'broken', problem: brokenLog(error), record: '' };
    }
    if (kept === null) return { ok: false, why: 'missing' };
    const { head } = kept;
    const record = salvagedRecord(kept);
    if (!isHead(head)) return { ok: false, why: 'broken', problem: { code: 'broken-head' }, record };
    const definition = await this.ports.definitionOf(head.game);
    if (definition === null)
      return { ok: false, why: 'broken', problem: { code: 'missing-game', game: head.game }, record };
    const rules = movedTo(kept.entries) ?? head.version;
    if (definition.version !== rules) {
      if (await this.moveOn(definition, kept)) return this.bring(id, closed);
      return { ok: false, why: 'version', needs: rules, has: definition.version, record };
    }
    const resumed = resumeTable(definition, kept);
    if (!resumed.ok) return { ok: false, why: 'broken', problem: resumed.problem, record };
    return new HostedTable(head, kept.entries, resumed.match, this.ports, closed);
  }

  /**
   * A table of other rules goes on under those that are here, if they allow all that was done at it and it ended the same. Where they
   * do not it stands as it was.
   */
  private async moveOn(definition: GameDefinition, kept: KeptTable): Promise<boolean> {
    const { store, clock, chance } = this.ports;
    const { head, entries, stand } = kept;
    const resumed = resumeTable(definition, kept);
    if (!resumed.ok) return false;
    const entry: Entry = {
      n: entries.length + 1,
      at: clock.now(),
      id: chance(),
      what: { kind: 'moved', rules: definition.version },
    };
    const now = standOf(resumed.match, entry, new Ledger(entries).chairs);
    if (JSON.stringify(now.scores) !== JSON.stringify(stand.scores)) return false;
    // Where somebody else has moved it meanwhile, that is as good.
    await store.append(head.id, [entry], now, keptSnapshot(resumed.match) ?? undefined).catch((error: unknown) => {
      if (!(error instanceof Outrun)) throw error;
    });
    return true;
  }

  /** Keeps a new table with the choices that a match has made already. */
  private async put(
    set: Omit<TableHead, 'id' | 'created'>,
    match: Match,
    known: { readonly id?: string | undefined; readonly created?: number | null } = {},
  ): Promise<string> {
    const { newId, chance, clock, store } = this.ports;
    const at = clock.now();
    const head: TableHead = { ...set, id: known.id ?? newId(), created: known.created ?? at };
    const entries = match.moments.map(({ choice }, index): Entry => {
      return { n: index + 1, at, id: chance(), what: { kind: 'choice', seat: choice.seat, key: choice.key } };
    });
    const stand = standOf(match, { n: entries.length, at });
    await store.create({ head, entries, stand, snapshot: keptSnapshot(match) });
    return head.id;
  }
}

function setIn({ game, version, mode, options, ...dealt }: MatchRecord) {
  return { game, version, mode, options, ...dealOf(dealt) };
}

function dealOf({ seed, redrawn }: Pick<TableHead, 'seed' | 'redrawn'>): Pick<TableHead, 'seed' | 'redrawn'> {
  return redrawn === undefined ? { seed } : { seed, redrawn };
}

function sittersOf({ players, tags }: MatchRecord, seated: readonly Sitter[] = []): readonly Sitter[] | null {
  const sitters = Array.from({ length: players }, (_, index) => sitterIn(tags, index) ?? seated[index]);
  return sitters.every((sitter) => sitter !== undefined) ? sitters : null;
}

/** What comes over a wire may be anything, whatever its type says. */
function isViewer(viewer: Viewer, { sitters }: TableHead): boolean {
  return viewer === 'spectator' || sitters[viewer] !== undefined;
}
