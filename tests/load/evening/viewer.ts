import "../member/socket-class.ts";
import { createGameClient, type GameClient } from "../../../client/game/connection/game-client.ts";
import * as games from "../../../client/game/games.ts";
import type { RoomView } from "../../../client/game/room-view.ts";
import type { Seated } from "../../../client/net/room/enter-room.ts";
import { withApiErrors } from "../member/api-errors.ts";
import { FrameCosts, type PhoneCost } from "./frame-costs.ts";
import { PhoneLine } from "./phone-line.ts";
import type { EveningQuestion } from "./questions.ts";
import { type ShownSolution, SolutionWatch } from "./solution-watch.ts";

/** The state of a trivia room, as plain data. In the room of an event, `players` contains only the phone's own player. */
export type ShownRoom = RoomView & ShownSolution & { readonly options: readonly string[] };

export interface ViewerParts {
  readonly roomId: string;
  readonly origin: string;
  /** Empty for a screen. */
  readonly cookie: string;
  readonly questions: readonly EveningQuestion[];
  /** Reserves the seat for each socket. */
  enter(): Promise<Seated>;
}

/** When the viewer saw a phase begin, on the clock of this process. */
interface SeenPhase {
  readonly phase: string;
  readonly round: number;
  readonly startedAt: number;
  readonly at: number;
}

/** One phone or screen: the client's own code for game rooms, without a browser. It reconnects by itself. */
export class Viewer {
  readonly client: GameClient;
  readonly line: PhoneLine;
  readonly #watch: SolutionWatch;
  readonly #costs = new FrameCosts();
  readonly #phases: SeenPhase[] = [];
  readonly #liveAt: number[] = [];
  #isLive = false;
  #lostAt = Number.NaN;
  #longestOutageMs = 0;

  constructor({ roomId, origin, cookie, questions, enter }: ViewerParts) {
    this.#watch = new SolutionWatch(questions);
    this.line = new PhoneLine({
      origin,
      cookie,
      onFrame: (bytes) => {
        this.#watch.look(bytes, this.view);
        this.#costs.add(bytes, this.view);
      },
    });
    this.client = createGameClient(roomId, undefined, {
      // What the pages tell it about games.
      ...games,
      connect: async () => {
        const seated = await withApiErrors(enter());
        this.line.expect(seated.reservation.sessionId);
        return seated;
      },
    });
    this.client.store.subscribe(({ connection }) => this.#noteConnection(connection.kind === "live"));
    this.client.store.subscribe(({ view }) => view && this.#notePhase(view));
    this.client.open();
  }

  get view(): ShownRoom | undefined {
    return (this.client.store.getState().view ?? undefined) as ShownRoom | undefined;
  }

  get leaks(): readonly string[] {
    return this.#watch.leaks;
  }

  get cost(): PhoneCost {
    return { ...this.line.traffic, counts: this.#costs.counts, clock: this.#costs.clock };
  }

  isIn(phase: string, round?: number): boolean {
    const { view } = this;
    return this.#isLive && view?.phase === phase && (round === undefined || view.round === round);
  }

  /** How long it was without a connection at most, in milliseconds. */
  get longestOutageMs(): number {
    return this.#longestOutageMs;
  }

  /** Milliseconds from this time until the connection was live again; NaN if it never was. */
  backAfter(time: number): number {
    return (this.#liveAt.find((at) => at > time) ?? Number.NaN) - time;
  }

  /** Milliseconds from this time until the round was shown as open again; NaN if it never was. */
  roundAfter(time: number, round: number): number {
    const seen = this.#phases.find((each) => each.at > time && each.phase === "round" && each.round === round);
    return (seen?.at ?? Number.NaN) - time;
  }

  /** Its connection and what it shows, as text. */
  describe(): string {
    const { connection, view } = this.client.store.getState();
    const why = "cause" in connection ? connection.cause : "end" in connection ? connection.end : "";
    return [connection.kind, why, view?.phase, view?.round]
      .filter((each) => each !== "" && each !== undefined)
      .join(" ");
  }

  close(): void {
    this.client.close();
  }

  #noteConnection(isLive: boolean): void {
    const now = performance.now();
    if (isLive && !this.#isLive) {
      this.#liveAt.push(now);
      if (this.#lostAt > 0) this.#longestOutageMs = Math.max(this.#longestOutageMs, now - this.#lostAt);
    }
    if (!isLive && this.#isLive) this.#lostAt = now;
    this.#isLive = isLive;
  }

  #notePhase({ phase, round, phaseStartedAt: startedAt }: RoomView): void {
    const last = this.#phases.at(-1);
    if (last?.phase === phase && last.startedAt === startedAt) return;
    this.#phases.push({ phase, round, startedAt, at: performance.now() });
  }
}
