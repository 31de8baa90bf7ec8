/** One round trip: the local times of the request and the response, and the server's time. */
interface Sample {
  receivedAt: number;
  roundTrip: number;
  /** The server's time minus the local time, accurate to half the round trip. */
  offset: number;
}

const SAMPLES_MAX = 12;
const SAMPLE_MAX_AGE_MS = 180_000;
const ROUND_TRIP_MAX_MS = 10_000;
/** How far two normal clocks drift apart between samples. */
const DRIFT_MS = 25;

export interface ServerClock {
  /** The server's time in milliseconds since 1970, or null before the first response. */
  now(): number | null;
  addSample(response: { sentAt: number; serverTime: number }): void;
  /**
   * Drops all samples, because they may be wrong after the phone slept. `now` uses the last estimate until the next
   * one.
   */
  forget(): void;
}

/**
 * Estimates the server's time on a phone whose clock may be wrong. It uses `performance.now()`, which nobody can set.
 * If that stopped while the phone slept, the next response contradicts the older ones, and they are dropped.
 */
export function createServerClock(localNow: () => number = () => performance.now()): ServerClock {
  let samples: Sample[] = [];
  let best: Sample | null = null;

  const agree = (one: Sample, other: Sample) =>
    Math.abs(one.offset - other.offset) <= (one.roundTrip + other.roundTrip) / 2 + DRIFT_MS;

  return {
    now: () => (best ? localNow() + best.offset : null),
    addSample({ sentAt, serverTime }) {
      const receivedAt = localNow();
      const roundTrip = receivedAt - sentAt;
      if (!(roundTrip >= 0 && roundTrip <= ROUND_TRIP_MAX_MS)) return;
      const latest = { receivedAt, roundTrip, offset: serverTime + roundTrip / 2 - receivedAt };
      samples = samples.filter(
        (sample) => receivedAt - sample.receivedAt <= SAMPLE_MAX_AGE_MS && agree(sample, latest),
      );
      samples = [...samples, latest].slice(-SAMPLES_MAX);
      // Of equally fast ones the newest, because clocks drift.
      best = samples.reduce((least, sample) => (sample.roundTrip <= least.roundTrip ? sample : least), latest);
    },
    forget() {
      samples = [];
    },
  };
}
