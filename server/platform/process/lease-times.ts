export interface LeaseTimes {
  /** Milliseconds between two renewals. */
  readonly renewalMs: number;
  /** Milliseconds without a renewal after which a server no longer trusts its own lease. */
  readonly graceMs: number;
}

/**
 * Milliseconds without a renewal after which other servers treat a server as dead. Later than the server itself stops
 * trusting its lease.
 */
export const endedAfterMs = ({ renewalMs, graceMs }: LeaseTimes): number => graceMs + renewalMs;

/**
 * Short enough that members of a lost machine are back within fifteen seconds. The price: a server that cannot renew for
 * nine seconds, but goes on, loses its rooms to another one. Members are connected again, and nothing is counted twice.
 */
export const LEASE_TIMES: LeaseTimes = { renewalMs: 1_000, graceMs: 8_000 };

/** For a server that is alone on its database: nobody waits for its rooms while it lives. */
export const LONE_LEASE_TIMES: LeaseTimes = { renewalMs: 4_000, graceMs: 8_000 };
