import type { FieldsAndMethods, Schema } from "@colyseus/schema";
import { Room } from "@colyseus/sdk/Room";
import { SchemaSerializer } from "@colyseus/sdk/serializer/SchemaSerializer";
import { registerSerializer } from "@colyseus/sdk/serializer/Serializer";
import { ChannelState } from "../../../schema/channel/state.ts";
import type { SeatReservation } from "../../../schema/game/api.ts";
import { gameStateClass, type StateFields } from "../../../schema/game/state.ts";
import { MemberState } from "../../../schema/member/state.ts";
import { ThreadState } from "../../../schema/thread/state.ts";
import { ApiError } from "../http/api-error.ts";
import type { OnBroken, OpenSocket } from "./room-connection.ts";

/*
 * The SDK's Room by itself: its Client adds matchmaking and accounts of its own (4 KB), and ours are plain HTTP. Decoding
 * with our own state classes spares each join the description of the state.
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

/** The fields that a game's state adds to those of every game. Undefined for a game that this page does not know. */
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
  if (fields) stateClasses[name] ??= gameStateClass<FieldsAndMethods>(fields);
  // The server describes a state that this page does not know.
  const room: Room = new Room(name, stateClasses[name]);
  room.roomId = roomId;
  room.sessionId = sessionId;
  // The SDK's own waits five seconds after joining, gives up after fifteen tries and forgets on a reload; ours does better.
  room.reconnection.enabled = false;
  return room;
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
      // Not consented: only the `leave` message gives up a seat.
      void room.leave(false);
    },
  };
}

/** Opens the socket of a reserved seat. Rejects with `network/unreachable`, whatever the reason. The next try shows the reason. */
export function openSocket(reservation: SeatReservation, handlers: SocketHandlers): Promise<OpenSocket> {
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
    // biome-ignore lint/complexity/useLiteralKeys: protected, and the only sign that the seat was taken
    room["onJoin"].once(() => {
      clearTimeout(timer);
      resolve(listen(room, handlers));
    });
    room.connect(addressOf(reservation), {});
  });
}
