import type { Preview } from '@jade/engine';
import { describe, expect, it, vi } from 'vitest';
import { inTime, previewsFrom } from './previews.ts';

const PREVIEW = { key: 'help' } as Preview;

describe('Previews', () => {
  it('are asked for once, and known from then on', async () => {
    const ask = vi.fn(async () => PREVIEW);
    const previews = previewsFrom(ask);
    expect(previews.known('help')).toBeUndefined();
    await Promise.all([previews.ask('help'), previews.ask('help')]);
    expect(previews.known('help')).toBe(PREVIEW);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('never hold up a press: it waits a moment, and goes on without', async () => {
    vi.useFakeTimers();
    const never = previewsFrom(() => new Promise(() => undefined));
    const waited = inTime(never, 'help');
    await vi.advanceTimersByTimeAsync(150);
    expect(await waited).toBeNull();
    vi.useRealTimers();
    expect(
      await inTime(
        previewsFrom(async () => Promise.reject(new Error('gone'))),
        'help',
      ),
    ).toBeNull();
  });
});
