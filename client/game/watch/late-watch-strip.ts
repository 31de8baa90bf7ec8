import { lazyPart } from "../../ui/late/lazy-part.ts";

/** What only watchers see loads for them alone. */
export const WatchStrip = lazyPart(async () => (await import("./watch-strip.tsx")).WatchStrip);
export const TakeSeat = lazyPart(async () => (await import("./watch-strip.tsx")).TakeSeat);
