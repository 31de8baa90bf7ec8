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
  /** Payload: members' ids, separated by commas. */
  notificationsAdded(memberIds: string): void;
  /** The same. Also if something else hides their notifications or shows them again. */
  notificationsChanged(memberIds: string): void;
  /** The same, for the invitations that they can answer. */
  invitationsChanged(memberIds: string): void;
  /** Payload: the conversation's id. Who is in it or may write in it has changed. */
  conversationChanged(threadId: string): void;
  /** The same for a channel, also its name, description or privacy. */
  channelChanged(threadId: string): void;
  /** Payload: the channel's id, then members' ids, separated by commas. It has changed for these members only. */
  channelViewChanged(ids: string): void;
  /** Payload: a thread's id and the seq of a forward in it, whose original has changed. */
  messageChanged(place: string): void;
  /** SAFE-74: threads are due that may need a safeguarding lead. */
  supervisionDue(payload: string): void;
  /** Who may act as a safeguarding lead or an admin in the community has changed. */
  guardiansChanged(payload: string): void;
  /** Payload: members' ids, separated by commas. Their roles, a mute or a notice. */
  statusChanged(memberIds: string): void;
  /** A public room that is waiting for players, or was. */
  roomsChanged(payload: string): void;
  settingsChanged(payload: string): void;
  /** The listening connection was broken and is back: other events may have been missed. */
  listeningAgain(payload: string): void;
}

/** The ids of a payload that names several members. */
export const idsIn = (payload: string): readonly string[] => payload.split(",");

/** The channel of PostgreSQL's `notify` for each event that a transaction announces. */
const channels = {
  sessionEnded: "session_ended",
  memberSuspended: "member_suspended",
  roleLost: "role_lost",
  notificationsAdded: "notifications_added",
  notificationsChanged: "notifications_changed",
  invitationsChanged: "invitations_changed",
  conversationChanged: "conversation_changed",
  channelChanged: "channel_changed",
  channelViewChanged: "channel_view_changed",
  messageChanged: "message_changed",
  supervisionDue: "supervision_due",
  guardiansChanged: "guardians_changed",
  statusChanged: "status_changed",
  roomsChanged: "rooms_changed",
  settingsChanged: "settings_changed",
} as const satisfies Record<Exclude<keyof DatabaseEvents, "listeningAgain">, string>;
const announced = Object.keys(channels) as (keyof typeof channels)[];
const eventNames = [...announced, "listeningAgain"] as const satisfies readonly (keyof DatabaseEvents)[];

/** One handler for each event. */
export const databaseEvents = (handlerOf: (event: keyof DatabaseEvents) => (payload: string) => void): DatabaseEvents =>
  Object.fromEntries(eventNames.map((event) => [event, handlerOf(event)])) as unknown as DatabaseEvents;

/** A feature's handlers for database events. Rejections are logged. */
export type DatabaseEventHandlers = {
  readonly [Name in keyof DatabaseEvents]?: (payload: string) => Promise<void>;
};

/** Passes each event to every handler. A failing handler is logged and does not stop the others. */
export function toEveryHandler(all: readonly DatabaseEventHandlers[], log: Pick<Log, "error">): DatabaseEvents {
  const each = (event: keyof DatabaseEvents) => (payload: string) => {
    for (const handlers of all) {
      // Called inside a promise, so that synchronous errors are logged too.
      const handled = Promise.resolve().then(() => handlers[event]?.(payload));
      handled.catch((error: unknown) =>
        log.error({ event, payload, error }, "an event of the database was not handled"),
      );
    }
  };
  return databaseEvents(each);
}

/**
 * Listens to the database's events on a connection beside the pool. A broken connection is opened again. Events that
 * were missed in between are made up for by the socket sweep and by the handlers of `listeningAgain`.
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
      const event = announced.find((name) => channels[name] === channel);
      if (event && payload) options.events[event](payload);
    });
    try {
      await next.connect();
      for (const event of announced) await next.query(`listen ${channels[event]}`);
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
        options.events.listeningAgain("");
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
