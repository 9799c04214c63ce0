/** How often somebody may do something: a bucket that fills by itself, and everybody has one of their own. */

export interface Rate {
  /** So many a second, on average. */
  readonly perSecond: number;
  /** So many at once. */
  readonly atOnce: number;
}

interface Bucket {
  left: number;
  at: number;
}

export class Limiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  /** Whether it may be done once more; if not, in how many milliseconds. */
  take(whose: string): { readonly ok: true } | { readonly ok: false; readonly wait: number } {
    const { perSecond, atOnce } = this.rate;
    const at = this.now();
    const bucket = this.buckets.get(whose) ?? { left: atOnce, at };
    bucket.left = Math.min(atOnce, bucket.left + ((at - bucket.at) / 1000) * perSecond);
    bucket.at = at;
    this.buckets.set(whose, bucket);
    if (this.buckets.size > MOST_BUCKETS) this.forgetFull();
    if (bucket.left < 1) return { ok: false, wait: Math.ceil(((1 - bucket.left) / perSecond) * 1000) };
    bucket.left -= 1;
    return { ok: true };
  }

  forget(whose: string): void {
    this.buckets.delete(whose);
  }

  /** A full bucket is as good as none. */
  private forgetFull(): void {
    const { perSecond, atOnce } = this.rate;
    const now = this.now();
    for (const [whose, { left, at }] of this.buckets)
      if (left + ((now - at) / 1000) * perSecond >= atOnce) this.buckets.delete(whose);
  }
}

const MOST_BUCKETS = 20_000;
