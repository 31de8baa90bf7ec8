import { CLOSE_CODES } from "../../schema/limits.ts";
import { type RoomEnvironment, reportFailure } from "./environment.ts";
import type { MemberSockets } from "./member-sockets.ts";
import { callPort } from "./port-call.ts";
import type { StayCheck } from "./room-type.ts";

/**
 * Closes the sockets whose session has ended and those of members who may not stay in their room. Events close them
 * sooner; the sweep catches what no event announces, such as a session that expires, and events that were lost.
 */
export class SocketSweep {
  readonly #sockets: MemberSockets;
  readonly #environment: RoomEnvironment;
  readonly #checks: readonly (readonly [name: string, check: () => Promise<void>])[];

  /** `stayChecks` by the kind of room. */
  constructor(sockets: MemberSockets, environment: RoomEnvironment, stayChecks: ReadonlyMap<string, StayCheck>) {
    this.#sockets = sockets;
    this.#environment = environment;
    const ofRooms = [...stayChecks].map(
      ([name, mayNotStay]) => [`sweep ${name}`, () => this.#checkRooms(name, mayNotStay)] as const,
    );
    this.#checks = [["sweep sessions", () => this.#checkSessions()], ...ofRooms];
  }

  /** Runs every check; one that fails is reported. Never rejects. */
  async sweep(): Promise<void> {
    await Promise.all(this.#checks.map(([doing, check]) => this.#run(doing, check)));
  }

  async #run(doing: string, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      reportFailure(this.#environment, { roomId: "", doing, error });
    }
  }

  async #checkSessions(): Promise<void> {
    const open = this.#sockets.sessionIds();
    if (open.length === 0) return;
    const live = await callPort(() => this.#environment.liveSessions(open));
    for (const sessionId of open) {
      if (!live.has(sessionId)) this.#sockets.closeSession(sessionId, CLOSE_CODES.sessionEnded);
    }
  }

  async #checkRooms(name: string, mayNotStay: StayCheck): Promise<void> {
    const present = this.#sockets.presentIn(name);
    if (present.length === 0) return;
    // Clients reconnect by themselves and are let in where they still may.
    for (const each of await callPort(() => mayNotStay(present))) this.#sockets.closeIn(each, CLOSE_CODES.unavailable);
  }
}
