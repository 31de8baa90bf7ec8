import type { ComponentType } from "react";
import { lazyPart } from "../../ui/late/lazy-part.ts";

type Parts = typeof import("./watch-parts.tsx");

// Most games have no watchers, so nobody loads what shows them.
const late = (choose: (parts: Parts) => ComponentType) =>
  lazyPart(async () => choose(await import("./watch-parts.tsx")));

export const WatchStrip = late((parts) => parts.WatchStrip);
export const TakeSeat = late((parts) => parts.TakeSeat);
export const WatcherBadge = late((parts) => parts.WatcherBadge);
export const WatcherNumber = late((parts) => parts.WatcherNumber);
