/** What whoever runs a server needs of it. */

import { ROUTES } from '@jade/online';
import { describe, expect, it } from 'vitest';
import { house, play, tableOfTwo, until } from './house.ts';

describe('Running a server', () => {
  it('says how it is: alive, ready, in figures, and what its API is', async () => {
    const here = await house();
    const { mei, bo, room } = await tableOfTwo(here);
    await play([await mei.sit(room.id), await bo.sit(room.id)], 5);
    const text = async (path: string, headers = {}) => {
      const answer = await mei.fetch(path, { headers });
      return [answer.status, await answer.text()] as const;
    };
    expect(await text('/healthz')).toEqual([200, 'ok\n']);
    expect(await text('/readyz')).toEqual([200, 'ready\n']);
    const [, figures] = await text('/metrics');
    expect(figures).toMatch(/jade_connections 2\n/);
    expect(figures).toMatch(/jade_entries_total [5-9]/);
    expect(figures).toMatch(/jade_answer_seconds_count\{type="choose"\} [5-9]/);
    // Through a proxy, from elsewhere.
    expect((await text('/metrics', { 'x-forwarded-for': '203.0.113.9' }))[0]).toBe(404);
    const api = JSON.parse((await text('/api/openapi.json'))[1]) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const known = Object.values(api.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(known.sort()).toEqual(Object.keys(ROUTES).sort());
    await here.end();
  });

  it('logs no secret: no cookie, no link, no name, no choice', async () => {
    const log: string[] = [];
    const here = await house({ log });
    const { mei, bo, room } = await tableOfTwo(here);
    await play([await mei.sit(room.id), await bo.sit(room.id)], 5);
    const { device } = await mei.hall.makeDevice();
    await (await here.guest()).hall.enterByDevice(device);
    await mei.fetch(`/api/invites/${device}`);
    await here.end();
    expect(log.length).toBeGreaterThan(5);
    const all = log.join('');
    const secrets = [
      ...mei.cookie.slice(5).split('.'),
      device,
      room.id,
      'Mei',
      'lantern:',
      ...bo.cookie.slice(5).split('.'),
    ];
    for (const secret of secrets) expect(all).not.toContain(secret);
  });

  it('ends in order: nothing that was acknowledged is lost, everybody is told, and comes back by themselves', async () => {
    const here = await house();
    const { mei, bo, room } = await tableOfTwo(here);
    const seated = [await mei.sit(room.id), await bo.sit(room.id)];
    await play(seated, 4);
    const { n } = seated[0]?.now() ?? { n: -1 };
    await here.restart();
    expect(mei.heard.at(-1)).toContain('"bye"');
    await until(() => [mei, bo].every(({ hall }) => hall.online().connection.is === 'here'), 'both');
    expect((await seated[0]?.sitting.now())?.n).toBe(n);
    await play(seated, 2);
    await here.end();
  });
});
