import type { MemberRole } from "../../schema/member/role.ts";
import type { RoomMember } from "../../schema/room-member.ts";

/** A member in a room. */
export interface Presence {
  readonly roomId: string;
  readonly memberId: string;
}

/** An open socket in a room. */
export interface MemberSocket extends Presence {
  /** The account session that opened it. */
  readonly sessionId: string;
  /** The type of its room. */
  readonly roomName: string;
  close(code: number): void;
}

/**
 * A reservation for one socket. Colyseus uses `sessionId` as the id of the socket, so it is not the account session.
 */
export interface SocketTicket {
  readonly sessionId: string;
  readonly memberId: string;
  readonly displayName: string;
  readonly accountSessionId: string;
  /** Of a socket that only shows a game. */
  readonly viewer?: Viewer;
}

export const socketTicket = (ticketId: string, member: RoomMember): SocketTicket => ({
  sessionId: ticketId,
  memberId: member.memberId,
  displayName: member.displayName,
  accountSessionId: member.sessionId,
});

/** A member who watches a game, or a screen for a hall that a member has opened. */
export type Viewer =
  | { readonly kind: "watcher"; readonly roles: readonly MemberRole[]; readonly avatarUrl: string | null }
  | { readonly kind: "screen"; readonly screenId: string };

/**
 * Indexes every live socket of this process by session and by member, so that it can be closed as soon as access ends.
 */
export class MemberSockets {
  readonly #bySession = new Map<string, Set<MemberSocket>>();
  readonly #byMember = new Map<string, Set<MemberSocket>>();

  add(socket: MemberSocket): void {
    addTo(this.#bySession, socket.sessionId, socket);
    addTo(this.#byMember, socket.memberId, socket);
  }

  remove(socket: MemberSocket): void {
    removeFrom(this.#bySession, socket.sessionId, socket);
    removeFrom(this.#byMember, socket.memberId, socket);
  }

  /** The account sessions that have a socket open. */
  sessionIds(): string[] {
    return [...this.#bySession.keys()];
  }

  /** The members in each room of this type, each once. */
  presentIn(roomName: string): Presence[] {
    const present: Presence[] = [];
    for (const [memberId, sockets] of this.#byMember) {
      const rooms = new Set<string>();
      for (const socket of sockets) if (socket.roomName === roomName) rooms.add(socket.roomId);
      for (const roomId of rooms) present.push({ roomId, memberId });
    }
    return present;
  }

  /** How many members have a socket open. */
  get memberCount(): number {
    return this.#byMember.size;
  }

  /** How many sockets are open in all rooms of each type. */
  countByRoomName(): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (const sockets of this.#byMember.values()) {
      for (const { roomName } of sockets) counts.set(roomName, (counts.get(roomName) ?? 0) + 1);
    }
    return counts;
  }

  closeSession(sessionId: string, code: number): void {
    for (const socket of [...(this.#bySession.get(sessionId) ?? [])]) socket.close(code);
  }

  closeMember(memberId: string, code: number): void {
    for (const socket of [...(this.#byMember.get(memberId) ?? [])]) socket.close(code);
  }

  /** Closes a member's sockets in one room. */
  closeIn({ roomId, memberId }: Presence, code: number): void {
    for (const socket of [...(this.#byMember.get(memberId) ?? [])]) if (socket.roomId === roomId) socket.close(code);
  }
}

function addTo(index: Map<string, Set<MemberSocket>>, key: string, socket: MemberSocket): void {
  const sockets = index.get(key);
  if (sockets) sockets.add(socket);
  else index.set(key, new Set([socket]));
}

function removeFrom(index: Map<string, Set<MemberSocket>>, key: string, socket: MemberSocket): void {
  const sockets = index.get(key);
  sockets?.delete(socket);
  if (sockets?.size === 0) index.delete(key);
}
