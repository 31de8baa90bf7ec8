import type { FieldsAndMethods, Schema } from "@colyseus/schema";
import { Room } from "@colyseus/sdk/Room";
import { SchemaSerializer } from "@colyseus/sdk/serializer/SchemaSerializer";
import { registerSerializer } from "@colyseus/sdk/serializer/Serializer";
import { ChannelState } from "../../../schema/channel/state.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import { gameTypeOf, isEventRoomName } from "../../../schema/game/event-room.ts";
import { gameStateClass, type StateFields } from "../../../schema/game/state.ts";
import { MemberState } from "../../../schema/member/state.ts";
import { ThreadState } from "../../../schema/thread/state.ts";
import { ApiError } from "../http/api-error.ts";
import type { OnBroken, OpenSocket } from "./room-connection.ts";

/*
 * We use the SDK's Room without its Client, which would add 4 KB for matchmaking and accounts; ours are plain HTTP.
 * With our own state classes, the server does not send a description of the state on each join.
 */
registerSerializer("schema", SchemaSerializer);
type StateClass = new () => Schema;

/** By kind of room. Those of games are added on first use. */
const stateClasses: Record<string, StateClass | undefined> = {
  chat: ThreadState,
  channel: ChannelState,
  member: MemberState,
};

const JOIN_TIMEOUT_MS = 10_000;

/** The fields that a game's state adds, by its name. Undefined for a game that this page does not know. */
export type FieldsOf = (name: string) => StateFields | undefined;

export interface SocketHandlers {
  fieldsOf?: FieldsOf | undefined;
  /** The state after each change, as plain data. */
  state(plain: unknown): void;
  message(type: string, payload: unknown): void;
  broken: OnBroken;
}

function newRoom({ name, roomId, sessionId }: SeatReservation, { fieldsOf }: SocketHandlers): Room {
  const fields = fieldsOf?.(name);
  if (fields && !isEventRoomName(name)) stateClasses[name] ??= gameStateClass<FieldsAndMethods>(fields);
  // If this page has no class for the state, the server describes it.
  const room: Room = new Room(name, stateClasses[name]);
  room.roomId = roomId;
  room.sessionId = sessionId;
  // We reconnect ourselves. The SDK's reconnection starts only five seconds after joining, gives up after fifteen tries
  // and does not survive a reload.
  room.reconnection.enabled = false;
  return room;
}

/** Few rooms are those of events, so the others don't load the class of their state. Without it, the server describes it. */
async function loadEventState(name: string, fieldsOf: FieldsOf | undefined): Promise<void> {
  const fields = fieldsOf?.(gameTypeOf(name));
  if (!fields || stateClasses[name]) return;
  const { eventStateClass } = await import("../../../schema/game/event-state.ts");
  stateClasses[name] = eventStateClass<FieldsAndMethods>(fields);
}

function addressOf({ processId, roomId, sessionId, publicAddress }: SeatReservation): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${publicAddress ?? location.host}/${processId}/${roomId}?sessionId=${sessionId}`;
}

function listen(room: Room, handlers: SocketHandlers): OpenSocket {
  let isOurs = true;
  room.onStateChange((state: { toJSON(): unknown }) => handlers.state(state.toJSON()));
  room.onMessage("*", (type: string | number, payload: unknown) => handlers.message(String(type), payload));
  room.onLeave((code: number) => {
    if (isOurs) handlers.broken(code);
    isOurs = false;
  });
  return {
    send: (type, payload) => room.send(type, payload),
    ping: (answered) => room.ping(answered),
    close() {
      isOurs = false;
      // `false` keeps the seat. Only the `leave` message gives it up.
      void room.leave(false);
    },
  };
}

/**
 * Opens the socket of a reserved seat. Always rejects with `network/unreachable`; the next seat request shows the
 * reason.
 */
export function openSocket(reservation: SeatReservation, handlers: SocketHandlers): Promise<OpenSocket> {
  const { name } = reservation;
  if (!isEventRoomName(name)) return open(reservation, handlers);
  const openNow = () => open(reservation, handlers);
  return loadEventState(name, handlers.fieldsOf).then(openNow, openNow);
}

function open(reservation: SeatReservation, handlers: SocketHandlers): Promise<OpenSocket> {
  const room = newRoom(reservation, handlers);
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      reject(new ApiError("network/unreachable", { message }));
      // A socket that opens late would occupy the seat that the next try requests.
      room.connection.close();
    };
    const timer = setTimeout(() => fail("the socket did not open in time"), JOIN_TIMEOUT_MS);
    room.onError((code, message) => fail(`${code} ${message ?? ""}`));
    // biome-ignore lint/complexity/useLiteralKeys: protected, and the only signal that the room was joined
    room["onJoin"].once(() => {
      clearTimeout(timer);
      resolve(listen(room, handlers));
    });
    room.connect(addressOf(reservation), {});
  });
}
