import { randomUUID } from "node:crypto";
import type { Client } from "@colyseus/core";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import type { MemberSocket, MemberSockets, SocketTicket } from "../member-sockets.ts";

interface SeatSocketsParts {
  readonly roomId: string;
  readonly roomName: string;
  /** All sockets of this process. */
  readonly socketRegistry: MemberSockets;
  closeSocket(client: Client, code: number): void;
}

/** The sockets of one room. Each member has at most one live socket, and one ticket for the next one (GAME-6). */
export class SeatSockets {
  readonly #parts: SeatSocketsParts;
  readonly #tickets = new Map<string, string>();
  readonly #live = new Map<string, Client>();
  readonly #opened = new WeakMap<Client, MemberSocket>();

  constructor(parts: SeatSocketsParts) {
    this.#parts = parts;
  }

  /** Issues a new ticket. The member's earlier tickets become void. */
  issue(memberId: string): string {
    const ticketId = randomUUID();
    this.#tickets.set(memberId, ticketId);
    return ticketId;
  }

  isCurrent(ticketId: string): boolean {
    return [...this.#tickets.values()].includes(ticketId);
  }

  /** Registers a socket before it is seated, so that it is closed if the session ends before then. */
  register(client: Client): void {
    const { memberId, accountSessionId: sessionId }: SocketTicket = client.auth;
    const { roomId, roomName, socketRegistry, closeSocket } = this.#parts;
    const socket = { memberId, sessionId, roomId, roomName, close: (code: number) => closeSocket(client, code) };
    this.#opened.set(client, socket);
    socketRegistry.add(socket);
  }

  /** Makes this the member's live socket and closes the previous one. */
  seat(client: Client, memberId: string): void {
    const before = this.#live.get(memberId);
    this.#live.set(memberId, client);
    if (before) this.#parts.closeSocket(before, CLOSE_CODES.moved);
  }

  /** Removes a closed socket. Returns its member if it was their live one. */
  remove(client: Client): string | undefined {
    const socket = this.#opened.get(client);
    if (socket) this.#parts.socketRegistry.remove(socket);
    const memberId = this.memberOf(client);
    if (memberId !== undefined) this.#live.delete(memberId);
    return memberId;
  }

  /** The member whose live socket this is. Undefined if it was replaced or the member gave up the seat. */
  memberOf(client: Client): string | undefined {
    const memberId = this.#opened.get(client)?.memberId;
    return memberId !== undefined && this.#live.get(memberId) === client ? memberId : undefined;
  }

  liveOf(memberId: string): Client | undefined {
    return this.#live.get(memberId);
  }

  /** How long this member's socket has not answered a probe, in milliseconds. */
  silentMs(memberId: string): number {
    return this.#probed(memberId)?.silentMs ?? 0;
  }

  /** Asks this member's socket for a sign of life. */
  probe(memberId: string): void {
    this.#probed(memberId)?.probe?.();
  }

  /** The transport measures the silence of each socket. */
  #probed(memberId: string): { readonly silentMs?: number; probe?(): void } | undefined {
    return this.#live.get(memberId) as { readonly silentMs?: number; probe?(): void } | undefined;
  }

  /** Voids a member's ticket and closes their socket. */
  revoke(memberId: string, code: number): void {
    const client = this.#live.get(memberId);
    this.#tickets.delete(memberId);
    this.#live.delete(memberId);
    if (client) this.#parts.closeSocket(client, code);
  }
}
