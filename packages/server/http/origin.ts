/** Whether a request comes from this server's own pages. Browsers say where one comes from; other programs have no cookie to be robbed of. */

import type { IncomingHttpHeaders } from 'node:http';
import type { Configuration } from '../configuration.ts';

export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, { publicUrl }: Configuration): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || (publicUrl !== '' && from.origin === new URL(publicUrl).origin);
}
