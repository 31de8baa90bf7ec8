import { randomUUID } from "node:crypto";
import { type Client, ClientState } from "@colyseus/core";
import { eventStateOf } from "../../../schema/game/event-state.ts";
import { type CloseReason, gameRequests } from "../../../schema/game/protocol.ts";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { Player } from "../../../schema/game/state.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { BaseRoom, type Handlers, type Refusal } from "../base-room.ts";
import { encodeCrowd } from "../encoder-buffer.ts";
import { EventRoom } from "../event-room/event-room.ts";
import { newEventState } from "../event-room/new-event-state.ts";
import type { SocketTicket } from "../member-sockets.ts";
import { callPort } from "../port-call.ts";
import type { BaseRoomOptions } from "../room-type.ts";
import { SeatSockets } from "../seat/seat-sockets.ts";
import { type Admission, Seating } from "../seat/seating.ts";
import { type ScreenAdmission, Screens } from "../watch/screens.ts";
import { Watching } from "../watch/watching.ts";
import { WriteQueue } from "../write-queue.ts";
import { Answering } from "./answering.ts";
import type { Game, GameContext, GameShape, PlayerRequest } from "./game.ts";
import { GameFlow } from "./game-flow.ts";
import { heldPorts, isHeldElsewhere } from "./held-ports.ts";
import { PhaseTimer } from "./phase-timer.ts";
import type { SeatedMember } from "./ports.ts";
import { Reactions } from "./reactions.ts";
import { RoomClosing } from "./room-closing.ts";
import { SealedRounds } from "./sealed-rounds.ts";
import { restorePlayers, type SavedGame, takeSnapshot } from "./snapshot.ts";
import { SnapshotWriter } from "./snapshot-writer.ts";

/** What a host requests when opening a room. */
export interface GameOpening<S extends GameShape> {
  readonly host: SeatedMember;
  readonly settings: S["settings"];
}

/** What a process requests that takes a stored room up. */
export interface GameRestoring<S extends GameShape> {
  readonly saved: SavedGame<S["settings"]>;
}

/** The options of a game's room. */
export type GameRoomOptions<S extends GameShape> = (GameOpening<S> | GameRestoring<S>) &
  BaseRoomOptions & {
    readonly game: Game<S>;
    readonly ports: S["ports"];
  };

/** Two hundred players with their names and pictures, as a screen receives them. */
const EVENT_STATE_BYTES = 64 * 1024;

/** Handled on arrival, without waiting for the player's earlier requests. */
const immediateRequests = ["clock", "leave"];

/** Phases in which a returning player receives their own answer. */
const shownPhases: readonly string[] = ["round", "reveal", "break"];

/** The room of every game. It connects the parts that handle seats, answers, writes and phases. */
export class GameRoom<S extends GameShape> extends BaseRoom {
  declare state: S["state"];
  readonly #writes = new WriteQueue((operation, error) => this.report(operation, error));
  #game!: Game<S>;
  #context!: GameContext<S>;
  #sockets!: SeatSockets;
  #seating!: Seating;
  #answering!: Answering<S["answer"]>;
  #sealedRounds!: SealedRounds;
  #reactions!: Reactions;
  #phaseTimer!: PhaseTimer;
  #flow!: GameFlow<S>;
  #snapshots!: SnapshotWriter;
  #closing!: RoomClosing;
  #watching!: Watching;
  #screens!: Screens;
  /** Undefined at a table. */
  #eventRoom: EventRoom | undefined;

  override async onCreate(options: GameRoomOptions<S>): Promise<void> {
    this.environment = options.environment;
    this.#game = options.game;
    void this.setPrivate(true);
    if ("saved" in options) await this.#restore(options, options.saved);
    else await this.#open(options, options);
  }

  async #open(options: GameRoomOptions<S>, { host, settings }: GameOpening<S>): Promise<void> {
    this.roomId = randomUUID();
    const { ports } = options;
    const { memberId: hostId } = host;
    const { roomCode } = await callPort(() => ports.openRoom({ roomId: this.roomId, hostId, settings }));
    this.state = this.#newState(settings, roomCode, hostId);
    this.#compose(settings, options);
    if ("ticketId" in (await this.admit(host, roomCode))) return;
    // Colyseus disposes of a room whose creation failed, and the disposal marks it as closed.
    throw new Error("the host's seat was not saved");
  }

  /** GAME-110 */
  async #restore(options: GameRoomOptions<S>, saved: SavedGame<S["settings"]>): Promise<void> {
    const { roomId, roomCode, settings, snapshot } = saved;
    this.roomId = roomId;
    const { ports } = options;
    const state = this.#newState(settings, roomCode, snapshot.hostId);
    if (state.isPrivate) state.leadName = await callPort(() => ports.leadOfRoom({ roomId, watcherIds: [] }));
    restorePlayers(state, saved);
    this.state = state;
    this.#compose(settings, options);
    this.#game.restoreContent?.(this.#context, saved.content);
    this.#seating.restore(saved);
    this.#screens.restore(snapshot.screens);
    await this.#flow.restore(saved);
  }

  #newState(settings: S["settings"], roomCode: string, hostId: string): S["state"] {
    const opening = { ...settings, roomCode, hostId };
    const { eventId } = settings;
    if (eventId === undefined) return this.#game.newState(opening);
    return newEventState(this.#game.declared.fields, { ...opening, eventId }) as S["state"];
  }

  /** Lets a member sit down or come back. May be called from another process. */
  async admit(member: SeatedMember, code: string | null): Promise<Admission> {
    this.#eventRoom?.recognize(member);
    return this.#unlessUncertain(await this.#seating.admit(member, code));
  }

  /** Lets a member watch, or come back to their seat. May be called from another process. */
  async watch(member: SeatedMember, code: string | null): Promise<Admission> {
    this.#eventRoom?.recognize(member);
    const sits = this.state.players.has(member.memberId);
    const viewing: { admit: Seating["admit"] } = sits ? this.#seating : this.#watching;
    return this.#unlessUncertain(await viewing.admit(member, code));
  }

  /** GAME-165 */
  #unlessUncertain(admission: Admission): Admission {
    const isClosed = "refused" in admission && admission.refused === "game/room-closed";
    return isClosed ? { refused: this.#over ?? admission.refused } : admission;
  }

  /** Why nothing happens in the room any more. */
  get #over(): Refusal {
    if (this.#closing.isUncertain) return "server/unavailable";
    if (this.#phaseTimer.phase === "closed") return "game/room-closed";
    return this.#closing.isLeft ? "server/draining" : undefined;
  }

  /** Lets a screen for a hall show the room. May be called from another process. */
  admitScreen(key: string, screenId: string): ScreenAdmission {
    return this.#screens.admit(key, screenId);
  }

  /** Shows other scores in the results of a game. May be called from another process. */
  correctScores(sessionId: string, scores: Readonly<Record<string, number>>): void {
    this.#flow.correctScores(sessionId, scores);
    this.#eventRoom?.phaseBegan();
    this.scheduleFlush();
  }

  /** Only a member's latest ticket opens a socket. Colyseus's own reconnection is not used. */
  override hasReservedSeat(ticketId: string): boolean {
    const isCurrent = this.#sockets.isCurrent(ticketId) || this.#screens.isCurrent(ticketId);
    return isCurrent && super.hasReservedSeat(ticketId);
  }

  override async onJoin(client: Client): Promise<void> {
    this.#sockets.register(client);
    const refusal = await this.#refusalOf(client.auth);
    if (client.state === ClientState.LEAVING) return;
    if (refusal) return this.closeSocket(client, refusal);
    if (this.#closing.isUncertain) return this.closeSocket(client, CLOSE_CODES.unavailable);
    if (this.#phaseTimer.phase === "closed") return this.closeSocket(client, CLOSE_CODES.roomClosed);
    const { memberId, viewer }: SocketTicket = client.auth;
    if (viewer?.kind === "screen") {
      this.#eventRoom?.showAll(client);
      return this.#screens.connect(client, viewer.screenId);
    }
    // A watcher may have taken a seat since.
    if (viewer && !this.state.players.has(memberId)) return this.#watching.connect(client);
    const player = this.#seating.connect(client);
    if (!player) return;
    this.#watching.forget(memberId);
    this.#eventRoom?.showOwn(client, memberId);
    this.#sendPrivateState(client, player);
  }

  override onLeave(client: Client): void {
    this.#eventRoom?.hide(client);
    if (!this.#screens.disconnect(client) && !this.#watching.disconnect(client)) this.#seating.disconnect(client);
  }

  override onDispose(): void {
    super.onDispose();
    // Undefined if the room could not be created.
    this.#closing?.dispose();
  }

  override onBeforeShutdown(): void {
    void this.#closing.leave();
  }

  override giveUp(): void {
    void this.#closing.lose();
  }

  /** A room that goes on in another process has not failed. */
  protected override report(operation: string, error: unknown): void {
    if (!isHeldElsewhere(error)) super.report(operation, error);
  }

  #compose(settings: S["settings"], options: GameRoomOptions<S>): void {
    const { sockets: socketRegistry, departure } = options;
    const { state, roomId, roomName, environment, timers } = this;
    const ports = heldPorts(options.ports, () => this.giveUp());
    const writes = this.#writes;
    const shared = {
      roomId,
      state,
      ports,
      environment,
      timers,
      writes,
      onChange: () => {
        this.scheduleFlush();
        if (this.#watching.queued > 0) void this.#watching.seatQueued();
      },
      saveSnapshot: () => this.#snapshots.save(),
      now: () => this.now(),
      report: (operation: string, error: unknown) => this.report(operation, error),
      closeRoom: (reason: CloseReason) => void this.#closing.close(reason),
      closeSocket: (client: Client, code: number) => this.closeSocket(client, code),
      sendTo: (client: Client, type: string, payload: object) => this.sendTo(client, type, payload),
    };
    this.#sockets = new SeatSockets({ ...shared, roomName, socketRegistry });
    const eventState = eventStateOf(state);
    if (eventState) this.enlargeBuffers(EVENT_STATE_BYTES);
    this.#eventRoom =
      eventState &&
      new EventRoom({
        ...shared,
        state: eventState,
        socketOf: (memberId) => this.#sockets.liveOf(memberId),
        flush: () => super.scheduleFlush(),
      });
    this.#seating = new Seating({
      ...shared,
      sockets: this.#sockets,
      playerGone: () => this.#flow.playerGone(),
      playerBack: () => this.#flow.playerBack(),
      seated: (memberId) => {
        this.#eventRoom?.seated(memberId);
        void this.#watching.recheck();
      },
      watcherIds: () => this.#watching.memberIds,
    });
    this.#watching = new Watching({ ...shared, sockets: this.#sockets, seating: this.#seating });
    this.#screens = new Screens({ ...shared, sockets: this.#sockets });
    this.#sealedRounds = new SealedRounds({
      ...shared,
      sockets: () => this.clients,
      playerIdAt: (client) => this.#seating.playerAt(client)?.memberId,
    });
    this.#answering = new Answering<S["answer"]>({
      ...shared,
      participantOf: (memberId) => this.#seating.participantOf(memberId),
      socketOf: (memberId) => this.#sockets.liveOf(memberId),
      receiptOf: (answer) => this.#game.receiptOf(answer),
      leadOf: (memberId) => this.#sealedRounds.leadOfPlayer(memberId),
      saveSettled: () => this.#flow.completeRound(),
    });
    this.#reactions = new Reactions({
      ...shared,
      show: (reaction) => {
        for (const client of this.clients) {
          if (this.#eventRoom?.showsReaction(client, reaction.memberId) ?? true) {
            this.sendTo(client, "reaction", reaction);
          }
        }
      },
    });
    const onPhase = () => {
      this.#eventRoom?.phaseBegan();
      this.#sealedRounds.phaseChanged();
      this.scheduleFlush(true);
      // The break adds nothing to the reveal before it.
      if (state.phase !== "break" && state.phase !== "closed") void this.#snapshots.save();
      this.#closing.phaseChanged();
    };
    const onFailure = (error: unknown) => this.#closing.fail(error);
    this.#phaseTimer = new PhaseTimer({ ...shared, onChange: onPhase, onFailure });
    this.#context = {
      state,
      secret: this.#game.newSecret(),
      settings,
      ports,
      environment,
      answerOf: (memberId) => this.#answering.answers.of(memberId),
    };
    this.#flow = new GameFlow<S>({
      ...shared,
      game: this.#game,
      context: this.#context,
      timings: environment.timings,
      seating: this.#seating,
      watching: this.#watching,
      answering: this.#answering,
      sealedRounds: this.#sealedRounds,
      phaseTimer: this.#phaseTimer,
      answersRestored: () => this.#sendOwnAnswers(),
    });
    this.#snapshots = new SnapshotWriter({
      ...shared,
      take: () => this.#snapshot(),
      content: () => this.#game.content?.(this.#context),
    });
    this.#closing = new RoomClosing({
      ...shared,
      phaseTimer: this.#phaseTimer,
      departure,
      cancel: () => this.#flow.cancel(),
      stopKeys: () => this.#sealedRounds.stop(),
      saveAll: () => Promise.all([this.#snapshots.save(), this.#watching.saveAll()]),
      announce: (reason) => this.#announceClosing(reason),
      disconnect: (code) => this.#disconnectAll(code),
    });
    this.serve(gameRequests, this.#handlers, immediateRequests);
    this.serve(this.#game.declared.requests, this.#gameHandlers(this.#game), this.#game.immediate);
  }

  /** In the room of an event, changes wait a little for others (GAME-130), unless it is urgent. */
  protected override scheduleFlush(isUrgent = false): void {
    if (this.#eventRoom) this.#eventRoom.planFlush(isUrgent);
    else super.scheduleFlush();
  }

  override onBeforePatch(): void {
    this.#eventRoom?.derive();
  }

  override broadcastPatch(): boolean {
    // Undefined while the room is being created.
    if (this.#closing?.isUncertain) return false;
    return this.#eventRoom ? encodeCrowd(() => super.broadcastPatch()) : super.broadcastPatch();
  }

  #snapshot(): GameSnapshot {
    const seats = takeSnapshot(this.state, (memberId) => this.#seating.isReleased(memberId));
    return { ...seats, ...this.#flow.stage, screens: this.#screens.opened ?? null };
  }

  readonly #handlers: Handlers<typeof gameRequests> = {
    start: (client) => this.#withPlayer(client, (player) => this.#flow.start(player)),
    leave: (client) => this.#withPlayer(client, ({ memberId }) => void this.#seating.leave(memberId, "left")),
    play_again: (client) => this.#withPlayer(client, (player) => this.#flow.rematch.playAgain(player)),
    next: (client) => this.#withPlayer(client, (player) => this.#flow.betweenRounds.next(player)),
    pause: (client) => this.#withPlayer(client, (player) => this.#flow.betweenRounds.pause(player)),
    resume: (client) => this.#withPlayer(client, (player) => this.#flow.betweenRounds.resume(player)),
    end_game: (client) => this.#withPlayer(client, (player) => this.#flow.earlyEnd.endGame(player)),
    react: (client, { reaction }) => this.#withPlayer(client, (player) => this.#reactions.react(player, reaction)),
    allow_reactions: (client, { isAllowed }) =>
      this.#withPlayer(client, (player) => this.#reactions.allow(player, isAllowed)),
    close_room: (client) => this.#withHost(client, () => this.#closeEvent()),
    take_seat: (client, request) => this.#takeSeat(client, request),
    show_screen: (client, request) => this.#withHost(client, () => this.#sendScreenKey(client, request)),
    end_screens: (client) => this.#withHost(client, () => void this.#screens.end()),
    clock: (client, { sentAt, opensSealed }) => {
      this.sendTo(client, "clock", { sentAt, serverTime: this.now() });
      if (opensSealed) this.#sealedRounds.admit(client);
      return undefined;
    },
  };

  #gameHandlers({ declared, handlers }: Game<S>): Handlers<S["requests"]> {
    const bound = <Name extends keyof S["requests"]>(name: Name): Handlers<S["requests"]>[Name] => {
      const handle = handlers[name];
      return (client, payload, receivedAt) =>
        this.#withPlayer(client, (player) => handle(this.#requestOf(client, player, receivedAt), payload));
    };
    // `fromEntries` loses the key types.
    return Object.fromEntries(Object.keys(declared.requests).map((name) => [name, bound(name)])) as Handlers<
      S["requests"]
    >;
  }

  #requestOf(client: Client, player: Player, receivedAt: number): PlayerRequest<S> {
    return {
      ...this.#context,
      player,
      answer: (move, check) => this.#answering.accept(client, player, move, receivedAt, check),
      skipRound: (round) => this.#flow.skip(player, round),
      timingRefusal: (round) => this.#answering.timingRefusal(round, this.state.phaseStartedAt),
    };
  }

  #withPlayer(client: Client, handle: (player: Player) => Refusal | Promise<Refusal>): Refusal | Promise<Refusal> {
    if (this.#over) return this.#over;
    const player = this.#seating.playerAt(client);
    if (player) return handle(player);
    return this.#watching.isWatching(client) ? "game/watching" : "game/not-seated";
  }

  #withHost(client: Client, handle: () => Refusal): Refusal | Promise<Refusal> {
    return this.#withPlayer(client, ({ memberId }) => (memberId === this.state.hostId ? handle() : "game/not-host"));
  }

  #takeSeat(client: Client, request: { id?: string | undefined }): Refusal | Promise<Refusal> {
    return this.#over ?? this.#watching.takeSeat(client, request);
  }

  /** GAME-119 */
  #closeEvent(): Refusal {
    if (!this.#eventRoom) return "game/wrong-phase";
    void this.#closing.close("host-left");
    return undefined;
  }

  #sendScreenKey(client: Client, request: object): undefined {
    this.sendTo(client, "screen", { ...request, key: this.#screens.show(client.auth) });
  }

  /** GAME-33 */
  #sendPrivateState(client: Client, { memberId }: Player): void {
    this.#eventRoom?.sendPlace(client, memberId);
    const { phase, round } = this.state;
    if (!shownPhases.includes(phase)) return;
    this.sendTo(client, "ownAnswer", { round, ...this.#game.ownAnswer(this.#context, memberId) });
  }

  #sendOwnAnswers(): void {
    for (const client of this.clients) {
      const player = this.#seating.playerAt(client);
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
