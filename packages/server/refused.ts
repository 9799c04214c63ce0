/** What somebody asked for and does not get: a code, for which clients have words. */

import type { Fault } from '@jade/online/schemas';

export class Refused extends Error {
  readonly fault: Fault;

  constructor(code: Fault['code'], more: Omit<Fault, 'code'> = {}) {
    super(code);
    this.fault = { code, ...more };
  }
}

/** By code: how it is said in HTTP. */
export const STATUS: Readonly<Record<Fault['code'], number>> = {
  'bad-request': 400,
  'bad-config': 400,
  'no-name': 401,
  'not-yours': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'seat-taken': 409,
  started: 409,
  'not-full': 409,
  'not-over': 409,
  over: 409,
  'no-bot': 409,
  'invite-used': 410,
  'invite-revoked': 410,
  'too-large': 413,
  'too-many': 429,
  closing: 503,
  failed: 500,
};
