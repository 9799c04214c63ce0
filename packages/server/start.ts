/** Starts a whole server: the online service, the files of the web, threads for the bots. */

import { availableParallelism } from 'node:os';
import { rulesOf } from '@jade/shelf';
import { pino } from 'pino';
import { botThreads } from './bot-threads.ts';
import type { Configuration } from './configuration.ts';
import { fileHandler } from './files.ts';
import { draw, machineClock, Service } from './service.ts';

export interface Started {
  readonly host: string;
  readonly port: number;
  /** The path of the link by which somebody becomes the owner. */
  readonly ownerPath: string;
  close(): Promise<void>;
}

/** `web`: the folder of the built web; null serves none. */
export async function startServer(configuration: Configuration, web: string | null, build: string): Promise<Started> {
  const log = pino({ level: configuration.logLevel, base: null }, pino.destination(2));
  const bots = botThreads(configuration.botThreads || Math.max(1, availableParallelism() - 1));
  const service = await Service.open({
    configuration,
    build,
    thinker: bots,
    log,
    clock: machineClock,
    draw,
    definitionOf: rulesOf,
    files: web === null ? null : fileHandler(web),
    writesInThread: true,
  });
  const { address, port } = await service.listen();
  log.info({ address, port, build }, 'listening');
  return {
    host: address,
    port,
    ownerPath: `/owner/${service.ownerKey}`,
    async close() {
      log.info('closing');
      await service.close();
      bots.end();
    },
  };
}
