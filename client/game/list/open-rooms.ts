import { type ListedRoom, listRooms, watchRooms } from "../../../schema/game/list-api.ts";
import { addressOf, call } from "../../net/http/http.ts";
import { createPushedQuery } from "../../net/query/pushed-list.ts";
import { type Wait, wait } from "../../net/wait.ts";

const POLL_MS = 5_000;
/** Polls between two attempts to open a stream. */
const POLLS_BEFORE_RETRY = 6;

/** The public list of rooms that are waiting for players. */
export const openRooms = createPushedQuery<readonly ListedRoom[]>({
  queryKey: ["game", "open-rooms"],
  read: async () => (await call(listRooms)).rooms,
});

interface Parts {
  openStream(address: string): EventSource;
  /** Reads the list over HTTP. */
  poll(): Promise<void>;
  /** The whole list arrived over the stream. */
  rooms(rooms: readonly ListedRoom[]): void;
  wait: Wait;
}

const inBrowser: Parts = {
  openStream: (address) => new EventSource(address),
  poll: openRooms.refresh,
  rooms: openRooms.set,
  wait,
};

/**
 * Follows the public list by server-sent events. Some phone networks delay those; then it polls every five seconds.
 * Returns a function that stops it.
 */
export function followOpenRooms(parts: Parts = inBrowser): () => void {
  let isStopped = false;
  let stream: EventSource | null = null;
  let cancel = () => {};

  function listen(): void {
    const mine = parts.openStream(addressOf(watchRooms));
    stream = mine;
    mine.onmessage = (event: MessageEvent<string>) => parts.rooms(JSON.parse(event.data).rooms);
    mine.onerror = () => {
      mine.close();
      if (stream !== mine || isStopped) return;
      stream = null;
      void poll(POLLS_BEFORE_RETRY);
    };
  }

  async function poll(polls: number): Promise<void> {
    await parts.poll();
    if (isStopped) return;
    cancel = parts.wait(POLL_MS, () => (polls > 1 ? void poll(polls - 1) : listen()));
  }

  listen();
  return () => {
    isStopped = true;
    stream?.close();
    cancel();
  };
}
