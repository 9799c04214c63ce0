/** A server in a process of its own, for load, kill and fuzz: without the web, and with the limits that the environment sets. */

import { configurationFrom, startServer } from '@jade/server';

const started = await startServer(configurationFrom(process.env), null, 'load');
process.stdout.write(`listening on ${started.port}\n`);
process.on('SIGTERM', () => void started.close().then(() => process.exit(0)));
