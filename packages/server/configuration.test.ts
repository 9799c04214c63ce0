import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationFrom, SETTINGS, settingsTable, WrongSetting } from './configuration.ts';

declare const JADE_ROOT: string;

describe('what can be set', () => {
  it('stands in docs/online.md as it is', () => {
    expect(readFileSync(join(JADE_ROOT, 'docs/online.md'), 'utf8')).toContain(settingsTable());
  });

  it('is read from the environment; whatever is not said is as it is by itself', () => {
    const configuration = configurationFrom({ PORT: '8080', MOST_SITTINGS: '', OPEN_TABLES: 'owner' });
    expect(configuration).toMatchObject({ port: 8080, sittings: SETTINGS.sittings.value, openTables: 'owner' });
  });

  it.each([
    { PORT: 'moon' },
    { PORT: '70000' },
    { OPEN_TABLES: 'nobody' },
    { LOG_LEVEL: 'loud' },
    { PUBLIC_URL: 'jade.example' },
    { MOST_ENTRIES: '-1' },
  ])('is refused where it makes no sense: %o', (environment) => {
    expect(() => configurationFrom(environment)).toThrow(WrongSetting);
  });
});
