import { randomUUID } from "node:crypto";
import type { Client } from "@colyseus/core";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import type { SeatedMember } from "../game-ports.ts";
import type { MemberSocket, MemberSockets } from "../member-sockets.ts";

/** A reservation for one socket. Colyseus takes `sessionId` as the socket's own id, so it is not the account's. */
export interface SeatTicket extends SeatedMember {
  readonly sessionId: string;
  readonly accountSessionId: string;
}

type Dismiss = (client: Client, code: number) => void;

/** One room's sockets: each member has at most one that is live and one ticket that opens the next (GAME-6). */
export class SeatSockets {
  readonly #everywhere: MemberSockets;
  readonly #dismiss: Dismiss;
  readonly #tickets = new Map<string, string>();
  readonly #live = new Map<string, Client>();
  readonly #opened = new WeakMap<Client, MemberSocket>();

  constructor(everywhere: MemberSockets, dismiss: Dismiss) {
    this.#everywhere = everywhere;
    this.#dismiss = dismiss;
  }

  /** A new ticket; the member's earlier ones open nothing any more. */
  issue(memberId: string): string {
    const ticketId = randomUUID();
    this.#tickets.set(memberId, ticketId);
    return ticketId;
  }

  isCurrent(ticketId: string): boolean {
    return [...this.#tickets.values()].includes(ticketId);
  }

  /** A socket that is not seated yet is known already, so that a session that ends meanwhile closes it. */
  knock(client: Client): void {
    const { memberId, accountSessionId }: SeatTicket = client.auth;
    const socket = { memberId, sessionId: accountSessionId, close: (code: number) => this.#dismiss(client, code) };
    this.#opened.set(client, socket);
    this.#everywhere.add(socket);
  }

  /** Makes a socket its member's live one and closes the one before it. */
  seat(client: Client, memberId: string): void {
    const before = this.#live.get(memberId);
    this.#live.set(memberId, client);
    if (before) this.#dismiss(before, CLOSE_CODES.moved);
  }

  /** A socket is gone. The member's id where it was the live one. */
  left(client: Client): string | undefined {
    const socket = this.#opened.get(client);
    if (socket) this.#everywhere.remove(socket);
    const memberId = this.memberOf(client);
    if (memberId !== undefined) this.#live.delete(memberId);
    return memberId;
  }

  /** Whom a socket speaks for; nobody where it was replaced or its member gave up the seat. */
  memberOf(client: Client): string | undefined {
    const memberId = this.#opened.get(client)?.memberId;
    return memberId !== undefined && this.#live.get(memberId) === client ? memberId : undefined;
  }

  liveOf(memberId: string): Client | undefined {
    return this.#live.get(memberId);
  }

  /** The member holds nothing here any more: no ticket, no socket. */
  revoke(memberId: string, code: number): void {
    const client = this.#live.get(memberId);
    this.#tickets.delete(memberId);
    this.#live.delete(memberId);
    if (client) this.#dismiss(client, code);
  }
}
