import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { GameState } from "../../../schema/game/state.ts";
import { CLOSE_CODES, WATCHERS_MAX } from "../../../schema/limits.ts";
import type { GamePorts, SeatedMember } from "../game/ports.ts";
import type { SocketTicket } from "../member-sockets.ts";
import { callPort } from "../port-call.ts";
import { nameLead } from "../seat/room-lead.ts";
import type { SeatSockets } from "../seat/seat-sockets.ts";
import type { Admission, Seating } from "../seat/seating.ts";
import { watchRefusal } from "../seat/seats.ts";
import type { WriteQueue } from "../write-queue.ts";
import { WatcherWriter } from "./watcher-writer.ts";

export interface WatchingParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "leadOfRoom" | "findBlocked" | "storeWatchers">;
  readonly writes: WriteQueue;
  readonly sockets: SeatSockets;
  readonly seating: Seating;
  onChange(): void;
  closeSocket(client: Client, code: number): void;
  sendTo(client: Client, type: string, payload: object): void;
  report(operation: string, error: unknown): void;
}

/** The members who watch without a seat, and those of them who want one (GAME-90 to GAME-97). */
export class Watching {
  readonly #parts: WatchingParts;
  readonly #writer: WatcherWriter;
  readonly #watchers = new Map<string, Client>();
  /** In the order in which they asked. */
  readonly #queue = new Set<string>();
  #seating = Promise.resolve();

  constructor(parts: WatchingParts) {
    this.#parts = parts;
    this.#writer = new WatcherWriter(parts);
  }

  get memberIds(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  /** How many watchers wait for a seat. */
  get queued(): number {
    return this.#queue.size;
  }

  /** Lets a member without a seat watch. The ticket opens one socket. */
  async admit({ memberId }: SeatedMember, code: string | null): Promise<Admission> {
    const { seating, sockets, onChange, report } = this.#parts;
    const others = this.memberIds.filter((each) => each !== memberId);
    const refused = watchRefusal(seating.table, others.length, memberId, code);
    if (refused) return { refused };
    try {
      // SAFE-14: the same refusal as for too many watchers, because the room stays in everyone's list.
      if ((await this.#blockedAmong([memberId])).length > 0) return { refused: "game/too-many-watchers" };
      await nameLead(this.#parts, [...others, memberId]);
      onChange();
    } catch (error) {
      report("watch", error);
      return { refused: "server/unavailable" };
    }
    return { ticketId: sockets.issue(memberId) };
  }

  connect(client: Client): void {
    const { sockets, closeSocket } = this.#parts;
    const { memberId }: SocketTicket = client.auth;
    const isCurrent = sockets.isCurrent(client.sessionId);
    const hasRoom = this.#watchers.has(memberId) || this.#watchers.size < WATCHERS_MAX;
    // Without room the client asks again and gets the reason.
    if (!isCurrent || !hasRoom) {
      closeSocket(client, isCurrent ? CLOSE_CODES.unavailable : CLOSE_CODES.moved);
      return;
    }
    sockets.seat(client, memberId);
    this.#watchers.set(memberId, client);
    void this.#writer.save([memberId]);
    this.#show();
  }

  /** Handles a socket that has closed. Returns whether it was a watcher's. */
  disconnect(client: Client): boolean {
    const memberId = this.#memberAt(client);
    if (memberId === undefined) return false;
    this.#parts.sockets.remove(client);
    this.forget(memberId);
    return true;
  }

  /** The member sits now, or is gone. */
  forget(memberId: string): void {
    this.#queue.delete(memberId);
    if (!this.#watchers.delete(memberId)) return;
    void this.#writer.save([memberId]);
    this.#show();
  }

  /** GAME-112: stores when everyone who watches was last here. Never rejects. */
  saveAll(): Promise<void> {
    return this.#writer.save(this.memberIds);
  }

  isWatching(client: Client): boolean {
    return this.#memberAt(client) !== undefined;
  }

  /** GAME-95: gives the watcher a seat, now or before the next game. `request` may have an id, which the reply has too. */
  async takeSeat(client: Client, request: { id?: string | undefined }): Promise<ErrorCode | undefined> {
    const memberId = this.#memberAt(client);
    if (memberId === undefined) return "game/not-seated";
    const refusal = await this.#seat(memberId);
    if (refusal !== "game/room-full" && refusal !== "game/already-started") return refusal;
    if (!this.#watchers.has(memberId)) return refusal;
    this.#queue.add(memberId);
    this.#parts.sendTo(client, "queued", request);
    return undefined;
  }

  /** Gives free seats to those who wait for one. Resolves when they sit. */
  seatQueued(): Promise<void> {
    this.#seating = this.#seating.then(async () => {
      for (const memberId of [...this.#queue]) {
        if (!this.#parts.seating.hasFreeSeat(memberId)) return;
        await this.#seat(memberId);
        this.#queue.delete(memberId);
      }
    });
    return this.#seating;
  }

  /** SAFE-14: ends the watching of those whom a block keeps apart from someone who has sat down. */
  async recheck(): Promise<void> {
    try {
      for (const memberId of await this.#blockedAmong(this.memberIds)) {
        const client = this.#watchers.get(memberId);
        this.forget(memberId);
        // The client asks again and is refused.
        if (client) this.#parts.closeSocket(client, CLOSE_CODES.unavailable);
      }
    } catch (error) {
      this.#parts.report("findBlocked", error);
    }
  }

  async #seat(memberId: string): Promise<ErrorCode | undefined> {
    const client = this.#watchers.get(memberId);
    if (!client) return "game/not-seated";
    const { displayName, viewer }: SocketTicket = client.auth;
    const { roles, avatarUrl } = viewer?.kind === "watcher" ? viewer : { roles: [], avatarUrl: null };
    const refusal = await this.#parts.seating.seatWatcher({ memberId, displayName, roles, avatarUrl });
    if (!refusal) this.forget(memberId);
    return refusal;
  }

  #memberAt(client: Client): string | undefined {
    const memberId = this.#parts.sockets.memberOf(client);
    return memberId !== undefined && this.#watchers.get(memberId) === client ? memberId : undefined;
  }

  async #blockedAmong(memberIds: readonly string[]): Promise<readonly string[]> {
    const { roomId, state, ports } = this.#parts;
    if (state.isPrivate || memberIds.length === 0) return [];
    return await callPort(() => ports.findBlocked({ roomId, memberIds }));
  }

  #show(): void {
    this.#parts.state.watchers = this.#watchers.size;
    this.#parts.onChange();
  }
}
