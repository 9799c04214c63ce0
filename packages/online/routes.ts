/** The addresses of the online service. What goes in and out of each: schemas.ts. */

export const ROUTES = {
  me: ['GET', '/api/me'],
  setName: ['PUT', '/api/me'],
  makeDevice: ['POST', '/api/me/devices'],
  useDevice: ['POST', '/api/devices/:device'],
  useOwner: ['POST', '/api/owner/:key'],
  rooms: ['GET', '/api/rooms'],
  makeRoom: ['POST', '/api/rooms'],
  room: ['GET', '/api/rooms/:room'],
  removeRoom: ['DELETE', '/api/rooms/:room'],
  invited: ['GET', '/api/invites/:invite'],
  invite: ['POST', '/api/rooms/:room/invites'],
  revoke: ['DELETE', '/api/rooms/:room/invites/:invite'],
  sit: ['POST', '/api/rooms/:room/sit'],
  stand: ['POST', '/api/rooms/:room/stand'],
  setChair: ['PUT', '/api/rooms/:room/chairs/:seat'],
  start: ['POST', '/api/rooms/:room/start'],
  again: ['POST', '/api/rooms/:room/again'],
  standIn: ['POST', '/api/rooms/:room/stand-in'],
  record: ['GET', '/api/rooms/:room/record'],
} as const satisfies Record<string, readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string]>;

export type RouteName = keyof typeof ROUTES;

/** Where the socket is. */
export const SOCKET = '/api/socket';

/** What is said over the socket has this version: a client of another one is told so, and loads itself anew. */
export const PROTOCOL = 1;
