/** So many at once, and so many more every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Everything a player asks. */
  readonly perPlayer: Rate;
  /** Everything that comes from one address. */
  readonly perAddress: Rate;
  /** New guests from one address. */
  readonly newGuests: Rate;
  /** What costs others attention: tables, talk, letters. */
  readonly costly: Rate;
}

export const defaultLimits: Limits = {
  perPlayer: { burst: 120, perSecond: 30 },
  perAddress: { burst: 600, perSecond: 150 },
  newGuests: { burst: 60, perSecond: 0.5 },
  costly: { burst: 40, perSecond: 0.5 },
};

export interface Limiter {
  /** Milliseconds to wait; 0 if it may be done now, and then it counts. */
  take(key: string): number;
}

const MAX_KEYS = 50_000;

/** A bucket of tokens for every key, filled as time goes by. Full buckets are forgotten. */
export function limiter({ burst, perSecond }: Rate): Limiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const forgetFull = (now: number): void => {
    for (const [key, { tokens, at }] of buckets) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) buckets.delete(key);
    }
    // Everybody is busy: the oldest begin anew, which favours them but never grows.
    for (const key of buckets.keys()) {
      if (buckets.size < MAX_KEYS) return;
      buckets.delete(key);
    }
  };
  return {
    take(key) {
      const now = Date.now();
      const known = buckets.get(key);
      const tokens = known ? Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond) : burst;
      if (tokens < 1) return Math.ceil(((1 - tokens) / perSecond) * 1000);
      if (known) {
        known.tokens = tokens - 1;
        known.at = now;
        return 0;
      }
      if (buckets.size >= MAX_KEYS) forgetFull(now);
      buckets.set(key, { tokens: tokens - 1, at: now });
      return 0;
    },
  };
}
