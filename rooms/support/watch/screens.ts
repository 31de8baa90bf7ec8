import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { Client } from "@colyseus/core";
import type { ErrorCode } from "../../../schema/errors.ts";
import type { OpenedScreens } from "../../../schema/game/snapshot.ts";
import type { GameState } from "../../../schema/game/state.ts";
import { CLOSE_CODES, SCREENS_MAX } from "../../../schema/limits.ts";
import type { RoomEnvironment } from "../environment.ts";
import type { SocketTicket } from "../member-sockets.ts";
import type { RoomTimers, Timer } from "../room-timers.ts";
import type { SeatSockets } from "../seat/seat-sockets.ts";

/** The account that has opened the screens. They close when its session ends. */
type Owner = Omit<OpenedScreens, "key">;

export type ScreenAdmission = (Owner & { readonly ticketId: string }) | { readonly refused: ErrorCode };

export interface ScreensParts {
  readonly state: GameState;
  readonly environment: RoomEnvironment;
  readonly timers: RoomTimers;
  readonly sockets: SeatSockets;
  onChange(): void;
  saveSnapshot(): void;
  closeSocket(client: Client, code: number): void;
}

/** So many screens may connect at the same time. Each needs two tries at most. */
const TICKETS_MAX = 2 * SCREENS_MAX;

/** The screens for a hall that show this room (GAME-100 to GAME-106). */
export class Screens {
  readonly #parts: ScreensParts;
  #opened: OpenedScreens | undefined;
  /** The tickets that are not used yet, by screen. */
  readonly #tickets = new Map<string, string>();
  readonly #live = new Map<string, Client>();
  #idleTimer: Timer | undefined;

  constructor(parts: ScreensParts) {
    this.#parts = parts;
  }

  /** The key for this host, who answers for the screens from now on. */
  show({ memberId, accountSessionId }: Owner): string {
    const key = this.#opened?.key ?? randomBytes(16).toString("base64url");
    this.#opened = { key, memberId, accountSessionId };
    this.#parts.saveSnapshot();
    return key;
  }

  /** The key and who answers for it, while there is one. */
  get opened(): OpenedScreens | undefined {
    return this.#opened;
  }

  /** GAME-110: screens come back with the key that another process has made. */
  restore(opened: OpenedScreens | null): void {
    this.#opened = opened ?? undefined;
  }

  admit(key: string, screenId: string): ScreenAdmission {
    const opened = this.#opened;
    if (!opened || this.#parts.state.phase === "closed" || !isSame(key, opened.key)) {
      return { refused: "game/screen-not-found" };
    }
    if (!this.#hasRoomFor(screenId)) return { refused: "game/too-many-screens" };
    const [oldest] = this.#tickets.keys();
    if (oldest !== undefined && this.#tickets.size >= TICKETS_MAX) this.#tickets.delete(oldest);
    const ticketId = randomUUID();
    this.#tickets.set(screenId, ticketId);
    const { memberId, accountSessionId } = opened;
    return { ticketId, memberId, accountSessionId };
  }

  isCurrent(ticketId: string): boolean {
    return [...this.#tickets.values()].includes(ticketId);
  }

  connect(client: Client, screenId: string): void {
    const { closeSocket } = this.#parts;
    if (this.#tickets.get(screenId) !== client.sessionId || !this.#hasRoomFor(screenId)) {
      // The screen asks again and gets the reason.
      closeSocket(client, CLOSE_CODES.unavailable);
      return;
    }
    this.#tickets.delete(screenId);
    const before = this.#live.get(screenId);
    this.#live.set(screenId, client);
    if (before) closeSocket(before, CLOSE_CODES.moved);
    this.#changed();
  }

  /** Handles a socket that has closed. Returns whether it was a screen's. */
  disconnect(client: Client): boolean {
    const { viewer }: SocketTicket = client.auth;
    if (viewer?.kind !== "screen") return false;
    this.#parts.sockets.remove(client);
    if (this.#live.get(viewer.screenId) === client) this.#live.delete(viewer.screenId);
    this.#changed();
    return true;
  }

  /** Closes all screens and voids their key. */
  end(): void {
    const screens = [...this.#live.values()];
    this.#opened = undefined;
    this.#tickets.clear();
    this.#live.clear();
    for (const screen of screens) this.#parts.closeSocket(screen, CLOSE_CODES.roomClosed);
    this.#parts.saveSnapshot();
    this.#changed();
  }

  #hasRoomFor(screenId: string): boolean {
    return this.#live.has(screenId) || this.#live.size < SCREENS_MAX;
  }

  #changed(): void {
    const { state, onChange } = this.#parts;
    state.screens = this.#live.size;
    onChange();
    if (this.#live.size > 0) this.#watchIdle();
  }

  /** GAME-105: looks every few hours whether a phase has begun since the last look. */
  #watchIdle(): void {
    const { state, environment, timers } = this.#parts;
    const seen = state.phaseStartedAt;
    this.#idleTimer ??= timers.after(environment.timings.screenIdleMs, () => {
      this.#idleTimer = undefined;
      if (state.phaseStartedAt === seen) this.end();
      else this.#watchIdle();
    });
  }
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
