/** Where sockets come in: from this server's own pages only, so many and no more, and whoever says nothing goes again. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { SOCKET } from '@jade/online';
import type { Clock } from '@jade/tables';
import type { RawData, WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Configuration } from '../configuration.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Limiter } from '../rate.ts';
import type { Person } from '../storage/people.ts';
import type { ConnectionPorts } from './connection.ts';
import { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

export interface DoorPorts extends Omit<ConnectionPorts, 'take'> {
  readonly hub: Hub;
  readonly clock: Clock;
  readonly messages: Limiter;
  /** How often somebody may knock: as often as they may ask for anything else. */
  readonly requests: Limiter;
  readonly configuration: Configuration;
  known(cookie: string | undefined): Promise<Person | null>;
  /** Where a request comes from, behind proxies that are trusted. */
  addressOf(request: IncomingMessage): string;
  /** `cut`: they may be back soon. */
  closed(person: Person | null, cut: boolean): void;
}

interface Guest {
  readonly connection: Connection;
  readonly socket: WebSocket;
  readonly since: number;
  heard: number;
}

/** How a browser closes a socket whose page goes away (RFC 6455, 7.4.1): nobody waits for it to come back. */
const PAGE_LEFT = 1001;
/** Into how many parts the time is divided that a socket may be silent: after one it is asked whether it is there, or seems to be cut. */
const ASKED = 12;
const FAINT = 6;

export class Door {
  private readonly ports: DoorPorts;
  private readonly server: WebSocketServer;
  private readonly guests = new Set<Guest>();
  private readonly nameless = new Map<string, number>();
  private numbers = 0;
  private stopLooking: () => void = () => {};

  constructor(ports: DoorPorts) {
    this.ports = ports;
    this.server = new WebSocketServer({ noServer: true, maxPayload: ports.configuration.messageBytes });
  }

  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.knock(request, socket, head).catch((error) => {
        this.ports.failed(error);
        refuse(socket, 500);
      });
    });
    this.lookAround();
  }

  close(): void {
    this.stopLooking();
    this.ports.hub.close();
    this.server.close();
  }

  private async knock(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { configuration, hub } = this.ports;
    if (new URL(request.url ?? '/', 'http://door').pathname !== SOCKET) return refuse(socket, 404);
    if (!isOwnOrigin(request.headers, configuration)) return refuse(socket, 403);
    const address = this.ports.addressOf(request);
    if (!this.ports.requests.take(address).ok) return refuse(socket, 429);
    const person = await this.ports.known(request.headers.cookie);
    const own = person === null ? (this.nameless.get(address) ?? 0) : hub.countOf(person);
    if (hub.connections.size >= configuration.connections) return refuse(socket, 503);
    if (own >= configuration.connectionsPerPerson) return refuse(socket, 429);
    this.server.handleUpgrade(request, socket, head, (opened) => this.letIn(opened, person, address));
  }

  private letIn(socket: WebSocket, person: Person | null, address: string): void {
    const { hub, clock, messages } = this.ports;
    this.numbers += 1;
    const name = String(this.numbers);
    const connection = new Connection(
      { ...this.ports, take: () => messages.take(name) },
      {
        send: (text) => socket.send(text),
        unsent: () => socket.bufferedAmount,
        hangUp: () => socket.close(),
      },
      person,
    );
    const guest: Guest = { connection, socket, since: clock.now(), heard: clock.now() };
    this.guests.add(guest);
    hub.add(connection);
    if (person === null) this.nameless.set(address, (this.nameless.get(address) ?? 0) + 1);
    const heard = () => {
      guest.heard = clock.now();
      connection.faint(false);
    };
    socket.on('pong', heard);
    socket.on('message', (data, isBinary) => {
      heard();
      void connection.hear(isBinary ? '' : textOf(data)).catch((error) => this.ports.failed(error));
    });
    // What is too long or no message at all has closed the socket already.
    socket.on('error', () => {});
    socket.on('close', (code) => {
      const cut = code !== PAGE_LEFT;
      this.guests.delete(guest);
      hub.delete(connection);
      messages.forget(name);
      if (person === null) this.nameOneLess(address);
      void connection.closed(cut).catch((error) => this.ports.failed(error));
      if (connection.saidHello) this.ports.closed(person, cut);
    });
  }

  private nameOneLess(address: string): void {
    const left = (this.nameless.get(address) ?? 1) - 1;
    if (left === 0) this.nameless.delete(address);
    else this.nameless.set(address, left);
  }

  /** From time to time: who says nothing is asked to, then seems cut off to the others, and is hung up on in the end. */
  private lookAround(): void {
    const { clock, configuration } = this.ports;
    const now = clock.now();
    const idle = configuration.idleSeconds * 1000;
    for (const { connection, socket, since, heard } of this.guests) {
      const silence = now - heard;
      const isMute = !connection.saidHello && now - since > configuration.helloSeconds * 1000;
      if (isMute || silence > idle) socket.terminate();
      else if (silence > idle / ASKED) socket.ping();
      connection.faint(silence > idle / FAINT);
    }
    const every = Math.max(100, Math.min(configuration.helloSeconds * 1000, idle / (2 * ASKED)));
    this.stopLooking = clock.later(every, () => this.lookAround());
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
