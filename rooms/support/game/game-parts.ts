import type { Client } from "@colyseus/core";
import { eventStateOf } from "../../../schema/game/event-state.ts";
import type { CloseReason } from "../../../schema/game/protocol.ts";
import type { GameSnapshot } from "../../../schema/game/snapshot.ts";
import type { Refusal } from "../base-room.ts";
import type { Departure } from "../departure.ts";
import type { RoomEnvironment } from "../environment.ts";
import { EventRoom } from "../event-room/event-room.ts";
import type { MemberSockets } from "../member-sockets.ts";
import type { RoomTimers } from "../room-timers.ts";
import { SeatSockets } from "../seat/seat-sockets.ts";
import { Seating } from "../seat/seating.ts";
import { Screens } from "../watch/screens.ts";
import { Watching } from "../watch/watching.ts";
import { WriteQueue } from "../write-queue.ts";
import { Answering } from "./answering.ts";
import type { Game, GameContext, GameShape } from "./game.ts";
import { GameFlow } from "./game-flow.ts";
import { heldPorts } from "./held-ports.ts";
import { PhaseTimer } from "./phase-timer.ts";
import { Reactions } from "./reactions.ts";
import { RoomClosing } from "./room-closing.ts";
import { SealedRounds } from "./sealed-rounds.ts";
import { takeSnapshot } from "./snapshot.ts";
import { SnapshotWriter } from "./snapshot-writer.ts";

interface GamePartsOptions<S extends GameShape> {
  readonly game: Game<S>;
  readonly settings: S["settings"];
  readonly ports: S["ports"];
  readonly state: S["state"];
  readonly roomId: string;
  readonly roomName: string;
  readonly environment: RoomEnvironment;
  readonly timers: RoomTimers;
  readonly socketRegistry: MemberSockets;
  readonly departure: Departure;
  readonly room: {
    clients(): Iterable<Client>;
    /** Sends the changes of the state now. */
    flush(): void;
    /** Sends them soon, or at once if it is urgent. */
    scheduleFlush(isUrgent?: boolean): void;
    answersRestored(): void;
    announceClosing(reason: CloseReason): void;
    disconnectAll(code: number): Promise<unknown>;
  };
  now(): number;
  report(operation: string, error: unknown): void;
  closeSocket(client: Client, code: number): void;
  sendTo(client: Client, type: string, payload: object): void;
}

/** The parts of a game's room, connected: seats, answers, writes, watchers and phases. */
export class GameParts<S extends GameShape> {
  readonly context: GameContext<S>;
  readonly sockets: SeatSockets;
  readonly seating: Seating;
  readonly answering: Answering<S["answer"]>;
  readonly sealedRounds: SealedRounds;
  readonly reactions: Reactions;
  readonly phaseTimer: PhaseTimer;
  readonly flow: GameFlow<S>;
  readonly closing: RoomClosing;
  readonly watching: Watching;
  readonly screens: Screens;
  /** Undefined at a table. */
  readonly eventRoom: EventRoom | undefined;
  readonly #snapshots: SnapshotWriter;

  constructor(options: GamePartsOptions<S>) {
    const { game, settings, room, state, departure } = options;
    const { environment } = options;
    const ports = heldPorts(options.ports, () => void this.closing.lose());
    const writes = new WriteQueue(options.report);
    const shared = {
      ...options,
      ports,
      writes,
      onChange: () => {
        room.scheduleFlush();
        if (this.watching.queued > 0) void this.watching.seatQueued();
      },
      saveSnapshot: () => this.#snapshots.save(),
      closeRoom: (reason: CloseReason) => void this.closing.close(reason),
    };
    this.sockets = new SeatSockets(shared);
    const eventState = eventStateOf(state);
    this.eventRoom =
      eventState &&
      new EventRoom({
        ...shared,
        state: eventState,
        socketOf: (memberId) => this.sockets.liveOf(memberId),
        flush: () => room.flush(),
      });
    this.seating = new Seating({
      ...shared,
      sockets: this.sockets,
      playerGone: () => this.flow.playerGone(),
      playerBack: () => this.flow.playerBack(),
      seated: (memberId) => {
        this.eventRoom?.seated(memberId);
        void this.watching.recheck();
      },
      watcherIds: () => this.watching.memberIds,
    });
    this.watching = new Watching({ ...shared, sockets: this.sockets, seating: this.seating });
    this.screens = new Screens({ ...shared, sockets: this.sockets });
    this.sealedRounds = new SealedRounds({
      ...shared,
      sockets: () => room.clients(),
      playerIdAt: (client) => this.seating.playerAt(client)?.memberId,
    });
    this.answering = new Answering<S["answer"]>({
      ...shared,
      participantOf: (memberId) => this.seating.participantOf(memberId),
      socketOf: (memberId) => this.sockets.liveOf(memberId),
      receiptOf: (answer) => game.receiptOf(answer),
      leadOf: (memberId) => this.sealedRounds.leadOfPlayer(memberId),
      saveSettled: () => this.flow.completeRound(),
    });
    this.reactions = new Reactions({
      ...shared,
      show: (reaction) => {
        for (const client of room.clients()) {
          if (this.eventRoom?.showsReaction(client, reaction.memberId) ?? true) {
            options.sendTo(client, "reaction", reaction);
          }
        }
      },
    });
    const onPhase = () => {
      this.eventRoom?.phaseBegan();
      this.sealedRounds.phaseChanged();
      room.scheduleFlush(true);
      // The break adds nothing to the reveal before it.
      if (state.phase !== "break" && state.phase !== "closed") void this.#snapshots.save();
      this.closing.phaseChanged();
    };
    const onFailure = (error: unknown) => this.closing.fail(error);
    this.phaseTimer = new PhaseTimer({ ...shared, onChange: onPhase, onFailure });
    this.context = {
      state,
      secret: game.newSecret(),
      settings,
      ports,
      environment,
      answerOf: (memberId) => this.answering.answers.of(memberId),
    };
    this.flow = new GameFlow<S>({
      ...shared,
      game,
      context: this.context,
      timings: environment.timings,
      seating: this.seating,
      watching: this.watching,
      answering: this.answering,
      sealedRounds: this.sealedRounds,
      phaseTimer: this.phaseTimer,
      answersRestored: () => room.answersRestored(),
    });
    this.#snapshots = new SnapshotWriter({
      ...shared,
      take: () => this.#snapshot(state),
      content: () => game.content?.(this.context),
    });
    this.closing = new RoomClosing({
      ...shared,
      phaseTimer: this.phaseTimer,
      departure,
      cancel: () => this.flow.cancel(),
      stopKeys: () => this.sealedRounds.stop(),
      saveAll: () => Promise.all([this.#snapshots.save(), this.watching.saveAll()]),
      announce: (reason) => room.announceClosing(reason),
      disconnect: (code) => room.disconnectAll(code),
    });
  }

  /** Why nothing happens in the room any more. */
  get over(): Refusal {
    if (this.closing.isUncertain) return "server/unavailable";
    if (this.phaseTimer.phase === "closed") return "game/room-closed";
    return this.closing.isLeft ? "server/draining" : undefined;
  }

  #snapshot(state: S["state"]): GameSnapshot {
    const seats = takeSnapshot(state, (memberId) => this.seating.isReleased(memberId));
    return { ...seats, ...this.flow.stage, screens: this.screens.opened ?? null };
  }
}
