/** A socket's place in a room. */
export interface Presence {
  readonly roomId: string;
  readonly memberId: string;
}

/** A room's open socket. */
export interface MemberSocket extends Presence {
  /** The session of the account that opened it. */
  readonly sessionId: string;
  /** The kind of its room. */
  readonly roomName: string;
  close(code: number): void;
}

/** A reservation for one socket. Colyseus takes `sessionId` as the socket's own id, so it is not the account's. */
export interface SocketTicket {
  readonly sessionId: string;
  readonly memberId: string;
  readonly displayName: string;
  readonly accountSessionId: string;
}

/** Every live socket of this process by session and by member, so that the end of a right closes it at once. */
export class MemberSockets {
  readonly #bySession = new Map<string, Set<MemberSocket>>();
  readonly #byMember = new Map<string, Set<MemberSocket>>();

  add(socket: MemberSocket): void {
    put(this.#bySession, socket.sessionId, socket);
    put(this.#byMember, socket.memberId, socket);
  }

  remove(socket: MemberSocket): void {
    take(this.#bySession, socket.sessionId, socket);
    take(this.#byMember, socket.memberId, socket);
  }

  /** The account sessions that have a socket open. */
  sessionIds(): string[] {
    return [...this.#bySession.keys()];
  }

  /** Who is in which room of this kind, each once. */
  presentIn(roomName: string): Presence[] {
    const present: Presence[] = [];
    for (const [memberId, sockets] of this.#byMember) {
      const rooms = new Set<string>();
      for (const socket of sockets) if (socket.roomName === roomName) rooms.add(socket.roomId);
      for (const roomId of rooms) present.push({ roomId, memberId });
    }
    return present;
  }

  closeSession(sessionId: string, code: number): void {
    for (const socket of [...(this.#bySession.get(sessionId) ?? [])]) socket.close(code);
  }

  closeMember(memberId: string, code: number): void {
    for (const socket of [...(this.#byMember.get(memberId) ?? [])]) socket.close(code);
  }

  /** Closes what a member has open in one room. */
  closeIn({ roomId, memberId }: Presence, code: number): void {
    for (const socket of [...(this.#byMember.get(memberId) ?? [])]) if (socket.roomId === roomId) socket.close(code);
  }
}

function put(index: Map<string, Set<MemberSocket>>, key: string, socket: MemberSocket): void {
  const sockets = index.get(key);
  if (sockets) sockets.add(socket);
  else index.set(key, new Set([socket]));
}

function take(index: Map<string, Set<MemberSocket>>, key: string, socket: MemberSocket): void {
  const sockets = index.get(key);
  sockets?.delete(socket);
  if (sockets?.size === 0) index.delete(key);
}
