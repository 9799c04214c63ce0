/** 128 bits that nobody can foretell, as hexadecimal digits. `randomUUID` would do, but pages that came over plain http do not have it. */

export function chance(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
