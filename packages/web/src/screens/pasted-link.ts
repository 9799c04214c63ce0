/** Links to tables as people paste them. */

/** Where our links lead; the word behind it is the secret of the link. */
const WAYS = /\/(?:join|device|room)\/[\w-]{1,64}(?:\?to=[\w-]{1,64})?$/;

/** The address of a link as it was pasted: with what was written around it, without its beginning, or of another server. */
export function wayOf(pasted: string, origin: string): { readonly path: string; readonly origin: string } | null {
  const word = pasted.split(/\s+/).find((one) => WAYS.test(one));
  const path = word === undefined ? undefined : WAYS.exec(word)?.[0];
  if (word === undefined || path === undefined) return null;
  const address = word.slice(0, -path.length);
  if (address === '' || address === origin.replace(/^https?:\/\//, '')) return { path, origin };
  try {
    const { protocol, origin: other, pathname } = new URL(/^https?:/.test(address) ? address : `https://${address}`);
    return /^https?:$/.test(protocol) && pathname === '/' ? { path, origin: other } : null;
  } catch {
    return null;
  }
}
