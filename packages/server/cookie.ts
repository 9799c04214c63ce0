/** Who somebody is, as their browser keeps it: a name of this server's, signed, so that nobody can be somebody else. */

import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = 'jade';
const YEAR = 365 * 24 * 60 * 60;

export class Cookies {
  private readonly key: string;
  private readonly secure: boolean;

  constructor(key: string, secure: boolean) {
    this.key = key;
    this.secure = secure;
  }

  /** The header that makes a browser keep it. */
  headerFor(person: string): string {
    const rest = `Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${this.secure ? '; Secure' : ''}`;
    return `${NAME}=${person}.${this.sign(person)}; ${rest}`;
  }

  /** Whose cookie came along; null where there is none, or it was not signed here. */
  personIn(header: string | undefined): string | null {
    const value = /(?:^|;\s*)jade=([^;]*)/.exec(header ?? '')?.[1] ?? '';
    const [person = '', signature = ''] = value.split('.');
    const [given, right] = [Buffer.from(signature), Buffer.from(this.sign(person))];
    return given.length === right.length && timingSafeEqual(given, right) ? person : null;
  }

  private sign(person: string): string {
    return createHmac('sha256', this.key).update(person).digest('base64url');
  }
}
