import { Room } from "@colyseus/sdk/Room";
import { SchemaSerializer } from "@colyseus/sdk/serializer/SchemaSerializer";
import { registerSerializer } from "@colyseus/sdk/serializer/Serializer";
import { ChannelState } from "../../schema/channel/state.ts";
import type { SeatReservation } from "../../schema/game/api.ts";
import { MemberState } from "../../schema/member/state.ts";
import type { rooms } from "../../schema/rooms.ts";
import { ThreadState } from "../../schema/thread/state.ts";
import { TriviaState } from "../../schema/trivia/state.ts";
import { WordBattleState } from "../../schema/word-battle/state.ts";
import { ApiError } from "./api-error.ts";
import type { Broken, Wire } from "./room-line.ts";

/*
 * The SDK's Room by itself: its Client adds matchmaking and accounts of its own (4 KB), and ours are plain HTTP. Decoding
 * with our own state classes spares each join the description of the state.
 */
registerSerializer("schema", SchemaSerializer);
const stateClasses = {
  trivia: TriviaState,
  word_battle: WordBattleState,
  chat: ThreadState,
  channel: ChannelState,
  member: MemberState,
} as const satisfies Record<keyof typeof rooms, unknown>;

/** The SDK takes one class; which of ours it is, its type need not know. */
type StateClass = typeof TriviaState;

const JOIN_TIMEOUT_MS = 10_000;

export interface SocketEars {
  /** The state after each change, as plain data. */
  state(plain: unknown): void;
  message(type: string, payload: unknown): void;
  broken: Broken;
}

function newRoom({ name, roomId, sessionId }: SeatReservation): Room {
  const room: Room = new Room(name, stateClasses[name as keyof typeof stateClasses] as StateClass);
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

function listen(room: Room, ears: SocketEars): Wire {
  let isOurs = true;
  room.onStateChange((state: { toJSON(): unknown }) => ears.state(state.toJSON()));
  room.onMessage("*", (type: string | number, payload: unknown) => ears.message(String(type), payload));
  room.onLeave((code: number) => {
    if (isOurs) ears.broken(code);
    isOurs = false;
  });
  return {
    send: (type, payload) => room.send(type, payload),
    close() {
      isOurs = false;
      // Not consented: only the `leave` message gives up a seat.
      void room.leave(false);
    },
  };
}

/** Opens the socket of a reserved seat. Rejects with `network/unreachable`, whatever the reason: the next try tells. */
export function openSocket(reservation: SeatReservation, ears: SocketEars): Promise<Wire> {
  const room = newRoom(reservation);
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      reject(new ApiError("network/unreachable", { message }));
      // A socket that opens after all would hold the seat that the next try asks for.
      room.connection.close();
    };
    const timer = setTimeout(() => fail("the socket did not open in time"), JOIN_TIMEOUT_MS);
    room.onError((code, message) => fail(`${code} ${message ?? ""}`));
    // biome-ignore lint/complexity/useLiteralKeys: protected, and the only sign that the seat was taken
    room["onJoin"].once(() => {
      clearTimeout(timer);
      resolve(listen(room, ears));
    });
    room.connect(addressOf(reservation), {});
  });
}
