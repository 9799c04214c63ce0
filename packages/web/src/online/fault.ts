/** What went wrong with a server, as a code for which there are words. */

import { OnlineError } from '@jade/online';

export function codeOf(error: unknown): string {
  return error instanceof OnlineError ? error.fault.code : 'failed';
}
