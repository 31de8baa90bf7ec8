import { type Client, ClientState } from "@colyseus/core";
import { CLOSE_CODES, SOCKETS_PER_ROOM } from "../../schema/limits.ts";
import { BaseRoom } from "./base-room.ts";
import type { MemberSocket, MemberSockets, SocketTicket } from "./member-sockets.ts";
import { callPort } from "./port-call.ts";
import type { BaseRoomOptions } from "./room-type.ts";

/** A room that members enter and leave as they like, with one socket per screen. It closes when it is empty. */
export abstract class PresenceRoom extends BaseRoom {
  override autoDispose = true;
  #socketRegistry!: MemberSockets;
  readonly #sockets = new Map<Client, MemberSocket>();
  /** Members with at least one admitted socket. */
  readonly #present = new Set<string>();

  /** Subclasses call this first in `onCreate`. */
  protected open(roomId: string, { environment, sockets }: BaseRoomOptions): void {
    this.roomId = roomId;
    this.environment = environment;
    this.#socketRegistry = sockets;
    void this.setPrivate(true);
  }

  /** Whether the member may enter now. An error is reported and counts as no. */
  protected mayEnter(_ticket: SocketTicket): Promise<boolean> {
    return Promise.resolve(true);
  }

  /** Called when a member's first socket is admitted. */
  protected onMemberJoined(_ticket: SocketTicket): void {}
  /** Called when the last socket of a member who had joined is closed. */
  protected onMemberLeft(_memberId: string): void {}
  /** Called when a member has no socket left, whether or not one was admitted. */
  protected onLastSocketClosed(_memberId: string): void {}

  override async onJoin(client: Client): Promise<void> {
    const ticket: SocketTicket = client.auth;
    const { memberId, accountSessionId: sessionId } = ticket;
    const { roomId, roomName } = this;
    const socket = { memberId, sessionId, roomId, roomName, close: (code: number) => this.closeSocket(client, code) };
    // Registered before the session is looked up, so that the socket is closed if the session ends in the meantime.
    this.#sockets.set(client, socket);
    this.#socketRegistry.add(socket);
    this.#limitSockets(memberId);
    const refusal = await this.#refusalOf(ticket);
    if (refusal !== undefined) return this.closeSocket(client, refusal);
    if (client.state === ClientState.LEAVING) return;
    this.#join(ticket);
    this.scheduleFlush();
  }

  override onLeave(client: Client): void {
    const socket = this.#sockets.get(client);
    if (!socket) return;
    this.#sockets.delete(client);
    this.#socketRegistry.remove(socket);
    if (!this.#hasSocket(socket.memberId)) this.#leave(socket.memberId);
    this.scheduleFlush();
  }

  override onBeforeShutdown(): void {
    this.#end(CLOSE_CODES.draining);
  }

  override giveUp(): void {
    this.#end(CLOSE_CODES.unavailable);
  }

  #end(code: number): void {
    if (this.isEnding) return;
    this.voidReservations();
    this.disconnect(code).catch((error: unknown) => this.report("disconnect", error));
  }

  protected memberOf(client: Client): string | undefined {
    return this.#sockets.get(client)?.memberId;
  }

  /**
   * Closes the sockets of these members; their clients reconnect and are checked again. May be called from another
   * process.
   */
  disconnectMembers(memberIds: readonly string[]): void {
    for (const socket of [...this.#sockets.values()]) {
      if (memberIds.includes(socket.memberId)) socket.close(CLOSE_CODES.unavailable);
    }
  }

  /** The members who are present, each once. May be called from another process. */
  presentMembers(): string[] {
    return [...this.#present];
  }

  #join(ticket: SocketTicket): void {
    if (this.#present.has(ticket.memberId)) return;
    this.#present.add(ticket.memberId);
    this.onMemberJoined(ticket);
  }

  #leave(memberId: string): void {
    if (this.#present.delete(memberId)) this.onMemberLeft(memberId);
    this.onLastSocketClosed(memberId);
  }

  /** THREAD-10: otherwise one account could use up the sockets of everyone who shares its address. */
  #limitSockets(memberId: string): void {
    const sockets = [...this.#sockets.values()].filter((socket) => socket.memberId === memberId);
    for (const oldest of sockets.slice(0, -SOCKETS_PER_ROOM)) oldest.close(CLOSE_CODES.moved);
  }

  /** Whether the member has a socket here, or one that is still joining. */
  #hasSocket(memberId: string): boolean {
    for (const socket of this.#sockets.values()) if (socket.memberId === memberId) return true;
    return false;
  }

  async #refusalOf(ticket: SocketTicket): Promise<number | undefined> {
    const { accountSessionId, memberId } = ticket;
    try {
      const isLive = await callPort(() => this.environment.sessionIsLive(accountSessionId, memberId));
      if (!isLive) return CLOSE_CODES.sessionEnded;
      return (await this.mayEnter(ticket)) ? undefined : CLOSE_CODES.unavailable;
    } catch (error) {
      this.report("onJoin", error);
      return CLOSE_CODES.unavailable;
    }
  }
}
