import { Client } from "pg";
import type { Log } from "../log.ts";

const RECONNECT_MS = 1_000;

export interface DatabaseListener {
  close(): Promise<void>;
}

export interface DatabaseEvents {
  sessionEnded(sessionId: string): void;
  memberSuspended(memberId: string): void;
  roleLost(memberId: string): void;
  seatOffered(memberId: string): void;
  seatOfferEnded(memberId: string): void;
  settingsChanged(payload: string): void;
}

/** The channel of PostgreSQL's `notify` for each event. Its payload is the id. */
const channels = {
  sessionEnded: "session_ended",
  memberSuspended: "member_suspended",
  roleLost: "role_lost",
  seatOffered: "seat_offered",
  seatOfferEnded: "seat_offer_ended",
  settingsChanged: "settings_changed",
} as const satisfies Record<keyof DatabaseEvents, string>;
const eventNames = Object.keys(channels) as (keyof DatabaseEvents)[];

/** One handler for each event. */
export const databaseEvents = (handlerOf: (event: keyof DatabaseEvents) => (id: string) => void): DatabaseEvents =>
  Object.fromEntries(eventNames.map((event) => [event, handlerOf(event)])) as unknown as DatabaseEvents;

/** A feature's handlers for database events. Rejections are logged. */
export type DatabaseEventHandlers = {
  readonly [Name in keyof DatabaseEvents]?: (id: string) => Promise<void>;
};

/** Passes each event to every handler. A failing handler is logged and does not stop the others. */
export function toEveryHandler(all: readonly DatabaseEventHandlers[], log: Pick<Log, "error">): DatabaseEvents {
  const each = (event: keyof DatabaseEvents) => (id: string) => {
    for (const handlers of all) {
      // Called inside a promise, so that synchronous errors are logged too.
      const handled = Promise.resolve().then(() => handlers[event]?.(id));
      handled.catch((error: unknown) => log.error({ event, id, error }, "an event of the database was not handled"));
    }
  };
  return databaseEvents(each);
}

/**
 * Listens to the database's events on a connection beside the pool. A broken connection is opened again; the socket
 * sweep covers events that were missed in between.
 */
export async function listenToDatabase(options: {
  url: string;
  events: DatabaseEvents;
  /** Called after each failed attempt to reconnect. The next attempt waits for it. */
  unreachable?: (error: unknown) => Promise<void>;
  log: Log;
}): Promise<DatabaseListener> {
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString: options.url, keepAlive: true, connectionTimeoutMillis: 4_000 });
    next.on("error", (error) => options.log.warn({ error }, "the listening connection broke"));
    next.on("notification", ({ channel, payload }) => {
      const event = eventNames.find((name) => channels[name] === channel);
      if (event && payload) options.events[event](payload);
    });
    try {
      await next.connect();
      for (const event of eventNames) await next.query(`listen ${channels[event]}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    // Added only now: a connection that never opened also emits `end` and would start a second loop.
    next.once("end", () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    while (!isClosed) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      if (isClosed) return;
      try {
        const next = await connect();
        // The listener was closed in the meantime, so this connection must be ended here.
        if (isClosed) return void (await next.end().catch(() => undefined));
        client = next;
        // No sweep covers changed settings, and some may have been missed.
        options.events.settingsChanged("reconnected");
        return;
      } catch (error) {
        options.log.warn({ error }, "the listening connection is not back yet");
        await options.unreachable?.(error);
      }
    }
  }

  return {
    close: async () => {
      isClosed = true;
      await client.end().catch(() => undefined);
    },
  };
}
