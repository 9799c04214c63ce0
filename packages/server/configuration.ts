/**
 * All that can be set about a server, in one table: the name in the environment, what it is by itself, and what it means. docs/online.md
 * shows the same table, and a test compares them.
 */

interface Setting<T> {
  readonly name: string;
  readonly value: T;
  readonly says: string;
}

const set = <T extends string | number>(name: string, value: T, says: string): Setting<T> => ({ name, value, says });

export const SETTINGS = {
  host: set('HOST', '127.0.0.1', 'the address it listens at; 0.0.0.0 for the whole home network'),
  port: set('PORT', 3000, 'the port; 0 takes a free one'),
  publicUrl: set('PUBLIC_URL', '', 'the address people use, such as https://jade.example, where it is another one'),
  dataDir: set('DATA_DIR', 'data', 'the folder of everything that is kept'),
  trustedProxy: set(
    'TRUSTED_PROXY',
    '',
    'addresses or networks of proxies whose X-Forwarded-For is believed, by commas',
  ),
  openTables: set(
    'OPEN_TABLES',
    'anybody',
    'who may set tables: anybody, or owner: who has come by the link of the owner',
  ),
  logLevel: set('LOG_LEVEL', 'info', 'how much is logged: debug, info, warn, error or silent'),
  metrics: set('METRICS', 'local', 'who may read /metrics: local (this machine), anybody or nobody'),
  botThreads: set('BOT_THREADS', 0, 'threads in which bots think; 0: one less than there are processors'),

  messageBytes: set('MOST_MESSAGE_BYTES', 4096, 'length of a message over the socket'),
  bodyBytes: set('MOST_BODY_BYTES', 16384, 'length of a request'),
  recordBytes: set('MOST_RECORD_BYTES', 262144, 'length of a request that brings a position with the way there'),
  messagesPerSecond: set(
    'MOST_MESSAGES_PER_SECOND',
    20,
    'messages over one socket, on average; three seconds of them at once',
  ),
  requestsPerSecond: set(
    'MOST_REQUESTS_PER_SECOND',
    20,
    'requests from one address, on average; five seconds of them at once',
  ),
  peoplePerHour: set('MOST_PEOPLE_PER_HOUR', 60, 'new names from one address'),
  connections: set('MOST_CONNECTIONS', 5000, 'sockets in all'),
  connectionsPerPerson: set(
    'MOST_CONNECTIONS_PER_PERSON',
    12,
    'sockets of one person, or of one address without a name',
  ),
  sittings: set('MOST_SITTINGS', 8, 'tables open over one socket'),
  roomsPerPerson: set('MOST_TABLES_PER_PERSON', 50, 'tables that somebody has set and that are not over'),
  invites: set('MOST_INVITES', 30, 'links of one table'),
  entries: set(
    'MOST_ENTRIES',
    5000,
    'choices and everything else that happens at one table; bounds its memory as well',
  ),
  unsentBytes: set('MOST_UNSENT_BYTES', 4_000_000, 'what may wait for a slow client before it is hung up on'),
  helloSeconds: set('HELLO_SECONDS', 10, 'how long a new socket may say nothing'),
  idleSeconds: set('IDLE_SECONDS', 60, 'how long a socket may be silent'),
  reconnectSeconds: set('RECONNECT_SECONDS', 45, 'how long somebody counts as reconnecting before they are away'),
  standInSeconds: set(
    'STAND_IN_SECONDS',
    180,
    'how long somebody is away before a bot sits in, where the table agreed to that',
  ),
  deviceMinutes: set('DEVICE_MINUTES', 15, 'how long a link for a second device is good'),
  waitingDays: set('CLEAR_WAITING_DAYS', 7, 'a table nobody touched is cleared away after so many days: not begun'),
  playingDays: set('CLEAR_PLAYING_DAYS', 180, 'the same: begun and not over'),
  overDays: set('CLEAR_OVER_DAYS', 365, 'the same: over'),
} as const;

type Wide<T> = T extends string ? string : number;
export type Configuration = { readonly [Name in keyof typeof SETTINGS]: Wide<(typeof SETTINGS)[Name]['value']> };

/** What the environment says, and the rest by itself. */
export function configurationFrom(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const entries = Object.entries(SETTINGS).map(([key, { name, value }]) => {
    const said = environment[name];
    if (said === undefined || said === '') return [key, value];
    return [key, typeof value === 'number' ? wholeNumber(name, said) : said];
  });
  const configuration = Object.fromEntries(entries) as Configuration;
  oneOf('OPEN_TABLES', configuration.openTables, ['anybody', 'owner']);
  oneOf('METRICS', configuration.metrics, ['local', 'anybody', 'nobody']);
  oneOf('LOG_LEVEL', configuration.logLevel, ['debug', 'info', 'warn', 'error', 'silent']);
  if (configuration.port > 65535) throw new WrongSetting(`PORT must be at most 65535, not ${configuration.port}`);
  if (configuration.publicUrl !== '' && !URL.canParse(configuration.publicUrl))
    throw new WrongSetting(`PUBLIC_URL must be an address, not '${configuration.publicUrl}'`);
  return configuration;
}

/** Proxies whose word is taken for where a request comes from. */
export function trustedIn({ trustedProxy }: Configuration): string[] {
  return trustedProxy === '' ? [] : trustedProxy.split(',').map((one) => one.trim());
}

export class WrongSetting extends Error {}

function wholeNumber(name: string, said: string): number {
  if (!/^\d{1,12}$/.test(said)) throw new WrongSetting(`${name} must be a whole number, not '${said}'`);
  return Number(said);
}

function oneOf(name: string, given: string, allowed: readonly string[]): void {
  if (!allowed.includes(given)) throw new WrongSetting(`${name} must be one of ${allowed.join(', ')}, not '${given}'`);
}

/** The table of docs/online.md. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(({ name, value, says }) => `| \`${name}\` | ${value} | ${says} |`);
  return ['| name | by itself | what it is |', '|---|---|---|', ...rows].join('\n');
}
