/** Links that carry a record, and those that only say so. */

import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { recordFromLink, recordLink } from './files.ts';

vi.stubGlobal('location', { origin: 'https://table' });

function linkOf(text: string | Buffer): string {
  return deflateRawSync(text).toString('base64url');
}

describe('a link', () => {
  it('carries a record there and back, also a long one in any script', async () => {
    const record = `[Seat1 "美"]\n${Array.from({ length: 20_000 }, (_, index) => `${index}. P1 ${(index * 7919) % 10_007}`).join('\n')}`;
    const [, hash = ''] = (await recordLink(record)).split('#');
    expect(await recordFromLink(hash)).toEqual({ ok: true, record });
  });

  it('that unfolds to far more than a record is dropped while it unfolds', async () => {
    const bomb = linkOf(Buffer.alloc(120_000_000, 'x'));
    expect(bomb.length).toBeLessThan(200_000);
    const read = vi.spyOn(Blob.prototype, 'text');
    expect(await recordFromLink(bomb)).toEqual({ ok: false, why: 'tooLong' });
    expect(read).not.toHaveBeenCalled();
  });

  it('that is itself too long is not unfolded at all', async () => {
    expect(await recordFromLink('A'.repeat(389_000))).toEqual({ ok: false, why: 'tooLong' });
  });

  it.each(['', '!!!', 'AAAA', linkOf('[Jade "1"]'.repeat(50)).slice(0, -6)])(
    'that is damaged says so: %s',
    async (hash) => {
      expect(await recordFromLink(hash)).toEqual({ ok: false, why: 'damaged' });
    },
  );
});
