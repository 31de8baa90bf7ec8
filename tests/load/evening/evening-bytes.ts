import { median } from "../measure.ts";
import type { Cost, PhoneCost } from "./frame-costs.ts";
import type { Phone } from "./phone.ts";

export interface Played {
  readonly rounds: number;
  readonly seconds: number;
  /** In each room. */
  readonly players: number;
}

/** What phones have cost, spread over all of them. */
export interface EveningBytes {
  readonly received: { readonly median: number; readonly largest: number };
  readonly sent: { readonly median: number; readonly largest: number };
  readonly largest: number;
  /** The largest at the pace of people. */
  readonly largestOfPeople: number;
  /** How many phones had a connection that compressed its frames. */
  readonly compressed: number;
}

/** A round of people: twenty seconds until the last has answered, then the reveal and the standings. */
const PEOPLE = { roundSeconds: 20, pauseSeconds: 9 };
/** A room tells so often, at most, how many have answered. */
const COUNTS_PER_SECOND = 4;
/** The client asks for the time in bursts (client/game/connection/game-clock.ts). */
const CLOCK_BURST = { replies: 5, everySeconds: 30 };

/** Reads what each phone has cost. Call it before the phones close. */
export function bytesOf(phones: readonly Phone[], played: Played): EveningBytes {
  const costs = phones.map(({ viewer }) => viewer.cost);
  const largest = (of: (cost: PhoneCost) => number) => Math.max(...costs.map(of));
  const spread = (of: (cost: PhoneCost) => number) => ({ median: median(costs.map(of)), largest: largest(of) });
  return {
    received: spread(({ received }) => received),
    sent: spread(({ sent }) => sent),
    largest: largest(({ received, sent }) => received + sent),
    largestOfPeople: largest((cost) => costOfPeople(cost, played)),
    compressed: phones.filter(({ viewer }) => viewer.line.isCompressed).length,
  };
}

/**
 * Bots answer sooner than people. This computes what the phone would have cost at the pace of people: the longer a round is
 * open, the more often it hears how many have answered, and the longer the game lasts, the more often it asks for the time.
 */
export function costOfPeople(
  { received, sent, counts, clock }: PhoneCost,
  { rounds, seconds, players }: Played,
): number {
  const mostCounts = rounds * Math.min(players, PEOPLE.roundSeconds * COUNTS_PER_SECOND);
  const bursts = (during: number) => Math.floor(during / CLOCK_BURST.everySeconds);
  const moreBursts = bursts(rounds * (PEOPLE.roundSeconds + PEOPLE.pauseSeconds)) - bursts(seconds);
  return (
    received +
    sent +
    costOfMore(counts, mostCounts - counts.frames) +
    costOfMore(clock, moreBursts * CLOCK_BURST.replies)
  );
}

/** The bytes of so many more frames like these. */
const costOfMore = ({ frames, bytes }: Cost, more: number): number =>
  frames === 0 ? 0 : (Math.max(0, more) * bytes) / frames;
