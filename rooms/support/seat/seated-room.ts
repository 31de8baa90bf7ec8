import { type Client, ClientState, CloseCode } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import { Player } from "../../../schema/game/state.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { attempt } from "../bookkeeping.ts";
import type { SeatedMember } from "../game-ports.ts";
import { KeptRoom, type RoomOptions } from "../kept-room.ts";
import type { Timer } from "../room-timers.ts";
import { SeatSockets, type SeatTicket } from "./seat-sockets.ts";
import { activeSeats, admission, departure, freePlace, nextHost, type Table } from "./seats.ts";

export type Admission = { readonly ticketId: string } | { readonly refused: ErrorCode };

/** Who sits where, over which socket, for how long without one, and who is the host: GAME-1 to GAME-14. */
export abstract class SeatedRoom extends KeptRoom {
  protected sockets!: SeatSockets;
  /** The rows behind the seats, by member. */
  protected readonly participants = new Map<string, string>();
  readonly #absences = new Map<string, Timer>();
  readonly #arriving = new Map<string, { place: number; settled: Promise<Admission> }>();

  /** A socket took its seat: tell it what only its member may know. */
  protected abstract welcome(client: Client, player: Player): void;
  /** Somebody stopped being active. */
  protected abstract seatEmptied(): void;

  override async onCreate(options: RoomOptions): Promise<void> {
    this.sockets = new SeatSockets(options.outside.sockets, (client, code) => this.dismiss(client, code));
    await super.onCreate(options);
  }

  /** Lets a member sit down or come back; the ticket opens one socket. May be called from another process. */
  async admit(member: SeatedMember, code: string | null): Promise<Admission> {
    const verdict = admission(this.table, this.#arriving.size, member.memberId, code);
    if (typeof verdict === "object") return verdict;
    if (this.state.players.get(member.memberId)?.isActive) return this.#ticket(member.memberId);
    return this.#arrive(member);
  }

  /** Only a member's last ticket opens a socket, and none comes back by Colyseus's own reconnection. */
  override hasReservedSeat(ticketId: string): boolean {
    return this.sockets.isCurrent(ticketId) && super.hasReservedSeat(ticketId);
  }

  override async onJoin(client: Client): Promise<void> {
    const { memberId, accountSessionId }: SeatTicket = client.auth;
    this.sockets.knock(client);
    const refusal = await this.#lookUpSession(accountSessionId, memberId);
    if (client.state === ClientState.LEAVING) return;
    if (refusal) return this.dismiss(client, refusal);
    if (this.state.phase === "closed") return this.dismiss(client, CLOSE_CODES.roomClosed);
    const player = this.state.players.get(memberId);
    if (!player || !this.sockets.isCurrent(client.sessionId)) return this.dismiss(client, CLOSE_CODES.moved);
    if (!player.isActive) return this.dismiss(client, CLOSE_CODES.unavailable);
    this.sockets.seat(client, memberId);
    this.#absences.get(memberId)?.cancel();
    player.isConnected = true;
    this.welcome(client, player);
    this.flushSoon();
  }

  override onLeave(client: Client): void {
    const memberId = this.sockets.left(client);
    const player = memberId === undefined ? undefined : this.state.players.get(memberId);
    if (!player) return;
    player.isConnected = false;
    this.#expect(player.memberId);
    this.flushSoon();
  }

  protected override async seatHost(host: SeatedMember): Promise<boolean> {
    return "ticketId" in (await this.#arrive(host));
  }

  protected playerOf(client: Client): Player | undefined {
    const memberId = this.sockets.memberOf(client);
    return memberId === undefined ? undefined : this.state.players.get(memberId);
  }

  protected get table(): Table {
    const { hostId, maxPlayers, isPrivate, roomCode, players } = this.state;
    return { phase: this.phase, hostId, maxPlayers, isPrivate, roomCode, seats: [...players.values()] };
  }

  /** A member left on purpose, or was away too long. */
  protected depart(memberId: string): void {
    const player = this.state.players.get(memberId);
    if (!player || this.phase === "closed") return;
    const outcome = departure(this.table, memberId);
    if (outcome === "close") return void this.close("host-left");
    if (outcome === "free") this.free(player);
    else this.#bench(player);
    this.flushSoon();
    if (activeSeats(this.table.seats).length === 0) void this.close("empty");
    else this.seatEmptied();
  }

  /** The place at the table is open again. */
  protected free(player: Player): void {
    const { memberId, isActive } = player;
    this.#letGo(memberId);
    this.participants.delete(memberId);
    this.state.players.delete(memberId);
    if (isActive) this.#release(memberId);
  }

  /** The seat stays with its score, and nobody waits for it. */
  #bench(player: Player): void {
    const { memberId, isActive } = player;
    this.#letGo(memberId);
    player.isConnected = false;
    player.isActive = false;
    if (isActive) this.#release(memberId);
    if (memberId === this.state.hostId) this.#passHost();
  }

  #letGo(memberId: string): void {
    this.#absences.get(memberId)?.cancel();
    this.#absences.delete(memberId);
    this.sockets.revoke(memberId, CloseCode.CONSENTED);
  }

  #passHost(): void {
    const hostId = nextHost(this.table.seats);
    if (hostId === undefined) return;
    this.state.hostId = hostId;
    void this.books.insist("passHost", () => this.ports.passHost({ roomId: this.roomId, hostId }));
  }

  #release(memberId: string): void {
    void this.books.insist("releaseSeat", () => this.ports.releaseSeat({ roomId: this.roomId, memberId }));
  }

  /** From now on the seat counts as active for the time of an absence. */
  #expect(memberId: string): void {
    this.#absences.get(memberId)?.cancel();
    const timer = this.timers.after(this.environment.pace.absenceMs, () => this.depart(memberId));
    this.#absences.set(memberId, timer);
  }

  #ticket(memberId: string): Admission {
    if (!this.sockets.liveOf(memberId)) this.#expect(memberId);
    return { ticketId: this.sockets.issue(memberId) };
  }

  /** However often a member asks at once, they arrive once. */
  async #arrive(member: SeatedMember): Promise<Admission> {
    const { memberId } = member;
    const before = this.#arriving.get(memberId);
    if (before) return before.settled;
    const taken = [...this.state.players.values()].map((player) => player.seat);
    for (const { place } of this.#arriving.values()) taken.push(place);
    const place = this.state.players.get(memberId)?.seat ?? freePlace(taken);
    const settled = this.#sitDown(member, place);
    this.#arriving.set(memberId, { place, settled });
    return settled;
  }

  /** A seat is shown once it is kept. */
  async #sitDown({ memberId, displayName }: SeatedMember, seat: number): Promise<Admission> {
    try {
      const keeping = { memberId, displayName, roomId: this.roomId, seat };
      const kept = await this.books.write(() => this.ports.keepSeat(keeping));
      if ("refused" in kept) return kept;
      // The game may have begun while the seat was being kept.
      const verdict = admission(this.table, 0, memberId, this.state.roomCode);
      if (typeof verdict === "object") {
        this.#release(memberId);
        return verdict;
      }
      this.participants.set(memberId, kept.participantId);
      const joinedAt = this.now();
      const player = this.state.players.get(memberId) ?? new Player({ memberId, displayName, seat, joinedAt });
      player.displayName = displayName;
      player.isActive = true;
      if (verdict === "sit") this.state.players.set(memberId, player);
      this.flushSoon();
      return this.#ticket(memberId);
    } catch (error) {
      this.report("keepSeat", error);
      return { refused: "server/unavailable" };
    } finally {
      this.#arriving.delete(memberId);
    }
  }

  async #lookUpSession(sessionId: string, memberId: string): Promise<number | undefined> {
    try {
      const isLive = await attempt(() => this.environment.sessionIsLive(sessionId, memberId));
      return isLive ? undefined : CLOSE_CODES.sessionEnded;
    } catch (error) {
      this.report("sessionIsLive", error);
      return CLOSE_CODES.unavailable;
    }
  }
}
