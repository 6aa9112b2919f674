/** A token bucket: its size, and how many tokens it gains per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** All commands of a player. */
  readonly perPlayer: Rate;
  /** All commands from one address. */
  readonly perAddress: Rate;
  /** New guests from one address. */
  readonly newGuests: Rate;
  /** Commands that disturb other people or take much work: tables, chat, emails. */
  readonly costly: Rate;
  /** Archives of matches for one address: each replays many matches. */
  readonly archives: Rate;
  /** Messages from one address that cannot be read. */
  readonly malformed: Rate;
  /** Emails to one email address that anybody can cause: to confirm it, or to sign in. */
  readonly unsolicitedEmails: Rate;
}

/** How many things may exist at the same time. */
export interface Caps {
  /** Tables that all connections of a player follow, and all connections from one address. */
  readonly followedPerPlayer: number;
  readonly followedPerAddress: number;
  readonly socketsPerPlayer: number;
  readonly socketsPerAddress: number;
  /** Running tables of a host at which no other person plays. */
  readonly botTablesPerHost: number;
}

export const defaultCaps: Caps = {
  followedPerPlayer: 200,
  followedPerAddress: 1000,
  socketsPerPlayer: 20,
  socketsPerAddress: 200,
  botTablesPerHost: 10,
};

export const defaultLimits: Limits = {
  perPlayer: { burst: 120, perSecond: 30 },
  perAddress: { burst: 600, perSecond: 150 },
  newGuests: { burst: 60, perSecond: 0.5 },
  costly: { burst: 40, perSecond: 0.5 },
  archives: { burst: 3, perSecond: 1 / 30 },
  malformed: { burst: 20, perSecond: 0.2 },
  unsolicitedEmails: { burst: 6, perSecond: 1 / 600 },
};

export interface Limiter {
  /** Takes a token of a key and returns 0, or returns the milliseconds until there is one. */
  take(key: string): number;
}

const MAX_KEYS = 50_000;

/** One token bucket for each key. Full buckets are dropped. */
export function limiter({ burst, perSecond }: Rate, monotonic: () => number): Limiter {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const dropFull = (now: number): void => {
    for (const [key, { tokens, at }] of buckets) {
      if (tokens + ((now - at) / 1000) * perSecond >= burst) buckets.delete(key);
    }
    // If none is full, the oldest are dropped. They get new tokens, but memory stays bounded.
    for (const key of buckets.keys()) {
      if (buckets.size < MAX_KEYS) return;
      buckets.delete(key);
    }
  };
  return {
    take(key) {
      const now = monotonic();
      const bucket = buckets.get(key);
      const tokens = bucket ? Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond) : burst;
      if (tokens < 1) return Math.ceil(((1 - tokens) / perSecond) * 1000);
      if (bucket) {
        bucket.tokens = tokens - 1;
        bucket.at = now;
        return 0;
      }
      if (buckets.size >= MAX_KEYS) dropFull(now);
      buckets.set(key, { tokens: tokens - 1, at: now });
      return 0;
    },
  };
}
