import type { GameState } from "../../../schema/game/state.ts";
import { within } from "../../../schema/within.ts";
import type { Refusal } from "../base-room.ts";
import type { Seating } from "../seat/seating.ts";
import { activeSeats } from "../seat/seats.ts";
import type { WriteQueue } from "../write-queue.ts";
import type { Game, GameContext, GameShape } from "./game.ts";
import type { GamePorts } from "./ports.ts";

/** How long a game may take to prepare, in milliseconds. */
const READY_TIMEOUT_MS = 10_000;

interface PreparationParts<S extends GameShape> {
  readonly roomId: string;
  readonly game: Game<S>;
  readonly context: GameContext<S>;
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "startSession">;
  readonly seating: Seating;
  readonly writes: WriteQueue;
  /** Another number after the game was cancelled. */
  gameNumber(): number;
  /** The game is stored under this id. */
  begun(sessionId: string): void;
  report(operation: string, error: unknown): void;
}

/** GAME-9: gets a game ready while its countdown runs. Resolves to the reason if it cannot be played. Never rejects. */
export async function prepareGame<S extends GameShape>(parts: PreparationParts<S>): Promise<Refusal> {
  try {
    return await within(READY_TIMEOUT_MS, beginSession(parts, parts.gameNumber()));
  } catch (error) {
    parts.report("start", error);
    return "server/unavailable";
  }
}

async function beginSession<S extends GameShape>(parts: PreparationParts<S>, number: number): Promise<Refusal> {
  const { game, context, seating, writes, ports, roomId, state, gameNumber, begun } = parts;
  const memberIds = activeSeats(seating.table.seats).map((seat) => seat.memberId);
  const failure = await game.prepare(context, memberIds);
  if (failure || number !== gameNumber()) return failure;
  const { sessionId } = await writes.write(async () => {
    if (number !== gameNumber()) throw new Error("the game was cancelled");
    return ports.startSession({ roomId, rounds: state.rounds });
  });
  begun(sessionId);
  return undefined;
}
