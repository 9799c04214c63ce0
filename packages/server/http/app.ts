/** The service over HTTP: each route is checked by its schema and done as whoever its cookie says. */

import type { RequestListener } from 'node:http';
import type { RouteName } from '@jade/online';
import { ROUTES } from '@jade/online';
import type { BodyOf, Fault, Me, ParamsOf, ReplyOf } from '@jade/online/schemas';
import { API } from '@jade/online/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Logger } from 'pino';
import type { TSchema } from 'typebox';
import type { Configuration } from '../configuration.ts';
import { trustedIn } from '../configuration.ts';
import type { Cookies } from '../cookie.ts';
import { HEADERS } from '../files.ts';
import type { Metrics } from '../metrics.ts';
import type { Limiter } from '../rate.ts';
import { Refused, STATUS } from '../refused.ts';
import type { Newcomers } from '../rooms/newcomers.ts';
import type { Reception } from '../rooms/reception.ts';
import type { Person } from '../storage/people.ts';
import { openApi } from './openapi.ts';
import { isOwnOrigin } from './origin.ts';
import { checkerOf, whereWrong } from './validation.ts';

export interface AppPorts {
  readonly configuration: Configuration;
  readonly build: string;
  readonly cookies: Cookies;
  readonly newcomers: Newcomers;
  readonly reception: Reception;
  readonly metrics: Metrics;
  readonly requests: Limiter;
  readonly log: Logger;
  me(person: Person | null): Me;
  /** Whether requests can be served: the database answers, and the server is not going. */
  isReady(): Promise<boolean>;
  /** Everything that is no question to the service. */
  readonly files: RequestListener | null;
}

interface Asked<R extends RouteName> {
  readonly person: Person;
  readonly params: ParamsOf<R>;
  readonly body: BodyOf<R>;
}

export function makeApp(ports: AppPorts): FastifyInstance {
  const { configuration, newcomers, reception, cookies } = ports;
  const app = fastify({
    logger: false,
    bodyLimit: configuration.bodyBytes,
    trustProxy: [...trustedIn(configuration)],
    requestTimeout: 30_000,
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(({ schema, httpPart }) => checkerOf(schema as TSchema, httpPart));
  app.setSchemaErrorFormatter((errors) => new Refused('bad-request', { where: whereWrong(errors as never) }));
  app.setErrorHandler((error, _, reply) => {
    const fault = faultOf(error);
    if (fault.code === 'failed') ports.log.error({ error }, 'a request failed');
    void reply.code(STATUS[fault.code]).send({ fault });
  });
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return;
    const taken = ports.requests.take(request.ip);
    if (!taken.ok) throw new Refused('too-many', { wait: taken.wait });
    if (request.method !== 'GET' && !isOwnOrigin(request.headers, configuration)) throw new Refused('wrong-origin');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const milliseconds = Math.round(reply.elapsedTime);
    // The pattern of the route, and not the address: links are secrets.
    ports.log.debug({ method, route: routeOptions.url ?? 'file', status: reply.statusCode, milliseconds }, 'answered');
  });

  const route = <R extends RouteName>(
    name: R,
    answer: (asked: Asked<R>, request: FastifyRequest, reply: FastifyReply) => Promise<ReplyOf<R>>,
    anonymous: Person | null = null,
  ) => {
    const [method, url] = ROUTES[name];
    const { params, body, reply } = API[name] as { params?: Record<string, TSchema>; body?: TSchema; reply: TSchema };
    app.route({
      method,
      url,
      ...(name === 'makeRoom' && { bodyLimit: configuration.recordBytes }),
      schema: {
        ...(params === undefined ? {} : { params: { type: 'object', properties: params } }),
        ...(body === undefined ? {} : { body }),
        response: { 200: reply },
      },
      async handler(request, response) {
        const person = (await newcomers.known(request.headers.cookie)) ?? anonymous;
        if (person === null) throw new Refused('no-name');
        response.headers(NEVER_KEPT);
        return answer(
          { person, params: request.params as ParamsOf<R>, body: request.body as BodyOf<R> },
          request,
          response,
        );
      },
    });
  };
  /** Somebody is another one from now on. */
  const welcome = (person: Person, reply: FastifyReply): Me => {
    void reply.header('set-cookie', cookies.headerFor(person.id));
    return ports.me(person);
  };
  const named = (person: Person) => (person === NOBODY ? null : person);

  route('me', async ({ person }) => ports.me(named(person)), NOBODY);
  route(
    'setName',
    async ({ person, body }, request, reply) =>
      welcome(await newcomers.name(named(person), body.name, request.ip), reply),
    NOBODY,
  );
  route('makeDevice', async ({ person }) => newcomers.makeDevice(person));
  route('useDevice', async ({ params }, _, reply) => welcome(await newcomers.useDevice(params.device), reply), NOBODY);
  route('useOwner', async ({ person, params }) => ports.me(await newcomers.useOwner(person, params.key)));
  route('rooms', async ({ person }) => [...(await reception.roomsOf(person))]);
  route('makeRoom', ({ person, body }) => reception.make(person, body));
  route('room', ({ person, params }) => reception.room(person, params.room));
  route('removeRoom', async ({ person, params }) => {
    await reception.remove(person, params.room);
    return {};
  });
  route('invited', ({ person, params }) => reception.invited(person.id, params.invite), NOBODY);
  route('invite', ({ person, params, body }) => reception.invite(person, params.room, body.seat));
  route('revoke', ({ person, params }) => reception.revoke(person, params.room, params.invite));
  route('sit', ({ person, params, body }) => reception.sit(person, params.room, body));
  route('stand', ({ person, params, body }) => reception.stand(person, params.room, body.seat));
  route('setChair', ({ person, params, body }) => reception.setChair(person, params.room, params.seat, body));
  route('start', ({ person, params }) => reception.start(person, params.room));
  route('again', ({ person, params, body }) => reception.again(person, params.room, body.salt));
  route('standIn', ({ person, params, body }) => reception.standIn(person, params.room, body.seat));
  route('record', async ({ person, params }) => ({ record: await reception.record(person, params.room) }));

  app.get('/api/openapi.json', async () => openApi(ports.build, configuration.publicUrl || '/'));
  app.get('/healthz', async () => 'ok\n');
  app.get('/readyz', async (_, reply) => {
    const ready = await ports.isReady();
    return reply.code(ready ? 200 : 503).send(ready ? 'ready\n' : 'not ready\n');
  });
  app.get('/metrics', async (request, reply) => {
    // What a proxy passed on comes from elsewhere, also where nobody said that there is one.
    const isLocal = LOCAL.includes(request.ip) && request.headers['x-forwarded-for'] === undefined;
    if (configuration.metrics === 'nobody' || (configuration.metrics === 'local' && !isLocal))
      throw new Refused('not-found');
    return reply.type(ports.metrics.registry.contentType).send(await ports.metrics.registry.metrics());
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || ports.files === null) throw new Refused('not-found');
    reply.hijack();
    ports.files(request.raw, reply.raw);
  });
  return app;
}

/** What is said to one person is kept by nobody on the way. */
const NEVER_KEPT = { ...HEADERS, 'cache-control': 'no-store' };

const LOCAL = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Somebody who has no name yet. */
const NOBODY: Person = { id: '', name: '', isOwner: false };

function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault;
  const { statusCode = 500, message } = error as { readonly statusCode?: number; readonly message?: string };
  if (statusCode === 413) return { code: 'too-large' };
  if (statusCode < 500) return { code: 'bad-request', where: message ?? '' };
  return { code: 'failed' };
}
