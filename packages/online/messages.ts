/** What the server says over the socket. It is made by the server and not checked by anybody: types alone. */

import type { Look, Reply, StoryPart, TableInfo, Unopened, Update } from '@jade/tables';
import type { Fault, Me, Room } from './schemas.ts';

export type ServerMessage =
  /** The first word: who the server takes this for, and all rooms of theirs. */
  | { readonly type: 'welcome'; readonly me: Me; readonly rooms: readonly Room[]; readonly now: number }
  /** The client speaks another version and must be loaded anew. */
  | { readonly type: 'outdated'; readonly protocol: number; readonly build: string }
  | { readonly type: 'pong' }
  | { readonly type: 'room'; readonly room: Room }
  | { readonly type: 'room gone'; readonly room: string }
  /** By this link another device has become the same person. */
  | { readonly type: 'device used'; readonly device: string }
  | { readonly type: 'update'; readonly sitting: number; readonly update: Update }
  | { readonly type: 'reply'; readonly call: number; readonly value: unknown }
  | { readonly type: 'fault'; readonly call: number; readonly fault: Fault }
  /** The server goes, or has had enough; it says so and hangs up. */
  | { readonly type: 'bye'; readonly fault: Fault };

/** What a table answers to `open`. */
export type OpenedThere = { readonly ok: true; readonly info: TableInfo; readonly update: Update } | Unopened;

/** By message: what is answered to it. */
export interface Answers {
  watch: Room;
  open: OpenedThere;
  now: Update;
  lookAt: Look;
  story: readonly StoryPart[];
  beats: Update['beats'];
  choose: Reply;
  undo: Reply;
  redo: Reply;
  askBack: Reply;
  answerAsked: Reply;
  withdraw: Reply;
  answerAhead: Reply;
  comeBack: Reply;
  resign: Reply;
  hurry: null;
  goAhead: null;
  confirmTurns: null;
}
