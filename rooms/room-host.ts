import { LocalDriver, LocalPresence, matchMaker } from "@colyseus/core";
import { type ErrorCode, errorCode } from "../schema/errors.ts";
import { CLOSE_CODES } from "../schema/limits.ts";
import { type RoomEnvironment, reportFailure } from "./support/environment.ts";
import { MemberSockets } from "./support/member-sockets.ts";
import { RoomRefusal } from "./support/refusal.ts";
import { within } from "./support/room-timers.ts";
import type { RoomType, StayCheck } from "./support/room-type.ts";
import { SocketSweep } from "./support/socket-sweep.ts";

/** How long a member waits for a seat before hearing that it did not work, in milliseconds. */
const SEAT_TIMEOUT_MS = 5000;
/** The topic on which every process hears whose sockets to close. */
const CLOSE_TOPIC = "close-sockets";

interface CloseOrder {
  readonly of: "session" | "member";
  readonly id: string;
  readonly code: number;
}

/** The rooms of this process and of those beside it. Once per process: Colyseus's matchmaker is one. */
export class RoomHost {
  readonly #sockets = new MemberSockets();
  readonly #sweep: SocketSweep;
  readonly #ready: Promise<void>;
  #drained: Promise<void> | undefined;

  constructor(types: Readonly<Record<string, RoomType>>, environment: RoomEnvironment) {
    const stayChecks = Object.entries(types).flatMap(([name, { mayNotStay }]): [string, StayCheck][] =>
      mayNotStay ? [[name, mayNotStay]] : [],
    );
    this.#sweep = new SocketSweep(this.#sockets, environment, new Map(stayChecks));
    this.#ready = this.#setUp(types, environment);
    this.#ready.catch((error: unknown) => reportFailure(environment, { roomId: "", doing: "openRooms", error }));
  }

  /** Resolves once the rooms are set up. Rejects with what went wrong. */
  opened(): Promise<void> {
    return this.#ready;
  }

  /** Resolves once rooms can be opened. Rejects with a `RoomRefusal` where that failed or the server is going down. */
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

  drain(): Promise<void> {
    this.#drained ??= this.#ready.then(async () => void (await matchMaker.gracefullyShutdown()));
    return this.#drained;
  }

  async #setUp(types: Readonly<Record<string, RoomType>>, environment: RoomEnvironment): Promise<void> {
    // One process holds all rooms: checking itself for health, it could only strike out its own.
    matchMaker.setHealthChecksEnabled(false);
    await matchMaker.setup(new LocalPresence(), new LocalDriver());
    for (const [name, { room, given }] of Object.entries(types)) {
      // Colyseus lays these over what `createRoom` is given.
      matchMaker.defineRoomType(name, room, { ...given, environment, sockets: this.#sockets });
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

/** Whatever fails on the way to a room is one code to the member, unless a port refused with a code of its own. */
export async function rejectAsRefusal<T>(asked: Promise<T>, code: ErrorCode = "server/unavailable"): Promise<T> {
  try {
    return await within(SEAT_TIMEOUT_MS, asked);
  } catch (error) {
    const own = errorCode.safeParse(error instanceof Error && "code" in error ? error.code : undefined);
    throw new RoomRefusal(own.success ? own.data : code, error);
  }
}
