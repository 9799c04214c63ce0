/** Where tables stand: sets new ones, opens kept ones for whoever looks, and keeps in memory those that are looked at. */

import type { GameDefinition, Match, MatchRecord, Problem, Viewer } from '@jade/engine';
import { configure, explain, openMatch, parseRecord, replayRecord, writeLog, writeRecord } from '@jade/engine';
import type { Entry } from './entry.ts';
import { standing } from './entry.ts';
import type { Sitter, TableHead, TableInfo, TableWish } from './head.ts';
import { infoOf } from './head.ts';
import type { Update } from './looking.ts';
import { resumeTable } from './opening.ts';
import { sitterIn, sitterTags } from './sitters.ts';
import type { Sitting } from './sitting.ts';
import { BoundSitting } from './sitting.ts';
import { keptSnapshot } from './snapshot.ts';
import type { KeptTable, Listed, Trouble } from './store.ts';
import { NotKept } from './store.ts';
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
  /** The store cannot be read now. */
  | { readonly ok: false; readonly why: 'unread'; readonly reason: Trouble }
  | {
      readonly ok: false;
      readonly why: 'version';
      readonly needs: string;
      readonly has: string;
      readonly record: string;
    }
  | { readonly ok: false; readonly why: 'broken'; readonly message: string; readonly record: string };

export type Taken =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: 'wrong'; readonly message: string }
  /** The record does not say who sat where: their names, as far as it knows them. */
  | { readonly ok: false; readonly why: 'seats'; readonly names: readonly (string | null)[]; readonly over: boolean };

export class Hall {
  private readonly ports: HallPorts;
  private readonly standing = new Map<string, Promise<HostedTable | Unopened>>();

  constructor(ports: HallPorts) {
    this.ports = ports;
  }

  list(): Promise<readonly Listed[]> {
    return this.ports.store.list();
  }

  async set(wish: TableWish): Promise<string> {
    const definition = await this.ports.definitionOf(wish.game);
    if (definition === null) throw new Error(`there is no game '${wish.game}'`);
    const people = wish.sitters.filter(({ kind }) => kind === 'person').length;
    const { mode, options, seed, sitters } = wish;
    const config = configure(definition, { mode, players: sitters.length, people, options, seed });
    if (!config.ok) throw new Error(explain(config.problem));
    return this.put({ ...wish, version: definition.version, branchOf: null }, openMatch(definition, config.value));
  }

  /** What everybody may know of a table; null when there is none, or when it cannot be read. */
  async info(id: string): Promise<TableInfo | null> {
    const kept = await this.ports.store.load(id).catch(() => null);
    return kept === null ? null : infoOf(kept.head);
  }

  /** A handle on a table, bound to a viewer. */
  async open(id: string, viewer: Viewer, follow: (update: Update) => void): Promise<Opened> {
    const table = await this.host(id);
    if (!(table instanceof HostedTable)) return table;
    const sitting = new BoundSitting(table, viewer, follow, () => this.standing.delete(id));
    table.join(sitting);
    return { ok: true, sitting };
  }

  /** A new table with the first choices of another. */
  async branch(id: string, seq: number): Promise<string> {
    const table = await this.host(id);
    if (!(table instanceof HostedTable)) throw new Error(`table ${id} cannot be opened`);
    const { id: _, created: __, ...head } = table.head;
    return this.put({ ...head, branchOf: { id, seq } }, table.copyOf(seq));
  }

  /** A table from a record's text; `seated` says who sits there, where the record does not. */
  async take(text: string, seated?: readonly Sitter[]): Promise<Taken> {
    const wrong = (problem: Problem): Taken => ({ ok: false, why: 'wrong', message: explain(problem) });
    const parsed = parseRecord(text);
    if (!parsed.ok) return wrong(parsed.problem);
    const record = parsed.value;
    const definition = await this.ports.definitionOf(record.game);
    const replayed = replayRecord(definition === null ? [] : [definition], record);
    if (!replayed.ok) return wrong(replayed.problem);
    const sitters = sittersOf(record, seated);
    if (sitters === null) {
      const names = Array.from({ length: record.players }, (_, index) => record.tags[`Seat${index + 1}`] ?? null);
      return { ok: false, why: 'seats', names, over: replayed.value.pending === null };
    }
    const { game, version, mode, options, seed } = record;
    const id = await this.put({ game, version, mode, options, seed, sitters, branchOf: null }, replayed.value);
    return { ok: true, id };
  }

  /** The record of a table, for whoever owns this hall: it holds the seed. */
  async record(id: string): Promise<string> {
    const table = await this.host(id);
    if (!(table instanceof HostedTable)) return 'record' in table ? table.record : '';
    const date = new Date(table.head.created).toISOString().slice(0, 10);
    return writeRecord(table.match, { ...sitterTags(table.head.sitters), Date: date });
  }

  async remove(id: string): Promise<void> {
    this.standing.delete(id);
    await this.ports.store.remove(id);
  }

  /** The table as it stands here, opened from the store if nobody looks at it yet. */
  private host(id: string): Promise<HostedTable | Unopened> {
    const known = this.standing.get(id);
    if (known !== undefined) return known;
    const opening = this.bring(id);
    this.standing.set(id, opening);
    void opening.then(
      (table) => table instanceof HostedTable || this.standing.delete(id),
      () => this.standing.delete(id),
    );
    return opening;
  }

  private async bring(id: string): Promise<HostedTable | Unopened> {
    let kept: KeptTable | null;
    try {
      kept = await this.ports.store.load(id);
    } catch (error) {
      if (error instanceof NotKept) return { ok: false, why: 'unread', reason: error.why };
      return { ok: false, why: 'broken', message: String(error), record: '' };
    }
    if (kept === null) return { ok: false, why: 'missing' };
    const { head } = kept;
    const definition = await this.ports.definitionOf(head.game);
    if (definition === null) return { ok: false, why: 'missing' };
    const record = bareRecord(kept);
    if (definition.version !== head.version)
      return { ok: false, why: 'version', needs: head.version, has: definition.version, record };
    const resumed = resumeTable(definition, kept);
    if (!resumed.ok) return { ok: false, why: 'broken', message: resumed.message, record };
    return new HostedTable(head, kept.entries, resumed.choices, resumed.match, this.ports);
  }

  /** Keeps a new table with the choices that a match has made already. */
  private async put(set: Omit<TableHead, 'id' | 'created'>, match: Match): Promise<string> {
    const { newId, chance, clock, store } = this.ports;
    const at = clock.now();
    const head: TableHead = { ...set, id: newId(), created: at };
    const entries = match.moments.map(({ choice }, index): Entry => {
      return { n: index + 1, at, id: chance(), what: { kind: 'choice', seat: choice.seat, key: choice.key } };
    });
    const stand = standOf(match, { n: entries.length, at });
    await store.create({ head, entries, stand, snapshot: keptSnapshot(match) });
    return head.id;
  }
}

function sittersOf({ players, tags }: MatchRecord, seated: readonly Sitter[] = []): readonly Sitter[] | null {
  const sitters = Array.from({ length: players }, (_, index) => sitterIn(tags, index) ?? seated[index]);
  return sitters.every((sitter) => sitter !== undefined) ? sitters : null;
}

/** The record of a table that cannot be replayed here, for whoever wants to keep it. */
function bareRecord({ head, entries, stand }: KeptTable): string {
  const { game, version, mode, options, seed, sitters } = head;
  const config = { mode, options, seed, players: sitters.length };
  const outcome = stand.scores === null ? 'open' : 'unknown';
  return writeLog(
    { game, version, config, choices: standing(entries), fingerprintAt: () => null, outcome },
    sitterTags(sitters),
  );
}
