import { CLOSE_CODES } from "../../schema/limits.ts";
import { type RoomEnvironment, reportFailure } from "./environment.ts";
import type { MemberSockets } from "./member-sockets.ts";
import { callPort } from "./port-call.ts";
import type { AccessCheck } from "./room-type.ts";

/**
 * Closes sockets whose session has ended or whose member has lost access to the room. Events usually close them sooner.
 * The sweep covers lost events, and endings without an event, such as an expired session.
 */
export class SocketSweep {
  readonly #sockets: MemberSockets;
  readonly #environment: RoomEnvironment;
  readonly #checks: readonly (readonly [name: string, check: () => Promise<void>])[];

  /** `accessChecks` are keyed by the type of room. */
  constructor(sockets: MemberSockets, environment: RoomEnvironment, accessChecks: ReadonlyMap<string, AccessCheck>) {
    this.#sockets = sockets;
    this.#environment = environment;
    const ofRooms = [...accessChecks].map(
      ([name, accessCheck]) => [`sweep ${name}`, () => this.#checkRooms(name, accessCheck)] as const,
    );
    this.#checks = [["sweep sessions", () => this.#checkSessions()], ...ofRooms];
  }

  /** Runs every check. Reports a check that fails. Never rejects. */
  async sweep(): Promise<void> {
    await Promise.all(this.#checks.map(([operation, check]) => this.#run(operation, check)));
  }

  async #run(operation: string, check: () => Promise<void>): Promise<void> {
    try {
      await check();
    } catch (error) {
      reportFailure(this.#environment, { roomId: "", operation, error });
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

  async #checkRooms(name: string, accessCheck: AccessCheck): Promise<void> {
    const presences = this.#sockets.presentIn(name);
    if (presences.length === 0) return;
    // Clients reconnect by themselves, and the room decides again whether to let them in.
    for (const each of await callPort(() => accessCheck(presences)))
      this.#sockets.closeIn(each, CLOSE_CODES.unavailable);
  }
}
