import { randomUUID } from "node:crypto";
import { type Client, ClientState } from "@colyseus/core";
import { eventStateOf } from "../../../schema/game/event-state.ts";
import { type CloseReason, gameRequests } from "../../../schema/game/protocol.ts";
import type { Player } from "../../../schema/game/state.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import type { GameGuest } from "../../../schema/room-member.ts";
import { BaseRoom } from "../base-room.ts";
import { encodeCrowd } from "../encoder-buffer.ts";
import { type SocketTicket, socketTicket } from "../member-sockets.ts";
import { callPort } from "../port-call.ts";
import type { Admission, Seating } from "../seat/seating.ts";
import type { Game, GameShape } from "./game.ts";
import { GameParts } from "./game-parts.ts";
import type { GameOpening, GameRestoring, GameRoomOptions } from "./game-room-options.ts";
import { isHeldElsewhere } from "./held-ports.ts";
import { newState } from "./new-state.ts";
import type { SeatedMember } from "./ports.ts";
import { RoomRequests } from "./room-requests.ts";
import { restorePlayers } from "./snapshot.ts";

/** `name` is the type of the room, or null if it takes no more sockets. */
export interface ReservedSocket {
  readonly name: string | null;
  readonly ticketId: string;
}

/** What a room answers to someone who comes in. */
export type Entry = ReservedSocket | Extract<Admission, { refused: unknown }>;

/** Two hundred players with their names and pictures, as a screen receives them. */
const EVENT_STATE_BYTES = 64 * 1024;

/** Handled on arrival, without waiting for the player's earlier requests. */
const immediateRequests = ["clock", "leave"];

/** Phases in which a returning player receives their own answer. */
const shownPhases: readonly string[] = ["round", "reveal", "break"];

/** The room of every game. It connects the parts that handle seats, answers, writes and phases. */
export class GameRoom<S extends GameShape> extends BaseRoom {
  declare state: S["state"];
  #game!: Game<S>;
  /** Undefined until the room is stored. */
  #parts!: GameParts<S>;

  override async onCreate(options: GameRoomOptions<S>): Promise<void> {
    this.environment = options.environment;
    this.#game = options.game;
    void this.setPrivate(true);
    if ("saved" in options) await this.#restore(options, options);
    else await this.#open(options, options);
  }

  async #open(options: GameRoomOptions<S>, { host, settings }: GameOpening<S>): Promise<void> {
    this.roomId = randomUUID();
    const { ports } = options;
    const { memberId: hostId } = host;
    const { roomCode } = await callPort(() => ports.openRoom({ roomId: this.roomId, hostId, settings }));
    this.state = newState(this.#game, { settings, roomCode, hostId });
    this.#compose(settings, options);
    if ("ticketId" in (await this.admit(host, roomCode))) return;
    // Colyseus disposes of a room whose creation failed, and the disposal marks it as closed.
    throw new Error("the host's seat was not saved");
  }

  /** GAME-110 */
  async #restore(options: GameRoomOptions<S>, { saved }: GameRestoring<S>): Promise<void> {
    const { roomId, roomCode, settings, snapshot } = saved;
    this.roomId = roomId;
    const { ports } = options;
    const state = newState(this.#game, { settings, roomCode, hostId: snapshot.hostId });
    if (state.isPrivate) state.leadName = await callPort(() => ports.leadOfRoom({ roomId, watcherIds: [] }));
    restorePlayers(state, saved);
    this.state = state;
    this.#compose(settings, options);
    this.#game.restoreContent?.(this.#parts.context, saved.content);
    this.#parts.seating.restore(saved);
    this.#parts.screens.restore(snapshot.screens);
    await this.#parts.flow.restore(saved);
  }

  /** Lets a member in and reserves their socket. May be called from another process. */
  async enter(as: "admit" | "watch", guest: GameGuest, code: string | null): Promise<Entry> {
    const { sessionId: _, ...member } = guest;
    const admission = await this[as](member, code);
    if ("refused" in admission) return admission;
    const { roles, avatarUrl } = member;
    const viewer = as === "watch" ? ({ kind: "watcher", roles, avatarUrl } as const) : undefined;
    return this.#reserve({ ...socketTicket(admission.ticketId, guest), ...(viewer && { viewer }) });
  }

  /** Lets a screen for a hall show the room, and reserves its socket. May be called from another process. */
  async enterAsScreen(key: string, screenId: string): Promise<Entry> {
    const admission = this.#parts.screens.admit(key, screenId);
    if ("refused" in admission) return admission;
    const { ticketId: sessionId, ...owner } = admission;
    return this.#reserve({ sessionId, ...owner, displayName: "", viewer: { kind: "screen", screenId } });
  }

  async #reserve(ticket: SocketTicket): Promise<ReservedSocket> {
    return { name: await this.reserveSocket(ticket), ticketId: ticket.sessionId };
  }

  /** Lets a member sit down or come back. */
  async admit(member: SeatedMember, code: string | null): Promise<Admission> {
    this.#parts.eventRoom?.recognize(member);
    return this.#unlessUncertain(await this.#parts.seating.admit(member, code));
  }

  /** Lets a member watch, or come back to their seat. */
  async watch(member: SeatedMember, code: string | null): Promise<Admission> {
    this.#parts.eventRoom?.recognize(member);
    const sits = this.state.players.has(member.memberId);
    const viewing: { admit: Seating["admit"] } = sits ? this.#parts.seating : this.#parts.watching;
    return this.#unlessUncertain(await viewing.admit(member, code));
  }

  /** GAME-165 */
  #unlessUncertain(admission: Admission): Admission {
    const isClosed = "refused" in admission && admission.refused === "game/room-closed";
    return isClosed ? { refused: this.#parts.over ?? admission.refused } : admission;
  }

  /** GAME-173: its member has begun another practice game. May be called from another process. */
  replace(): void {
    if (this.state.isPractice) void this.#parts.closing.close("replaced");
  }

  /** Shows other scores in the results of a game. May be called from another process. */
  correctScores(sessionId: string, scores: Readonly<Record<string, number>>): void {
    this.#parts.flow.correctScores(sessionId, scores);
    this.#parts.eventRoom?.phaseBegan();
    this.scheduleFlush();
  }

  /** Only a member's latest ticket opens a socket. Colyseus's own reconnection is not used. */
  override hasReservedSeat(ticketId: string): boolean {
    const isCurrent = this.#parts.sockets.isCurrent(ticketId) || this.#parts.screens.isCurrent(ticketId);
    return isCurrent && super.hasReservedSeat(ticketId);
  }

  override async onJoin(client: Client): Promise<void> {
    this.#parts.sockets.register(client);
    const refusal = await this.#refusalOf(client.auth);
    if (client.state === ClientState.LEAVING) return;
    if (refusal) return this.closeSocket(client, refusal);
    if (this.#parts.closing.isUncertain) return this.closeSocket(client, CLOSE_CODES.unavailable);
    if (this.#parts.phaseTimer.phase === "closed") return this.closeSocket(client, CLOSE_CODES.roomClosed);
    const { memberId, viewer }: SocketTicket = client.auth;
    if (viewer?.kind === "screen") {
      this.#parts.eventRoom?.showAll(client);
      return this.#parts.screens.connect(client, viewer.screenId);
    }
    // A watcher may have taken a seat since.
    if (viewer && !this.state.players.has(memberId)) return this.#parts.watching.connect(client);
    const player = this.#parts.seating.connect(client);
    if (!player) return;
    this.#parts.watching.forget(memberId);
    this.#parts.eventRoom?.showOwn(client, memberId);
    this.#sendPrivateState(client, player);
    void this.#startPractice(client, player);
  }

  override onLeave(client: Client): void {
    this.#parts.eventRoom?.hide(client);
    if (!this.#parts.screens.disconnect(client) && !this.#parts.watching.disconnect(client))
      this.#parts.seating.disconnect(client);
  }

  override onDispose(): void {
    super.onDispose();
    // Undefined if the room could not be created.
    this.#parts?.closing.dispose();
  }

  override onBeforeShutdown(): void {
    void this.#parts.closing.leave();
  }

  override giveUp(): void {
    void this.#parts.closing.lose();
  }

  /** A room that goes on in another process has not failed. */
  protected override report(operation: string, error: unknown): void {
    if (!isHeldElsewhere(error)) super.report(operation, error);
  }

  #compose(settings: S["settings"], options: GameRoomOptions<S>): void {
    const { ports, sockets: socketRegistry, departure } = options;
    const { state, roomId, roomName, environment, timers } = this;
    const game = this.#game;
    const isEvent = eventStateOf(state) !== undefined;
    if (isEvent) this.enlargeBuffers(EVENT_STATE_BYTES);
    const own = {
      now: () => this.now(),
      report: (operation: string, error: unknown) => this.report(operation, error),
      closeSocket: (client: Client, code: number) => this.closeSocket(client, code),
      sendTo: (client: Client, type: string, payload: object) => this.sendTo(client, type, payload),
    };
    const room = {
      clients: () => this.clients,
      flush: () => super.scheduleFlush(),
      scheduleFlush: (isUrgent?: boolean) => this.scheduleFlush(isUrgent),
      answersRestored: () => this.#sendOwnAnswers(),
      announceClosing: (reason: CloseReason) => this.#announceClosing(reason),
      disconnectAll: (code: number) => this.#disconnectAll(code),
    };
    const given = { game, settings, ports, state, roomId, roomName, environment, timers, socketRegistry, departure };
    this.#parts = new GameParts<S>({ ...own, ...given, room });
    const requests = new RoomRequests<S>({ ...own, game, state, isEvent, parts: this.#parts });
    this.serve(gameRequests, requests.handlers, immediateRequests);
    this.serve(game.declared.requests, requests.gameHandlers, game.immediate);
  }

  /** In the room of an event, changes wait a little for others (GAME-130), unless it is urgent. */
  protected override scheduleFlush(isUrgent = false): void {
    const eventRoom = this.#parts?.eventRoom;
    if (eventRoom) eventRoom.planFlush(isUrgent);
    else super.scheduleFlush();
  }

  override onBeforePatch(): void {
    this.#parts?.eventRoom?.derive();
  }

  override broadcastPatch(): boolean {
    // Undefined while the room is being created.
    if (this.#parts?.closing.isUncertain) return false;
    return this.#parts?.eventRoom ? encodeCrowd(() => super.broadcastPatch()) : super.broadcastPatch();
  }

  /** GAME-170: it waits for nobody else. If it cannot start, its player gets the reason. */
  async #startPractice(client: Client, player: Player): Promise<void> {
    if (!this.state.isPractice || this.#parts.phaseTimer.phase !== "waiting") return;
    const code = this.#parts.over ?? (await this.#parts.flow.start(player));
    if (code) this.sendTo(client, "refused", { request: "start", code });
  }

  /** GAME-33 */
  #sendPrivateState(client: Client, { memberId }: Player): void {
    this.#parts.eventRoom?.sendPlace(client, memberId);
    const { phase, round } = this.state;
    if (!shownPhases.includes(phase)) return;
    this.sendTo(client, "ownAnswer", { round, ...this.#game.ownAnswer(this.#parts.context, memberId) });
  }

  #sendOwnAnswers(): void {
    for (const client of this.clients) {
      const player = this.#parts.seating.playerAt(client);
      if (player) this.#sendPrivateState(client, player);
    }
  }

  async #refusalOf({ accountSessionId, memberId }: SocketTicket): Promise<number | undefined> {
    try {
      const isLive = await callPort(() => this.environment.sessionIsLive(accountSessionId, memberId));
      return isLive ? undefined : CLOSE_CODES.sessionEnded;
    } catch (error) {
      this.report("sessionIsLive", error);
      return CLOSE_CODES.unavailable;
    }
  }

  #announceClosing(reason: CloseReason): void {
    for (const client of this.clients) this.sendTo(client, "closed", { reason });
    this.broadcastPatch();
  }

  async #disconnectAll(code: number): Promise<void> {
    this.voidReservations();
    await this.disconnect(code);
  }
}
