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

export const LEASE_TIMES: LeaseTimes = { renewalMs: 2_000, graceMs: 15_000 };
