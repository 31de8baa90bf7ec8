import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";
import { type ErrorCode, errorCode } from "../schema/errors.ts";
import { CLOSE_CODES } from "../schema/limits.ts";
import { within } from "../schema/within.ts";
import type { RoomNetwork, RoomPlace } from "./room-network.ts";
import { BaseRoom } from "./support/base-room.ts";
import { Departure } from "./support/departure.ts";
import { type RoomEnvironment, reportFailure } from "./support/environment.ts";
import { MemberSockets } from "./support/member-sockets.ts";
import { callPort } from "./support/port-call.ts";
import { RoomRefusal } from "./support/refusal.ts";
import { RoomCounter, type RoomCounts } from "./support/room-counts.ts";
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
  /** Undefined if this process is the only one. */
  readonly network: RoomNetwork | undefined;
  readonly #environment: RoomEnvironment;
  readonly #sockets = new MemberSockets();
  readonly #counter = new RoomCounter(this.#sockets);
  readonly #departure = new Departure();
  #isLeaving = false;
  readonly #sweep: SocketSweep;
  /** The rooms of this process, from their creation to the beginning of their end. */
  readonly #rooms = new Map<string, BaseRoom>();
  /** The openings of the presence rooms that this process holds, by room. */
  readonly #openings = new Map<string, string>();
  readonly #releasing = new Set<Promise<void>>();
  readonly #ready: Promise<void>;
  #drained: Promise<void> | undefined;

  constructor(types: Readonly<Record<string, RoomType>>, environment: RoomEnvironment, network?: RoomNetwork) {
    this.network = network;
    this.#environment = environment;
    const accessChecks = Object.entries(types).flatMap(
      ([name, { findMembersWithoutAccess }]): [string, AccessCheck][] =>
        findMembersWithoutAccess ? [[name, findMembersWithoutAccess]] : [],
    );
    this.#sweep = new SocketSweep(this.#sockets, environment, new Map(accessChecks));
    this.#ready = this.#setUp(types);
    this.#ready.catch((error: unknown) => this.#report("openRooms", error));
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

  /** The room with this id in this process, unless it has begun to end. */
  roomHere(roomId: string): BaseRoom | undefined {
    const room: unknown = matchMaker.getLocalRoomById(roomId);
    return room instanceof BaseRoom && !room.isEnding ? room : undefined;
  }

  /** The rooms of this process that have not begun to end. */
  roomsHere(): readonly BaseRoom[] {
    return [...this.#rooms.values()].filter(({ isEnding }) => !isEnding);
  }

  /** Where the room with this id is, in any process. Null if nowhere. */
  async find(roomId: string): Promise<RoomPlace | null> {
    if (this.roomHere(roomId)) return { roomId, holder: null };
    const { network } = this;
    const holder = network ? await callPort(() => network.directory.find(roomId)) : null;
    return holder && { roomId, holder };
  }

  /** Opens a presence room in this process, unless another one has it open. `opening` is a new UUID. */
  async openPresence(name: string, roomId: string, options: object, opening: string): Promise<RoomPlace> {
    const { network } = this;
    // Known before the row is written, so that a repair meanwhile does not take it for a leftover.
    this.#openings.set(roomId, opening);
    try {
      const holder = network ? await callPort(() => network.directory.claim(roomId, opening)) : "here";
      if (holder !== "here") {
        this.#openings.delete(roomId);
        return { roomId, holder };
      }
      await matchMaker.createRoom(name, options);
      return { roomId, holder: null };
    } catch (error) {
      this.#release(roomId);
      throw error;
    }
  }

  /** The members with a socket in a room of this type in this process, each once for each room. */
  presentHere(roomName: string): ReturnType<MemberSockets["presentIn"]> {
    return this.#sockets.presentIn(roomName);
  }

  closeSession(sessionId: string): Promise<void> {
    return this.#order({ of: "session", id: sessionId, code: CLOSE_CODES.sessionEnded });
  }

  closeMember(memberId: string, code: number): Promise<void> {
    return this.#order({ of: "member", id: memberId, code });
  }

  /** Closes the member's sockets in this process. */
  closeMemberHere(memberId: string, code: number): void {
    this.#sockets.closeMember(memberId, code);
  }

  sweep(): Promise<void> {
    return this.#sweep.sweep();
  }

  counts(): RoomCounts {
    return this.#counter.counts();
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

  /**
   * Writes missing rows and listings of this process's rooms again, and removes those of rooms that are gone (PROCESS-10). Ends the
   * rooms that another process has taken over (PROCESS-8). Never rejects.
   */
  async repair(): Promise<void> {
    const { network } = this;
    if (!network) return;
    try {
      await callPort(() => network.directory.repair(this.#openings));
      const lost = await callPort(() => network.directory.lostAmong([...this.#rooms.keys()]));
      for (const roomId of lost) this.#rooms.get(roomId)?.giveUp();
    } catch (error) {
      this.#report("repair", error);
    }
    // While Redis is away there is nothing to write them to.
    if (network.isReachable()) await matchMaker.restoreMissingRoomCaches().catch(() => undefined);
  }

  drain(): Promise<void> {
    this.#drained ??= this.#ready.then(async () => {
      await matchMaker.gracefullyShutdown();
      await Promise.all(this.#releasing);
    });
    return this.#drained;
  }

  async #setUp(types: Readonly<Record<string, RoomType>>): Promise<void> {
    const { network } = this;
    // PROCESS-10. With one process, a failed check could only remove its own rooms.
    matchMaker.setHealthChecksEnabled(network !== undefined);
    const presence = network?.presence ?? new LocalPresence();
    const driver = network?.driver ?? new LocalDriver();
    // PROCESS-7: a room opens in the process that was asked for it, so no second one opens if a request to another is late.
    await matchMaker.setup(presence, driver, network?.address, async () => matchMaker.processId);
    for (const [name, { room, options }] of Object.entries(types)) {
      // Colyseus merges these over the options of `createRoom`.
      const shared = { ...options, environment: this.#environment, sockets: this.#sockets, departure: this.#departure };
      const handler = matchMaker.defineRoomType(name, room, shared);
      this.#counter.watch(name, handler);
      handler.on("create", (created: BaseRoom) => this.#rooms.set(created.roomId, created));
      handler.on("dispose", ({ roomId }: BaseRoom) => {
        this.#rooms.delete(roomId);
        this.#release(roomId);
      });
    }
    await presence.subscribe(CLOSE_TOPIC, (order: CloseOrder) => this.#close(order));
    await matchMaker.accept();
  }

  /** Other processes close theirs at once, or with their next sweep if Redis is away. */
  async #order(order: CloseOrder): Promise<void> {
    await this.#ready;
    if (this.network) this.#close(order);
    await matchMaker.presence.publish(CLOSE_TOPIC, order);
  }

  #close({ of, id, code }: CloseOrder): void {
    if (of === "session") this.#sockets.closeSession(id, code);
    else this.#sockets.closeMember(id, code);
  }

  #release(roomId: string): void {
    const opening = this.#openings.get(roomId);
    this.#openings.delete(roomId);
    const { network } = this;
    if (opening === undefined || !network) return;
    // The row of a room that could not be released goes with the server's lease, or when the room is opened again.
    const released = callPort(() => network.directory.release(roomId, opening))
      .catch((error: unknown) => this.#report("release", error, roomId))
      .finally(() => this.#releasing.delete(released));
    this.#releasing.add(released);
  }

  #report(operation: string, error: unknown, roomId = ""): void {
    reportFailure(this.#environment, { roomId, operation, error });
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
