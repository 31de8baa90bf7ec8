import { randomUUID } from "node:crypto";
import type { CloseReason } from "../../schema/game/protocol.ts";
import type { GameSettings } from "../../schema/game/settings.ts";
import type { GameState, Phase } from "../../schema/game/state.ts";
import { CLOSE_CODES } from "../../schema/limits.ts";
import { BaseRoom } from "./base-room.ts";
import { attempt, Bookkeeping, PERSISTENTLY_MS } from "./bookkeeping.ts";
import type { RoomEnvironment } from "./environment.ts";
import type { GamePorts, SeatedMember } from "./game-ports.ts";
import type { MemberSockets } from "./member-sockets.ts";
import { type Timer, within } from "./room-timers.ts";

/** What a room is opened with: what was asked for, and the world that the server gives it. */
export interface RoomOptions {
  readonly host: SeatedMember;
  readonly settings: GameSettings;
  readonly outside: {
    readonly ports: GamePorts;
    readonly environment: RoomEnvironment;
    readonly sockets: MemberSockets;
  };
}

/** How long a room may take to write down that it closed. */
const CLOSING_MS = 10_000;

/** A room that is written down when it opens and when it closes, and goes from phase to phase between. */
export abstract class KeptRoom extends BaseRoom {
  declare state: GameState;
  protected ports!: GamePorts;
  protected environment!: RoomEnvironment;
  protected settings!: GameSettings;
  protected books!: Bookkeeping;
  #phaseTimer: Timer | undefined;

  protected abstract newState(roomCode: string, settings: GameSettings, hostId: string): GameState;
  /** Resolves to whether the host sits. */
  protected abstract seatHost(host: SeatedMember): Promise<boolean>;

  override async onCreate({ host, settings, outside }: RoomOptions): Promise<void> {
    this.roomId = randomUUID();
    this.ports = outside.ports;
    this.environment = outside.environment;
    this.settings = settings;
    this.books = new Bookkeeping((doing, error) => this.report(doing, error));
    void this.setPrivate(true);
    const opening = { roomId: this.roomId, hostId: host.memberId, settings };
    const { roomCode } = await attempt(() => this.ports.openRoom(opening));
    this.state = this.newState(roomCode, settings, host.memberId);
    if (await this.seatHost(host)) return;
    // Colyseus disposes of a room that could not be made, which marks it closed.
    throw new Error("the host's seat was not kept");
  }

  override onDispose(): void {
    super.onDispose();
    if (this.state && this.phase !== "closed") void this.#markClosed("draining");
  }

  override onBeforeShutdown(): void {
    void this.close("draining");
  }

  protected get phase(): Phase {
    return this.state.phase as Phase;
  }

  /** `graceMs` is what the phase lasts beyond the end that everybody sees. */
  protected enter(phase: Phase, ms = 0, atEnd?: () => unknown, graceMs = 0): void {
    this.#phaseTimer?.cancel();
    this.#phaseTimer = atEnd && this.timers.after(ms + graceMs, () => this.#goOn(atEnd));
    this.state.phase = phase;
    this.state.phaseStartedAt = this.now();
    this.state.phaseEndsAt = atEnd ? this.state.phaseStartedAt + ms : 0;
    this.flushSoon();
  }

  /** GAME-23. Never rejects. */
  protected async close(reason: CloseReason): Promise<void> {
    if (this.phase === "closed") return;
    this.enter("closed");
    try {
      for (const client of this.clients) this.tell(client, "closed", { reason });
      this.broadcastPatch();
      await within(CLOSING_MS, this.#markClosed(reason));
    } catch (error) {
      this.report("close", error);
    }
    // When its server goes down, what could not be kept by now is left to the next start.
    if (reason === "draining") this.books.abandon();
    try {
      this.voidReservations();
      await this.disconnect(reason === "draining" ? CLOSE_CODES.draining : CLOSE_CODES.roomClosed);
    } catch (error) {
      this.report("disconnect", error);
    }
  }

  protected override now(): number {
    return this.environment.now();
  }

  protected override report(doing: string, error: unknown): void {
    try {
      this.ports.reportFailure({ roomId: this.roomId, doing, error });
    } catch {
      // A broken log must not stop a game.
    }
  }

  #markClosed(reason: CloseReason): Promise<boolean> {
    const closing = { roomId: this.roomId, reason };
    return this.books.insist("closeRoom", () => this.ports.closeRoom(closing), PERSISTENTLY_MS);
  }

  /** A game whose course breaks has nothing to wait for: rather than stand still for ever, its room closes. */
  async #goOn(step: () => unknown): Promise<void> {
    try {
      await step();
    } catch (error) {
      this.report("phase", error);
      await this.close("draining");
    }
  }
}
