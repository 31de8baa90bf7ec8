import { type ConnectionState, createRoomConnection } from "./room-connection.ts";
import type { FieldsOf } from "./room-socket.ts";
import { createRoomStore, type RoomStore } from "./room-store.ts";
import { enterRoom, type Seated } from "./rooms.ts";
import { wait } from "./wait.ts";

type Handler = (payload: never) => void;

export interface RoomClientParts {
  takeSeat(): Promise<Seated>;
  /** Told before the socket opens, each time anew. */
  seated?(memberId: string): void;
  /** The room's state after each change, as plain data. */
  state?(plain: unknown): void;
  /** Told of every message, before those who listen to its kind. */
  message?(type: string, payload: unknown): void;
  changed?(connection: ConnectionState): void;
  /** What the state of a game's room shows beside what every game has. */
  fieldsOf?: FieldsOf | undefined;
}

/** Any room as this browser is in it: its line, what it last showed, and who listens to what it says. */
export interface RoomClient<View> {
  store: RoomStore<View>;
  /** Calls the handler for each message of this kind; answers with the way to stop. */
  on<Payload>(type: string, handler: (payload: Payload) => void): () => void;
  /** False while there is no socket; nothing is kept for later. */
  send(type: string, payload: unknown): boolean;
  open(): void;
  /** Something changed for the better: try now instead of waiting. */
  retryNow(): void;
  /** The socket looks dead though nobody closed it. */
  replace(): void;
  /** Gives up the socket, not the seat. */
  close(): void;
}

export function createRoomClient<View>(parts: RoomClientParts): RoomClient<View> {
  const store = createRoomStore<View>();
  const handlers = new Map<string, Set<Handler>>();

  function hear(type: string, payload: unknown): void {
    parts.message?.(type, payload);
    for (const handler of handlers.get(type) ?? []) handler(payload as never);
  }

  const connection = createRoomConnection({
    connect: (broken) =>
      enterRoom(parts.takeSeat, {
        broken,
        seated(memberId) {
          parts.seated?.(memberId);
          store.setState({ memberId });
        },
        state: (plain) => parts.state?.(plain),
        message: hear,
        fieldsOf: parts.fieldsOf,
      }),
    changed(state) {
      store.setState({ connection: state });
      parts.changed?.(state);
    },
    wait,
    random: Math.random,
    now: () => performance.now(),
  });

  return {
    store,
    on(type, handler) {
      const heard = handlers.get(type) ?? new Set<Handler>();
      handlers.set(type, heard.add(handler as Handler));
      return () => heard.delete(handler as Handler);
    },
    send: connection.send,
    open: connection.open,
    retryNow: connection.retryNow,
    replace: connection.replace,
    close: () => connection.close(),
  };
}
