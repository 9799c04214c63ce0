/** Questions by HTTP: typed by their route. */

import { OnlineError } from './link.ts';
import type { HttpAnswer, OnlinePorts } from './ports.ts';
import type { RouteName } from './routes.ts';
import { ROUTES } from './routes.ts';
import type { BodyOf, Fault, ParamsOf, ReplyOf } from './schemas.ts';

export async function ask<R extends RouteName>(
  { fetch }: Pick<OnlinePorts, 'fetch'>,
  route: R,
  params: ParamsOf<R>,
  body?: BodyOf<R>,
): Promise<ReplyOf<R>> {
  const [method, pattern] = ROUTES[route];
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => {
    return encodeURIComponent(String((params as Record<string, unknown>)[name]));
  });
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new OnlineError({ code: 'closing' });
  });
  if (answer.status >= 200 && answer.status < 300) return (await answer.json()) as ReplyOf<R>;
  throw new OnlineError(await faultIn(answer));
}

/** Whatever stands between client and server may answer in words of its own. */
async function faultIn(answer: HttpAnswer): Promise<Fault> {
  const said = (await answer.json().catch(() => null)) as { readonly fault?: Fault } | null;
  return said?.fault ?? { code: 'failed', where: String(answer.status) };
}
