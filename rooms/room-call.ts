import { matchMaker } from "@colyseus/core";
import type { SeatReservation } from "../schema/game/api.ts";
import type { RoomNetwork, RoomPlace } from "./room-network.ts";
import type { BaseRoom } from "./support/base-room.ts";
import type { GameShape } from "./support/game/game.ts";
import type { Entry, GameRoom, ReservedSocket } from "./support/game/game-room.ts";
import type { SocketTicket } from "./support/member-sockets.ts";
import { RoomRefusal } from "./support/refusal.ts";

/** How long another process may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000;

/** What someone hears for whom a room has no socket any more. */
const CLOSED = { enter: "game/room-closed", enterAsScreen: "game/screen-not-found" } as const;

type Network = Pick<RoomNetwork, "address" | "isReachable"> | undefined;
type Called<R, M extends keyof R> = R[M] extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/**
 * Calls a method of a room, in whichever process it is. Every call from one process to another passes here (PROCESS-9). Refuses
 * with `server/unavailable` if the other process cannot be reached.
 */
export async function callRoom<R extends BaseRoom, M extends keyof R & string>(
  network: Network,
  { roomId, holder }: RoomPlace,
  method: M,
  args: unknown[],
): Promise<Called<R, M>> {
  if (holder === null && !matchMaker.getLocalRoomById(roomId)) throw new Error(`the room ${roomId} is gone`);
  if (holder !== null && !network?.isReachable()) throw new RoomRefusal("server/unavailable");
  try {
    return (await matchMaker.remoteRoomCall(roomId, method as never, args, ANSWER_TIMEOUT_MS)) as Called<R, M>;
  } catch (error) {
    throw holder === null ? error : new RoomRefusal("server/unavailable", error);
  }
}

/** Reserves a socket in a room. Rejects if the room is gone or takes no more. */
export async function reserve(network: Network, place: RoomPlace, ticket: SocketTicket): Promise<SeatReservation> {
  const name = await callRoom<BaseRoom, "reserveSocket">(network, place, "reserveSocket", [ticket]);
  return reservation(network, place, { name, ticketId: ticket.sessionId });
}

/**
 * Enters a room that decides itself whom it lets in. Rejects with a `RoomRefusal` if it does not, and like {@link reserve}. One call
 * does both, because another process takes milliseconds to answer.
 */
export async function enterGame<M extends keyof typeof CLOSED>(
  network: Network,
  place: RoomPlace,
  method: M,
  args: Parameters<GameRoom<GameShape>[M]>,
): Promise<SeatReservation> {
  const entry: Entry = await callRoom<GameRoom<GameShape>, keyof typeof CLOSED>(network, place, method, args);
  if ("refused" in entry) throw new RoomRefusal(entry.refused);
  if (entry.name === null && place.holder === null) throw new RoomRefusal(CLOSED[method]);
  return reservation(network, place, entry);
}

function reservation(network: Network, place: RoomPlace, { name, ticketId }: ReservedSocket): SeatReservation {
  const { roomId, holder } = place;
  // In another process it may just be moving. Whoever asks again learns where it is then.
  if (name === null && holder !== null) throw new RoomRefusal("server/unavailable");
  if (name === null) throw new Error(`the room ${roomId} takes no more sockets`);
  const publicAddress = holder?.address ?? network?.address;
  const processId = holder?.name ?? matchMaker.processId;
  return { name, roomId, processId, sessionId: ticketId, ...(publicAddress ? { publicAddress } : {}) };
}
