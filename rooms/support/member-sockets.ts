/** A room's open socket, as the server knows it. */
export interface MemberSocket {
  readonly memberId: string;
  /** The session of the account that opened it. */
  readonly sessionId: string;
  /** The thread that is read over it, where it is in one. */
  readonly threadId?: string | undefined;
  close(code: number): void;
}

/** A member who has a thread open. */
export interface OpenThread {
  readonly threadId: string;
  readonly memberId: string;
}

/** Every live socket of this process by session and by member, so that a sign-out or a suspension closes them at once. */
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

  /** The sessions that have a socket open. */
  sessionIds(): string[] {
    return [...this.#bySession.keys()];
  }

  /** Who has which thread open, each once. */
  openThreads(): OpenThread[] {
    const open: OpenThread[] = [];
    for (const [memberId, sockets] of this.#byMember) {
      const threadIds = new Set([...sockets].flatMap(({ threadId }) => threadId ?? []));
      for (const threadId of threadIds) open.push({ threadId, memberId });
    }
    return open;
  }

  closeSession(sessionId: string, code: number): void {
    for (const socket of [...(this.#bySession.get(sessionId) ?? [])]) socket.close(code);
  }

  closeMember(memberId: string, code: number): void {
    for (const socket of [...(this.#byMember.get(memberId) ?? [])]) socket.close(code);
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
