/** What the command needs of the server. */

export type { Configuration } from './configuration.ts';
export { configurationFrom, WrongSetting } from './configuration.ts';
export { draw, machineClock } from './service.ts';
export { startServer } from './start.ts';
export { copyDatabase, FILE, openDatabase, restoreDatabase } from './storage/database.ts';
export { TooNew } from './storage/migrations.ts';
export { SqlStore } from './storage/sql-store.ts';
