/**
 * What goes over the wire, described once: the server checks what it gets by these schemas, the documentation of the API is written
 * from them, and their types are those of the client, which needs nothing else of this file.
 */

import type { Static, TSchema } from 'typebox';
import { Type } from 'typebox';
import type { RouteName } from './routes.ts';

/** How long words and numbers may be before anybody looks at what they mean. */
const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' });
/** A line of text without what a record cannot hold. */
const Name = Type.String({ minLength: 1, maxLength: 24, pattern: '^(?=.*\\S)[^\\p{C}\\p{Zl}\\p{Zp}"\\\\]+$' });
const Word = Type.String({ minLength: 1, maxLength: 40 });
const Key = Type.String({ minLength: 1, maxLength: 200 });
const Whole = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 7 });
/** What a player adds to the shuffle: 128 bits. */
const Salt = Type.String({ pattern: '^[0-9a-f]{32}$' });
const Time = Type.Number({ description: 'milliseconds since 1970' });

const closed = { additionalProperties: false } as const;

const Nothing = Type.Object({}, closed);
const Me = Type.Object({
  /** Null until somebody gave a name. */
  name: Type.Union([Name, Type.Null()]),
  /** Whether this person may set new tables here. */
  mayOpen: Type.Boolean(),
  build: Type.String(),
  protocol: Type.Integer(),
});
const Device = Type.Object({ device: Id, until: Time });

const BotChair = Type.Object({ kind: Type.Literal('bot'), level: Word, name: Name }, closed);
const WishedChair = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, closed),
  Type.Object({ kind: Type.Literal('open') }, closed),
  BotChair,
]);
const RoomSettings = Type.Object(
  {
    /** It starts by itself as soon as every chair is taken. */
    startWhenFull: Type.Boolean(),
    /** The coach may be asked while the game goes on. */
    coach: Type.Boolean(),
    /** When a bot sits in for somebody who is away: when the host asks for it, or by itself after a while. */
    standIn: Type.Enum(['asked', 'away']),
  },
  closed,
);
const RoomWish = Type.Object(
  {
    game: Word,
    mode: Word,
    options: Type.Record(Word, Word, { maxProperties: 24 }),
    chairs: Type.Array(WishedChair, { minItems: 1, maxItems: 8 }),
    settings: RoomSettings,
    /** What whoever sets the table adds to the shuffle, if they sit there. */
    salt: Salt,
    /** A record, and after how many of its choices the game goes on; whatever was hidden there is drawn anew. */
    position: Type.Optional(
      Type.Object(
        { record: Type.String({ minLength: 1 }), after: Type.Integer({ minimum: 1, maximum: 5000 }) },
        closed,
      ),
    ),
  },
  closed,
);
const Presence = Type.Object({
  is: Type.Enum(['here', 'reconnecting', 'away', 'bot', 'left']),
  since: Time,
});
const RoomChair = Type.Union([
  Type.Object({ kind: Type.Literal('open') }),
  /** It waits for somebody who sat at the game before. */
  Type.Object({ kind: Type.Literal('kept'), name: Type.String(), mine: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('person'), name: Type.String(), mine: Type.Boolean(), presence: Presence }),
  Type.Object({ kind: Type.Literal('bot'), level: Type.String(), name: Type.String() }),
]);
const Invite = Type.Object({
  invite: Id,
  /** The chair it is for; null: any that is free. */
  seat: Type.Union([SeatNumber, Type.Null()]),
  /** Who was seated by a link for one chair. */
  usedBy: Type.Union([Type.String(), Type.Null()]),
});
const Room = Type.Object({
  /** Also the name of its table. */
  id: Id,
  /** Grows with every change: what is older came late. */
  version: Whole,
  game: Type.String(),
  mode: Type.String(),
  options: Type.Record(Type.String(), Type.String()),
  state: Type.Enum(['waiting', 'playing', 'over']),
  chairs: Type.Array(RoomChair),
  settings: RoomSettings,
  host: Type.Object({ name: Type.String(), mine: Type.Boolean() }),
  /** The own chair. */
  seat: Type.Union([SeatNumber, Type.Null()]),
  /** The table waits for me: to choose, to sit down, or as its host to start. */
  waitsForMe: Type.Boolean(),
  /** Chairs whose people are asked something. */
  waitingFor: Type.Array(SeatNumber),
  scores: Type.Union([Type.Array(Type.Number()), Type.Null()]),
  /** How many choices stand. */
  seq: Whole,
  created: Time,
  updated: Time,
  /** What the server's part of the shuffle is bound to, since before anybody sat down. */
  commitment: Type.String(),
  /** It goes on from a position of another game: after so many choices. */
  position: Type.Union([Whole, Type.Null()]),
  /** For the host alone. */
  invites: Type.Array(Invite),
  /** The same people once more. */
  next: Type.Union([Id, Type.Null()]),
});

/** By route: what its request carries and what it answers. */
export const API = {
  me: { reply: Me },
  setName: { body: Type.Object({ name: Name }, closed), reply: Me },
  makeDevice: { body: Nothing, reply: Device },
  useDevice: { params: { device: Id }, body: Nothing, reply: Me },
  useOwner: { params: { key: Id }, body: Nothing, reply: Me },
  rooms: { reply: Type.Array(Room) },
  makeRoom: { body: RoomWish, reply: Room },
  room: { params: { room: Id }, reply: Room },
  removeRoom: { params: { room: Id }, reply: Nothing },
  invited: { params: { invite: Id }, reply: Room },
  invite: {
    params: { room: Id },
    body: Type.Object({ seat: Type.Union([SeatNumber, Type.Null()]) }, closed),
    reply: Room,
  },
  revoke: { params: { room: Id, invite: Id }, reply: Room },
  /** `invite` where somebody comes by a link; `seat` null takes the first free one. */
  sit: {
    params: { room: Id },
    body: Type.Object(
      {
        seat: Type.Union([SeatNumber, Type.Null()]),
        salt: Salt,
        invite: Type.Union([Id, Type.Null()]),
      },
      closed,
    ),
    reply: Room,
  },
  /** Null stands up oneself; the host may free another's chair before the game. */
  stand: {
    params: { room: Id },
    body: Type.Object({ seat: Type.Union([SeatNumber, Type.Null()]) }, closed),
    reply: Room,
  },
  setChair: {
    params: { room: Id, seat: SeatNumber },
    body: Type.Union([Type.Object({ kind: Type.Literal('open') }, closed), BotChair]),
    reply: Room,
  },
  start: { params: { room: Id }, body: Nothing, reply: Room },
  again: { params: { room: Id }, body: Type.Object({ salt: Salt }, closed), reply: Room },
  standIn: { params: { room: Id }, body: Type.Object({ seat: SeatNumber }, closed), reply: Room },
  record: { params: { room: Id }, reply: Type.Object({ record: Type.String() }) },
} as const satisfies Record<RouteName, { params?: Record<string, TSchema>; body?: TSchema; reply: TSchema }>;

const Heard = Type.Object({ n: Whole, reading: Whole }, closed);
const Call = { call: Whole, sitting: Whole };
/** The sender's own name for a command, by which a repeat is known. */
const Command = { ...Call, id: Id };
const does = <Name extends string, Fields extends Record<string, TSchema>>(name: Name, fields: Fields) =>
  Type.Object({ type: Type.Literal(name), ...fields }, closed);

/** What a client may say over the socket. */
export const ClientMessage = Type.Union([
  does('hello', { protocol: Type.Integer({ minimum: 0 }), build: Type.String({ maxLength: 80 }) }),
  does('ping', {}),
  /** Wants to hear of a room it has a link to, and does not belong to yet. */
  does('watch', { call: Whole, invite: Id }),
  does('unwatch', { invite: Id }),
  does('open', { ...Call, table: Id, heard: Type.Union([Heard, Type.Null()]) }),
  does('leave', { sitting: Whole }),
  does('now', { ...Call, heard: Type.Union([Heard, Type.Null()]) }),
  does('lookAt', { ...Call, seq: Whole }),
  does('story', { ...Call, from: Whole, until: Whole }),
  does('beats', { ...Call, seq: Whole }),
  does('choose', { ...Command, question: Whole, key: Key }),
  does('undo', { ...Command, entry: Whole }),
  does('redo', { ...Command, question: Whole }),
  does('askBack', { ...Command, entry: Whole }),
  does('answerAsked', { ...Command, ask: Whole, yes: Type.Boolean() }),
  does('withdraw', { ...Command, ask: Whole }),
  /** What these are, the game says; how long they may be, the length of a message. */
  does('answerAhead', { ...Command, answers: Type.Array(Type.Unknown(), { maxItems: 40 }) }),
  does('comeBack', { ...Command }),
  does('resign', { ...Command }),
  does('hurry', { ...Call }),
  does('goAhead', { ...Call }),
  does('confirmTurns', { ...Call, wanted: Type.Boolean() }),
]);

/** What went wrong, for whoever asked: a code the client has words for. */
export const Fault = Type.Object({
  code: Type.Enum([
    'bad-request',
    'bad-config',
    'no-name',
    'not-yours',
    'not-found',
    'seat-taken',
    'invite-used',
    'invite-revoked',
    'started',
    'not-full',
    'not-over',
    'over',
    'no-bot',
    'too-many',
    'too-large',
    'wrong-origin',
    'closing',
    'failed',
  ]),
  /** Where a request is wrong, for engineers. */
  where: Type.Optional(Type.String()),
  /** Milliseconds until it may be tried again. */
  wait: Type.Optional(Type.Number()),
});

export type Me = Static<typeof Me>;
export type Device = Static<typeof Device>;
export type RoomWish = Static<typeof RoomWish>;
export type WishedChair = Static<typeof WishedChair>;
export type RoomSettings = Static<typeof RoomSettings>;
export type Room = Static<typeof Room>;
export type RoomChair = Static<typeof RoomChair>;
export type Presence = Static<typeof Presence>;
export type Invite = Static<typeof Invite>;
export type Fault = Static<typeof Fault>;
export type ClientMessage = Static<typeof ClientMessage>;

type Api = typeof API;
export type ParamsOf<R extends RouteName> = Api[R] extends { params: infer P extends Record<string, TSchema> }
  ? { -readonly [K in keyof P]: Static<P[K]> }
  : Record<never, never>;
export type BodyOf<R extends RouteName> = Api[R] extends { body: infer B extends TSchema } ? Static<B> : undefined;
export type ReplyOf<R extends RouteName> = Static<Api[R]['reply']>;
