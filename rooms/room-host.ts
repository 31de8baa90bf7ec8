import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";
import { type ErrorCode, errorCode } from "../schema/errors.ts";
import { CLOSE_CODES } from "../schema/limits.ts";
import { within } from "../schema/within.ts";
import { Departure } from "./support/departure.ts";
import { type RoomEnvironment, reportFailure } from "./support/environment.ts";
import { MemberSockets } from "./support/member-sockets.ts";
import { RoomRefusal } from "./support/refusal.ts";
import type { AccessCheck, RoomType } from "./support/room-type.ts";
import { SocketSweep } from "./support/socket-sweep.ts";

/** How long a reservation may take before it fails, in milliseconds. */
const SEAT_TIMEOUT_MS = 5000;
/** The pub/sub topic that tells every process which sockets to close. */
const CLOSE_TOPIC = "close-sockets";

interface CloseOrder {
  readonly of: "session" | "member";
  readonly id: string;
  readonly code: number;
}

/** How a process leaves its games before it ends. */
export interface Leave {
  /** How long open rounds may go on, in milliseconds. */
  readonly limitMs: number;
  /** Whether another process lives, which takes the games up at once. */
  readonly isShared: boolean;
}

/** Sets up, drains and sweeps the rooms. Create one per process, because Colyseus has one matchmaker per process. */
export class RoomHost {
  readonly #sockets = new MemberSockets();
  readonly #departure = new Departure();
  #isLeaving = false;
  readonly #sweep: SocketSweep;
  readonly #ready: Promise<void>;
  #drained: Promise<void> | undefined;

  constructor(types: Readonly<Record<string, RoomType>>, environment: RoomEnvironment) {
    const accessChecks = Object.entries(types).flatMap(
      ([name, { findMembersWithoutAccess }]): [string, AccessCheck][] =>
        findMembersWithoutAccess ? [[name, findMembersWithoutAccess]] : [],
    );
    this.#sweep = new SocketSweep(this.#sockets, environment, new Map(accessChecks));
    this.#ready = this.#setUp(types, environment);
    this.#ready.catch((error: unknown) => reportFailure(environment, { roomId: "", operation: "openRooms", error }));
  }

  /** Resolves once the rooms are set up. Rejects with the cause if the setup failed. */
  opened(): Promise<void> {
    return this.#ready;
  }

  /**
   * Resolves once rooms can be opened. Rejects with a `RoomRefusal` if the setup failed or the server is shutting down.
   */
  async untilOpen(): Promise<void> {
    await rejectAsRefusal(this.#ready);
    if (this.#drained) throw new RoomRefusal("server/draining");
  }

  closeSession(sessionId: string): Promise<void> {
    return this.#order({ of: "session", id: sessionId, code: CLOSE_CODES.sessionEnded });
  }

  closeMember(memberId: string, code: number): Promise<void> {
    return this.#order({ of: "member", id: memberId, code });
  }

  sweep(): Promise<void> {
    return this.#sweep.sweep();
  }

  /** The same, for a room that does not exist yet. Rejects too if the server is about to shut down (GAME-160). */
  async untilMayOpen(): Promise<void> {
    await this.untilOpen();
    if (this.#isLeaving) throw new RoomRefusal("server/draining");
  }

  /** GAME-160, GAME-161 */
  async leave({ limitMs, isShared }: Leave): Promise<boolean> {
    await this.#ready;
    this.#isLeaving = true;
    const over = isShared ? this.#departure.handOver() : this.#departure.betweenRounds();
    return await within(limitMs, over).then(
      () => true,
      () => false,
    );
  }

  drain(): Promise<void> {
    this.#drained ??= this.#ready.then(async () => void (await matchMaker.gracefullyShutdown()));
    return this.#drained;
  }

  async #setUp(types: Readonly<Record<string, RoomType>>, environment: RoomEnvironment): Promise<void> {
    // One process holds all rooms, so a failed health check could only remove the process's own rooms.
    matchMaker.setHealthChecksEnabled(false);
    await matchMaker.setup(new LocalPresence(), new LocalDriver());
    for (const [name, { room, options }] of Object.entries(types)) {
      // Colyseus merges these over the options of `createRoom`.
      matchMaker.defineRoomType(name, room, {
        ...options,
        environment,
        sockets: this.#sockets,
        departure: this.#departure,
      });
    }
    await matchMaker.presence.subscribe(CLOSE_TOPIC, (order: CloseOrder) => this.#close(order));
    await matchMaker.accept();
  }

  async #order(order: CloseOrder): Promise<void> {
    await this.#ready;
    await matchMaker.presence.publish(CLOSE_TOPIC, order);
  }

  #close({ of, id, code }: CloseOrder): void {
    if (of === "session") this.#sockets.closeSession(id, code);
    else this.#sockets.closeMember(id, code);
  }
}

/** Turns any failure into a refusal with this code, unless a port refused with a code of its own. */
export async function rejectAsRefusal<T>(promise: Promise<T>, code: ErrorCode = "server/unavailable"): Promise<T> {
  try {
    return await within(SEAT_TIMEOUT_MS, promise);
  } catch (error) {
    const own = errorCode.safeParse(error instanceof Error && "code" in error ? error.code : undefined);
    throw new RoomRefusal(own.success ? own.data : code, error);
  }
}
