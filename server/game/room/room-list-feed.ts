import type { ListedRoom } from "../../../schema/game/list-api.ts";
import type { Log } from "../../platform/log.ts";

/** The public list of rooms, loaded once per change however many people watch it. */
export interface RoomListFeed {
  /** Call this when the list may have changed. Bursts cause one load. */
  readonly changed: () => void;
  /** The list as it is now. */
  readonly list: () => Promise<ListedRoom[]>;
  /** Sends the list as JSON, `{"rooms": […]}`, at once and after every change, until the returned function is called. */
  readonly subscribe: (send: (json: string) => void) => () => void;
}

interface Loaded {
  readonly rooms: ListedRoom[];
  readonly json: string;
}

/** The shortest time between two loads. A change after a quiet period loads immediately. */
const SHORTEST_INTERVAL_MS = 250;
/** The delay before a failed load is retried, if there are subscribers. */
const RETRY_MS = 2_000;
/** The longest that a request may see an old list. A host's new name causes no event. */
const OLDEST_MS = 5_000;

export function createRoomListFeed(
  load: () => Promise<ListedRoom[]>,
  log: Pick<Log, "warn">,
  { shortestIntervalMs = SHORTEST_INTERVAL_MS, retryMs = RETRY_MS } = {},
): RoomListFeed {
  const watchers = new Set<(json: string) => void>();
  let latest: Loaded | undefined;
  /** Changes so far, and how many of them `latest` shows. */
  let changes = 0;
  let shown = -1;
  let loading: Promise<Loaded> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastLoadAt = Number.NEGATIVE_INFINITY;

  const isBehind = () => shown !== changes;
  const fresh = () => (latest && !isBehind() && age() < OLDEST_MS ? latest : undefined);
  const age = () => performance.now() - lastLoadAt;

  /** Loads the list, or waits for the load in progress. */
  function refresh(): Promise<Loaded> {
    loading ??= loadNow().finally(() => {
      loading = undefined;
    });
    return loading;
  }

  async function loadNow(): Promise<Loaded> {
    const asOf = changes;
    lastLoadAt = performance.now();
    const rooms = await load();
    const next = { rooms, json: JSON.stringify({ rooms }) };
    const hasChanged = next.json !== latest?.json;
    latest = next;
    shown = asOf;
    if (hasChanged) for (const send of watchers) deliver(send, next.json);
    return next;
  }

  function deliver(send: (json: string) => void, json: string): void {
    try {
      send(json);
    } catch (error) {
      watchers.delete(send);
      log.warn({ error }, "a subscriber of the room list failed");
    }
  }

  function schedule(delayMs: number): void {
    if (timer || watchers.size === 0) return;
    timer = setTimeout(async () => {
      timer = undefined;
      try {
        await refresh();
        if (isBehind()) schedule(shortestIntervalMs);
      } catch (error) {
        log.warn({ error }, "the room list could not be loaded");
        schedule(retryMs);
      }
    }, delayMs);
    timer.unref();
  }

  return {
    changed: () => {
      changes += 1;
      schedule(Math.max(0, shortestIntervalMs - age()));
    },
    list: async () => {
      // A load in progress may have missed the newest change.
      if (loading && isBehind()) await loading;
      return (fresh() ?? (await refresh())).rooms;
    },
    subscribe: (send) => {
      watchers.add(send);
      if (latest) deliver(send, latest.json);
      if (isBehind() || age() >= OLDEST_MS) schedule(0);
      return () => {
        watchers.delete(send);
      };
    },
  };
}
