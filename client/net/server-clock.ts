/** One round trip: what the phone's own clock said when it asked and when it heard, and the server's time between. */
interface Sample {
  heardAt: number;
  roundTrip: number;
  /** Server's time less the phone's. Known to within half the round trip either way. */
  offset: number;
}

const KEPT = 12;
const OLDEST_MS = 180_000;
const LONGEST_ROUND_TRIP_MS = 10_000;
/** How far two honest crystals drift apart between samples. */
const DRIFT_MS = 25;

export interface ServerClock {
  /** The server's time in milliseconds since 1970, or null until it was heard once. */
  now(): number | null;
  heard(answer: { sentAt: number; serverTime: number }): void;
  /** After the phone slept: what was measured before may not hold. */
  forget(): void;
}

/**
 * Keeps the server's time on a phone whose own may be wrong. It counts on `performance.now()`, which nobody can set;
 * where that stood still (sleep), the next answer contradicts the older ones, and they are dropped.
 */
export function createServerClock(localNow: () => number = () => performance.now()): ServerClock {
  let samples: Sample[] = [];
  let best: Sample | null = null;

  const agree = (one: Sample, other: Sample) =>
    Math.abs(one.offset - other.offset) <= (one.roundTrip + other.roundTrip) / 2 + DRIFT_MS;

  return {
    now: () => (best ? localNow() + best.offset : null),
    heard({ sentAt, serverTime }) {
      const heardAt = localNow();
      const roundTrip = heardAt - sentAt;
      if (!(roundTrip >= 0 && roundTrip <= LONGEST_ROUND_TRIP_MS)) return;
      const latest = { heardAt, roundTrip, offset: serverTime + roundTrip / 2 - heardAt };
      samples = samples.filter((sample) => heardAt - sample.heardAt <= OLDEST_MS && agree(sample, latest));
      samples = [...samples, latest].slice(-KEPT);
      best = samples.reduce((least, sample) => (sample.roundTrip < least.roundTrip ? sample : least), latest);
    },
    forget() {
      samples = [];
    },
  };
}
