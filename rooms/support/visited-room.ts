import { type Client, ClientState } from "@colyseus/core";
import { CLOSE_CODES, SOCKETS_PER_ROOM } from "../../schema/limits.ts";
import { BaseRoom } from "./base-room.ts";
import { attempt } from "./bookkeeping.ts";
import type { RoomEnvironment } from "./environment.ts";
import type { MemberSocket, MemberSockets } from "./member-sockets.ts";

/** A reservation for one socket of a member; Colyseus takes `sessionId` as the socket's own id. */
export interface VisitTicket {
  readonly sessionId: string;
  readonly memberId: string;
  readonly displayName: string;
  readonly accountSessionId: string;
}

/** A room that members come into and leave as they like, with as many sockets as they have screens. It goes when it is empty. */
export abstract class VisitedRoom extends BaseRoom {
  override autoDispose = true;
  protected environment!: RoomEnvironment;
  protected everywhere!: MemberSockets;
  readonly #visits = new Map<Client, MemberSocket>();
  /** Members of whom a socket was let in. A socket that knocks may be gone before it is. */
  readonly #arrived = new Set<string>();

  /** The thread that is read here, where it is one. */
  protected get threadId(): string | undefined {
    return undefined;
  }

  /** Whether the member may come in now; what it throws is reported and counts as no. */
  protected mayEnter(_ticket: VisitTicket): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** A member's first socket was let in. */
  protected arrived(_ticket: VisitTicket): void {}
  /** The last socket of a member who had arrived is gone. */
  protected departed(_memberId: string): void {}
  /** A member holds no socket here any more, whether or not one was let in. */
  protected vanished(_memberId: string): void {}

  override async onJoin(client: Client): Promise<void> {
    const ticket: VisitTicket = client.auth;
    const { memberId, accountSessionId: sessionId } = ticket;
    const { threadId } = this;
    const visit = { memberId, sessionId, threadId, close: (code: number) => this.dismiss(client, code) };
    // Known before the session is looked up, so that a session that ends meanwhile closes it.
    this.#visits.set(client, visit);
    this.everywhere.add(visit);
    this.#makeRoom(memberId);
    const refusal = await this.#refusal(ticket);
    if (refusal !== undefined) return this.dismiss(client, refusal);
    if (client.state === ClientState.LEAVING) return;
    this.#arrive(ticket);
    this.flushSoon();
  }

  override onLeave(client: Client): void {
    const visit = this.#visits.get(client);
    if (!visit) return;
    this.#visits.delete(client);
    this.everywhere.remove(visit);
    if (!this.#holds(visit.memberId)) this.#depart(visit.memberId);
    this.flushSoon();
  }

  override onBeforeShutdown(): void {
    this.voidReservations();
    void this.disconnect(CLOSE_CODES.draining);
  }

  protected memberOf(client: Client): string | undefined {
    return this.#visits.get(client)?.memberId;
  }

  /** Closes what this member has open here. */
  closeMember(memberId: string, code: number): void {
    for (const visit of [...this.#visits.values()]) if (visit.memberId === memberId) visit.close(code);
  }

  protected override now(): number {
    return this.environment.now();
  }

  #arrive(ticket: VisitTicket): void {
    if (this.#arrived.has(ticket.memberId)) return;
    this.#arrived.add(ticket.memberId);
    this.arrived(ticket);
  }

  #depart(memberId: string): void {
    if (this.#arrived.delete(memberId)) this.departed(memberId);
    this.vanished(memberId);
  }

  /** THREAD-10: else one account could use up the sockets of everybody behind its address. */
  #makeRoom(memberId: string): void {
    const visits = [...this.#visits.values()].filter((visit) => visit.memberId === memberId);
    for (const oldest of visits.slice(0, -SOCKETS_PER_ROOM)) oldest.close(CLOSE_CODES.moved);
  }

  /** Whether the member has a socket here, be it one that is still coming in. */
  #holds(memberId: string): boolean {
    for (const visit of this.#visits.values()) if (visit.memberId === memberId) return true;
    return false;
  }

  async #refusal(ticket: VisitTicket): Promise<number | undefined> {
    const { accountSessionId, memberId } = ticket;
    try {
      const isLive = await attempt(() => this.environment.sessionIsLive(accountSessionId, memberId));
      if (!isLive) return CLOSE_CODES.sessionEnded;
      return (await this.mayEnter(ticket)) ? undefined : CLOSE_CODES.unavailable;
    } catch (error) {
      this.report("onJoin", error);
      return CLOSE_CODES.unavailable;
    }
  }
}
