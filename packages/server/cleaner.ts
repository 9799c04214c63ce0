/** Clears away what nobody has touched for as long as is set. */

import type { Clock } from '@jade/tables';
import type { Configuration } from './configuration.ts';
import type { KeptRoom } from './rooms/room.ts';
import type { People } from './storage/people.ts';
import type { FoundRoom, Rooms } from './storage/rooms.ts';

export interface CleanerPorts {
  readonly rooms: Rooms;
  readonly people: People;
  readonly clock: Clock;
  readonly configuration: Configuration;
  clear(room: KeptRoom): Promise<void>;
  failed(error: unknown): void;
}

const DAY = 24 * 60 * 60 * 1000;
const EVERY = DAY / 4;

export class Cleaner {
  private readonly ports: CleanerPorts;
  private stopWaiting: (() => void) | null = null;

  constructor(ports: CleanerPorts) {
    this.ports = ports;
  }

  start(): void {
    void this.clean().catch((error) => this.ports.failed(error));
    this.stopWaiting = this.ports.clock.later(EVERY, () => this.start());
  }

  stop(): void {
    this.stopWaiting?.();
  }

  async clean(): Promise<void> {
    const { rooms, people, clock, configuration } = this.ports;
    const now = clock.now();
    const { waitingDays, playingDays, overDays } = configuration;
    const daysOf = ({ room, stand }: FoundRoom) =>
      !room.isStarted ? waitingDays : stand?.scores == null ? playingDays : overDays;
    const shortest = Math.min(waitingDays, playingDays, overDays);
    for (const found of await rooms.untouchedSince(now - shortest * DAY)) {
      const touched = Math.max(found.room.updated, found.stand?.updated ?? 0);
      if (touched < now - daysOf(found) * DAY) await this.ports.clear(found.room);
    }
    await people.forgetOldDevices(now);
  }
}
