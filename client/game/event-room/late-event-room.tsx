import { type ComponentType, type ReactNode, Suspense } from "react";
import { lazyPart } from "../../ui/late/lazy-part.ts";
import { loadEventStandings } from "./late-event-standings.tsx";

type Parts = typeof import("./event-parts.ts");

const load = () => import("./event-parts.ts");

/** Only the rooms of events show these, so players at a table don't load them. */
function late(choose: (parts: Parts) => ComponentType) {
  const Part = lazyPart(async () => choose(await load()));
  return ({ fallback = null }: { fallback?: ReactNode }) => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  );
}

/** Loads them before they are shown. If that fails, they try again when they are. */
export function preloadEventRoom(): void {
  Promise.all([load(), loadEventStandings()]).catch(() => {});
}

export const EventWaiting = late((parts) => parts.EventWaiting);
export const EventStrip = late((parts) => parts.EventStrip);
export const EventSide = late((parts) => parts.EventSide);
export const EventResults = late((parts) => parts.EventResults);
