import { Suspense } from "react";
import { lazyPart } from "../../ui/late/lazy-part.ts";

// Apart from the other late parts, because every game's round shows it, and those parts know the games.
const Standings = lazyPart(async () => (await import("./event-standings.tsx")).EventStandings);

export const loadEventStandings = Standings.load;

/** The standings at an event, which players at a table don't load. */
export const EventStandings = () => (
  <Suspense fallback={null}>
    <Standings />
  </Suspense>
);
