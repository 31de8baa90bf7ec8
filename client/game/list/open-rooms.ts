import { type ListedRoom, listRooms, watchRooms } from "../../../schema/game/api.ts";
import { addressOf, call } from "../../net/http.ts";

const POLL_MS = 5_000;
/** Polls between two attempts to be told instead. */
const POLLS_BEFORE_RETRY = 6;

export interface OpenRoomsHandlers {
  rooms(rooms: readonly ListedRoom[]): void;
  /** The list could not be had just now; what was shown may be old. */
  error(error: unknown): void;
}

interface Parts {
  openStream(address: string): EventSource;
  poll(): Promise<{ rooms: readonly ListedRoom[] }>;
  wait(milliseconds: number, then: () => void): () => void;
}

const inBrowser: Parts = {
  openStream: (address) => new EventSource(address),
  poll: () => call(listRooms),
  wait(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/**
 * The public list: told by server-sent events, asked for every five seconds where those do not come through (some
 * phone networks hold them back). Answers with the way to stop.
 */
export function followOpenRooms(handlers: OpenRoomsHandlers, parts: Parts = inBrowser): () => void {
  let isStopped = false;
  let stream: EventSource | null = null;
  let cancel = () => {};

  function listen(): void {
    const mine = parts.openStream(addressOf(watchRooms));
    stream = mine;
    mine.onmessage = (event: MessageEvent<string>) => handlers.rooms(JSON.parse(event.data).rooms);
    mine.onerror = () => {
      mine.close();
      if (stream !== mine || isStopped) return;
      stream = null;
      void ask(POLLS_BEFORE_RETRY);
    };
  }

  async function ask(polls: number): Promise<void> {
    try {
      const { rooms } = await parts.poll();
      if (!isStopped) handlers.rooms(rooms);
    } catch (error) {
      if (!isStopped) handlers.error(error);
    }
    if (isStopped) return;
    cancel = parts.wait(POLL_MS, () => (polls > 1 ? void ask(polls - 1) : listen()));
  }

  listen();
  return () => {
    isStopped = true;
    stream?.close();
    cancel();
  };
}
