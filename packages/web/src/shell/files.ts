/** Records as files and as links. */

import { LIMITS } from '@jade/engine';

/** Lets the browser save a text as a file. */
export function saveText(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'text/plain' }));
}

export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Characters of a link behind its hash; the longest games need a tenth of it. */
const LONGEST_LINK = 200_000;

/** A link that carries the whole record behind its hash: it reaches no server. */
export async function recordLink(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${location.origin}/open#${text}`;
}

export type LinkedRecord =
  | { readonly ok: true; readonly record: string }
  | { readonly ok: false; readonly why: 'tooLong' | 'damaged' };

/** The record in a link. A few letters can unfold to any size: it is measured while it unfolds, and dropped when it is too long. */
export async function recordFromLink(hash: string): Promise<LinkedRecord> {
  if (hash.length > LONGEST_LINK) return { ok: false, why: 'tooLong' };
  const chunks: BlobPart[] = [];
  let size = 0;
  try {
    const packed = Uint8Array.from(atob(hash.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > LIMITS.record) {
        await reader.cancel();
        return { ok: false, why: 'tooLong' };
      }
      chunks.push(part.value);
    }
  } catch {
    return { ok: false, why: 'damaged' };
  }
  return { ok: true, record: await new Blob(chunks).text() };
}
