import { newRequestId } from "../../../schema/game/request-id.ts";
import { wait } from "../wait.ts";
import { enterRoom, type Seated } from "./enter-room.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { type ConnectionState, createRoomConnection } from "./room-connection.ts";
import { createRoomRequests, type Refusal, type RoomRequests } from "./room-request.ts";
import type { FieldsOf } from "./room-socket.ts";
import { createRoomStore, type RoomStore } from "./room-store.ts";

type Handler = (payload: never) => void;

/** The responses to requests, the same for every kind of room. */
interface Responses {
  refused: Refusal;
  receipt: { id: string };
}

export interface RoomClientParts {
  takeSeat(): Promise<Seated>;
  /** Called before each socket opens. */
  seated?(memberId: string): void;
  /** The room's state after each change, as plain data. */
  state?(plain: unknown): void;
  /** Called for every message, before the handlers of its kind. */
  message?(type: string, payload: unknown): void;
  onChange?(connection: ConnectionState): void;
  /** The fields that a game's state adds to those of every game. */
  fieldsOf?: FieldsOf | undefined;
  /** For rooms that give away the seat of a member whose socket is gone. */
  pingsWhileHidden?: boolean;
}

/** The client of any room: its connection, its last state, its requests and its messages. */
export interface RoomClient<View> {
  store: RoomStore<View>;
  /** Calls the handler for each message of this kind. Returns a function that stops it. */
  on<Payload>(type: string, handler: (payload: Payload) => void): () => void;
  /** False without a socket; the message is not sent later. */
  send(type: string, payload: unknown): boolean;
  requests: RoomRequests;
  open(): void;
  /** The network or the page is back: tries now instead of waiting, and checks a socket that seems open. */
  retryNow(): void;
  /** An expected message did not arrive: checks whether the socket is alive. */
  probe(): void;
  /** Closes the socket without giving up the seat. */
  close(): void;
}

export function createRoomClient<View>(parts: RoomClientParts): RoomClient<View> {
  const store = createRoomStore<View>();
  const handlers = new Map<string, Set<Handler>>();

  const connection = createRoomConnection({
    connect: (broken) =>
      enterRoom(parts.takeSeat, {
        broken,
        seated(memberId) {
          parts.seated?.(memberId);
          store.setState({ memberId });
        },
        state(plain) {
          heartbeat.markAlive();
          parts.state?.(plain);
        },
        message: onMessage,
        fieldsOf: parts.fieldsOf,
      }),
    onChange: connectionChanged,
    wait,
    random: Math.random,
    now: () => performance.now(),
  });
  const heartbeat = createHeartbeat({
    ping: () => connection.ping(heartbeat.markAlive),
    onDead: connection.replace,
    isWanted: () => parts.pingsWhileHidden === true || document.visibilityState === "visible",
    wait,
  });
  const requests = createRoomRequests({
    send: connection.send,
    newId: newRequestId,
    wait,
    onUnanswered: heartbeat.probe,
  });

  function onMessage(type: string, payload: unknown): void {
    heartbeat.markAlive();
    parts.message?.(type, payload);
    for (const handler of handlers.get(type) ?? []) handler(payload as never);
    if (type === "receipt") requests.received((payload as Responses["receipt"]).id);
    if (type === "refused") requests.refused(payload as Responses["refused"]);
  }

  function connectionChanged(state: ConnectionState): void {
    store.setState({ connection: state });
    if (state.kind === "live") heartbeat.start();
    else heartbeat.stop();
    parts.onChange?.(state);
    if (state.kind === "live") requests.resend();
  }

  return {
    store,
    on(type, handler) {
      const ofType = handlers.get(type) ?? new Set<Handler>();
      handlers.set(type, ofType.add(handler as Handler));
      return () => ofType.delete(handler as Handler);
    },
    send: connection.send,
    requests,
    open: connection.open,
    retryNow() {
      connection.retryNow();
      heartbeat.probe();
    },
    probe: heartbeat.probe,
    close() {
      requests.stop();
      connection.close();
    },
  };
}
