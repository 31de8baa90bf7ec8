import { matchMaker } from "@colyseus/core";
import type { SeatReservation } from "../schema/game/api.ts";
import type { RoomNetwork, RoomPlace } from "./room-network.ts";
import type { BaseRoom } from "./support/base-room.ts";
import type { SocketTicket } from "./support/member-sockets.ts";
import { RoomRefusal } from "./support/refusal.ts";

/** How long another process may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 2000;

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
  const { roomId, holder } = place;
  const name = await callRoom<BaseRoom, "reserveSocket">(network, place, "reserveSocket", [ticket]);
  // In another process it may just be moving. Whoever asks again learns where it is then.
  if (name === null && holder !== null) throw new RoomRefusal("server/unavailable");
  if (name === null) throw new Error(`the room ${roomId} takes no more sockets`);
  const publicAddress = holder?.address ?? network?.address;
  const processId = holder?.name ?? matchMaker.processId;
  return { name, roomId, processId, sessionId: ticket.sessionId, ...(publicAddress ? { publicAddress } : {}) };
}
