/** The description of the API for other programs, made of the schemas that check it. */

import type { RouteName } from '@jade/online';
import { ROUTES } from '@jade/online';
import { API, Fault } from '@jade/online/schemas';
import type { TSchema } from 'typebox';

export function openApi(build: string, server: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, [method, path]] of Object.entries(ROUTES)) {
    const {
      params = {},
      body,
      reply,
    } = API[name as RouteName] as {
      params?: Record<string, TSchema>;
      body?: TSchema;
      reply: TSchema;
    };
    const json = (schema: TSchema) => ({ 'application/json': { schema } });
    const address = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[address] ??= {};
    (paths[address] as Record<string, unknown>)[method.toLowerCase()] = {
      operationId: name,
      parameters: Object.entries(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
      ...(body === undefined ? {} : { requestBody: { required: true, content: json(body) } }),
      responses: {
        200: { description: 'what was asked for', content: json(reply) },
        default: {
          description: 'why not',
          content: { 'application/json': { schema: { properties: { fault: Fault } } } },
        },
      },
    };
  }
  return { openapi: '3.1.0', info: { title: 'Jade Table', version: build }, servers: [{ url: server }], paths };
}
