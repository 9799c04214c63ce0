export type { Connection } from './link.ts';
export { OnlineError } from './link.ts';
export type { Answers, OpenedThere, ServerMessage } from './messages.ts';
export type { Online, OpenedOnline } from './online-hall.ts';
export { byWhoWaits, OnlineHall } from './online-hall.ts';
export type { OnlineSitting } from './online-sitting.ts';
export type { HttpAnswer, HttpRequest, OnlinePorts, Socket } from './ports.ts';
export { mayStandIn } from './presence.ts';
export { PROTOCOL, ROUTES, type RouteName, SOCKET } from './routes.ts';
export type {
  ClientMessage,
  Device,
  Fault,
  Invite,
  Me,
  Presence,
  Room,
  RoomChair,
  RoomSettings,
  RoomWish,
  WishedChair,
} from './schemas.ts';
