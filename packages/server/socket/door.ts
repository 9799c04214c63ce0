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
  closed(person: Person | null): void;
}

interface Guest {
  readonly connection: Connection;
  readonly socket: WebSocket;
  readonly since: number;
  heard: number;
}

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
    };
    socket.on('pong', heard);
    socket.on('message', (data, isBinary) => {
      heard();
      void connection.hear(isBinary ? '' : textOf(data)).catch((error) => this.ports.failed(error));
    });
    // What is too long or no message at all has closed the socket already.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.guests.delete(guest);
      hub.delete(connection);
      messages.forget(name);
      if (person === null) this.nameOneLess(address);
      void connection.closed().catch((error) => this.ports.failed(error));
      if (connection.saidHello) this.ports.closed(person);
    });
  }

  private nameOneLess(address: string): void {
    const left = (this.nameless.get(address) ?? 1) - 1;
    if (left === 0) this.nameless.delete(address);
    else this.nameless.set(address, left);
  }

  /** From time to time: who has said nothing for too long is hung up on, and the others are asked to say something. */
  private lookAround(): void {
    const { clock, configuration } = this.ports;
    const now = clock.now();
    for (const { connection, socket, since, heard } of this.guests) {
      const isMute = !connection.saidHello && now - since > configuration.helloSeconds * 1000;
      if (isMute || now - heard > configuration.idleSeconds * 1000) socket.terminate();
      else if (now - heard > configuration.idleSeconds * 500) socket.ping();
    }
    const every = Math.max(1, Math.min(configuration.helloSeconds, configuration.idleSeconds / 4)) * 1000;
    this.stopLooking = clock.later(every, () => this.lookAround());
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString();
}
