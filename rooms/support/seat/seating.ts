import { type Client, CloseCode } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import { eventStateOf } from "../../../schema/game/event-state.ts";
import type { Phase, Player } from "../../../schema/game/state.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { roleBits } from "../../../schema/member/role-bits.ts";
import type { SeatedMember } from "../game/ports.ts";
import type { SavedGame } from "../game/snapshot.ts";
import type { SocketTicket } from "../member-sockets.ts";
import { Absences } from "./absences.ts";
import { Arrivals } from "./arrivals.ts";
import type { SeatingParts } from "./seating-parts.ts";
import { type Absence, activeSeats, admission, nextHost, seatOutcome, type Table } from "./seats.ts";
import { Vacancy } from "./vacancy.ts";

export type Admission = { readonly ticketId: string } | { readonly refused: ErrorCode };

/** The seats of a room: who sits where, on which socket, who is absent, and who is the host. */
export class Seating {
  readonly #parts: SeatingParts;
  readonly #arrivals: Arrivals;
  readonly #absences: Absences;
  readonly #vacancy: Vacancy;
  /** Ids of the saved seat rows, by member id. */
  readonly #participants = new Map<string, string>();
  /** Since when members have had no socket, by member id. */
  readonly #absentSince = new Map<string, number>();
  /** Members whose seat is still shown with its score, although it was released in storage. */
  readonly #released = new Set<string>();

  constructor(parts: SeatingParts) {
    this.#parts = parts;
    this.#absences = new Absences(parts.timers);
    this.#arrivals = new Arrivals({
      ...parts,
      table: () => this.table,
      now: () => parts.environment.now(),
      release: (memberId) => this.#release(memberId, false),
      seated: (memberId, { participantId }) => {
        this.#participants.set(memberId, participantId);
        this.#released.delete(memberId);
        parts.seated(memberId);
        parts.onChange();
        parts.saveSnapshot();
      },
    });
    this.#vacancy = new Vacancy({
      ...parts,
      presenceMs: parts.environment.timings.presenceMs,
      isGone: (memberId, ms) => this.isGone(memberId, ms),
      probe: (memberIds) => this.probe(memberIds),
    });
    this.#watchEmptiness();
  }

  get table(): Table {
    const { phase, players, hostId, maxPlayers, isPrivate, isPractice, roomCode } = this.#parts.state;
    const isEvent = eventStateOf(this.#parts.state) !== undefined;
    const seats = [...players.values()];
    return { phase: phase as Phase, hostId, maxPlayers, isPrivate, isPractice, roomCode, isEvent, seats };
  }

  participantOf(memberId: string): string | undefined {
    return this.#participants.get(memberId);
  }

  isReleased(memberId: string): boolean {
    return this.#released.has(memberId);
  }

  /** GAME-110: the seats of a room that another process had opened. Everyone is away at first. */
  restore({ snapshot, seats }: Pick<SavedGame, "snapshot" | "seats">): void {
    for (const { memberId, participantId } of seats) this.#participants.set(memberId, participantId);
    for (const { memberId, isReleased } of snapshot.players) if (isReleased) this.#released.add(memberId);
    for (const { memberId, isActive } of this.table.seats) if (isActive) this.#beginAbsence(memberId);
  }

  /** The player whose live socket this is. */
  playerAt(client: Client): Player | undefined {
    const memberId = this.#parts.sockets.memberOf(client);
    return memberId === undefined ? undefined : this.#parts.state.players.get(memberId);
  }

  /** GAME-54: whether the member has shown no sign of life for this long. */
  isGone(memberId: string, ms: number): boolean {
    const since = this.#absentSince.get(memberId);
    if (since !== undefined) return this.#parts.environment.now() - since >= ms;
    return this.#parts.sockets.silentMs(memberId) >= ms;
  }

  /** GAME-21: whether the member may come back, and has not yet since another process held the room. */
  isExpectedBack({ memberId, isActive }: Player): boolean {
    return isActive && !this.#absences.hasConnected(memberId);
  }

  /** Asks the sockets of these members for a sign of life. */
  probe(memberIds: readonly string[]): void {
    for (const memberId of memberIds) this.#parts.sockets.probe(memberId);
  }

  /** Lets a member sit down or come back. The ticket opens one socket. */
  async admit(member: SeatedMember, code: string | null): Promise<Admission> {
    const { memberId, roles, avatarUrl } = member;
    const verdict = admission(this.table, this.#arrivals.othersThan(memberId), memberId, code);
    if (typeof verdict === "object") return verdict;
    const player = this.#parts.state.players.get(memberId);
    const hasSeat = player !== undefined && !this.#released.has(memberId);
    // What was taken away since then is not shown any more.
    if (hasSeat) {
      player.roles = roleBits(roles);
      player.avatarUrl = avatarUrl ?? "";
    }
    const refusal = hasSeat ? undefined : await this.#arrivals.arrive(member);
    return refusal ?? this.#ticket(memberId);
  }

  /** Gives a socket its seat. Returns the player, or undefined if the socket was closed instead. */
  connect(client: Client): Player | undefined {
    const { state, sockets, closeSocket } = this.#parts;
    const { memberId }: SocketTicket = client.auth;
    const player = state.players.get(memberId);
    if (!player || !sockets.isCurrent(client.sessionId)) return void closeSocket(client, CLOSE_CODES.moved);
    if (this.#released.has(memberId)) return void closeSocket(client, CLOSE_CODES.unavailable);
    sockets.seat(client, memberId);
    this.#present(player);
    return player;
  }

  /** Whether a new player could sit down now. */
  hasFreeSeat(memberId: string): boolean {
    return admission(this.table, this.#arrivals.othersThan(memberId), memberId, this.#parts.state.roomCode) === "sit";
  }

  /** Seats a watcher, who keeps the socket. */
  async seatWatcher(member: SeatedMember): Promise<ErrorCode | undefined> {
    const { state, sockets } = this.#parts;
    const { memberId } = member;
    const verdict = admission(this.table, this.#arrivals.othersThan(memberId), memberId, state.roomCode);
    const refusal = typeof verdict === "object" ? verdict : await this.#arrivals.arrive(member);
    const player = state.players.get(memberId);
    if (refusal || !player) return refusal?.refused ?? "game/room-full";
    if (sockets.liveOf(memberId)) this.#present(player);
    else this.#beginAbsence(memberId);
    return undefined;
  }

  #present(player: Player): void {
    const { onChange, playerBack } = this.#parts;
    const { memberId } = player;
    this.#absences.end(memberId);
    this.#absentSince.delete(memberId);
    player.isConnected = true;
    player.isActive = true;
    this.#watchEmptiness();
    void this.#vacancy.check();
    this.#passHost();
    onChange();
    playerBack();
  }

  /** Handles a socket that has closed. */
  disconnect(client: Client): void {
    const { state, sockets, onChange, playerGone } = this.#parts;
    const memberId = sockets.remove(client);
    const player = memberId === undefined ? undefined : state.players.get(memberId);
    if (!player) return;
    player.isConnected = false;
    this.#beginAbsence(player.memberId);
    this.#watchEmptiness();
    onChange();
    playerGone();
  }

  /** Handles a member who left on purpose or was absent for too long. */
  leave(memberId: string, absence: Absence): void {
    const { state, closeRoom, onChange, playerGone } = this.#parts;
    const player = state.players.get(memberId);
    if (!player || state.phase === "closed") return;
    const outcome = seatOutcome(this.table, memberId, absence);
    if (outcome === "close") closeRoom("host-left");
    else if (outcome === "free") {
      this.free(player);
      this.#passHost();
    } else this.#deactivate(player, outcome === "inactive");
    onChange();
    if (outcome !== "inactive") return;
    if (activeSeats(this.table.seats).length > 0) playerGone();
    // GAME-76: phones that lie on the table during a pause may be asleep.
    else if (!state.isPaused) closeRoom("empty");
  }

  /** GAME-42: when a game starts, marks players who are away as inactive. Returns whether anyone is active. */
  deactivateAway(): boolean {
    const { seats } = this.table;
    for (const { memberId, isActive } of seats) if (!isActive && !this.#released.has(memberId)) this.#release(memberId);
    return activeSeats(seats).length > 0;
  }

  /** GAME-21: frees the seats of inactive players. */
  freeReleased(): void {
    for (const player of [...this.#parts.state.players.values()]) {
      if (this.#released.has(player.memberId)) this.free(player);
    }
  }

  /** Frees the seat of a player who has not joined the next game, after telling them. */
  dismiss(player: Player): void {
    const socket = this.#parts.sockets.liveOf(player.memberId);
    if (socket) this.#parts.sendTo(socket, "closed", { reason: "not-joined" });
    this.free(player, CLOSE_CODES.roomClosed);
    this.#passHost();
  }

  /** Makes the player's seat available to others. */
  free({ memberId }: Player, code: number = CloseCode.CONSENTED): void {
    const { state, sockets } = this.#parts;
    sockets.revoke(memberId, code);
    this.#absences.forget(memberId);
    this.#absentSince.delete(memberId);
    this.#participants.delete(memberId);
    state.players.delete(memberId);
    if (!this.#released.delete(memberId)) this.#release(memberId, false);
    this.#watchEmptiness();
    this.#parts.saveSnapshot();
  }

  #deactivate(player: Player, isReleased: boolean): void {
    const { memberId } = player;
    if (isReleased) this.#parts.sockets.revoke(memberId, CloseCode.CONSENTED);
    player.isConnected = false;
    player.isActive = false;
    if (isReleased && !this.#released.has(memberId)) this.#release(memberId);
    this.#passHost();
    this.#watchEmptiness();
    this.#parts.saveSnapshot();
  }

  /** GAME-13, GAME-41: makes another player host unless the host is still active. */
  #passHost(): void {
    const { state, writes, ports, roomId } = this.#parts;
    if (state.players.get(state.hostId)?.isActive) return;
    const hostId = nextHost(this.table);
    if (hostId === undefined) return;
    state.hostId = hostId;
    this.#parts.saveSnapshot();
    void writes.writeWithRetry("passHost", () => ports.passHost({ roomId, hostId }));
  }

  #release(memberId: string, isShown = true): void {
    const { writes, ports, roomId } = this.#parts;
    if (isShown) this.#released.add(memberId);
    void writes.writeWithRetry("releaseSeat", () => ports.releaseSeat({ roomId, memberId }));
  }

  #ticket(memberId: string): Admission {
    const { sockets, state } = this.#parts;
    if (!state.players.get(memberId)?.isConnected) this.#beginAbsence(memberId);
    return { ticketId: sockets.issue(memberId) };
  }

  /** GAME-10 */
  #beginAbsence(memberId: string): void {
    const { environment } = this.#parts;
    const { absenceMs } = environment.timings;
    this.#absentSince.set(memberId, environment.now());
    this.#absences.begin(memberId, absenceMs, (absence) => this.leave(memberId, absence));
  }

  /** GAME-44 */
  #watchEmptiness(): void {
    const { state, environment, closeRoom } = this.#parts;
    const isEmpty = [...state.players.values()].every(({ isConnected }) => !isConnected);
    if (isEmpty) this.#absences.beginEmpty(environment.timings.emptyMs, () => closeRoom("empty"));
    else this.#absences.endEmpty();
  }
}
