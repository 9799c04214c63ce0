/** The server, loaded by the commands that need it: no other one waits for its libraries. */

import { join, resolve } from 'node:path';
import { Failure } from './terminal.ts';

declare const JADE_ROOT: string;

type ServerModule = typeof import('@jade/server');

export async function loadServer(): Promise<ServerModule> {
  const { runTypeScript } = (await import(join(JADE_ROOT, 'scripts/ts.js'))) as {
    runTypeScript(file: string): Promise<ServerModule>;
  };
  return runTypeScript(join(JADE_ROOT, 'packages/server/index.ts'));
}

/** The configuration of the environment, with what a command was told besides. */
export function configured(server: ServerModule, told: Readonly<Record<string, string | undefined>> = {}) {
  try {
    const said = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
    const configuration = server.configurationFrom({ ...process.env, ...said });
    return { ...configuration, dataDir: resolve(JADE_ROOT, configuration.dataDir) };
  } catch (error) {
    if (error instanceof server.WrongSetting) throw new Failure(error.message);
    throw error;
  }
}
