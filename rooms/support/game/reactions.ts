import type { GameReaction } from "../../../schema/game/reaction.ts";
import type { GameState, Player } from "../../../schema/game/state.ts";
import { GAME_REACTIONS_MAX, GAME_REACTIONS_SECONDS } from "../../../schema/limits.ts";
import type { Refusal } from "../base-room.ts";
import { callPort } from "../port-call.ts";
import type { GamePorts } from "./ports.ts";

interface ReactionsParts {
  readonly state: GameState;
  readonly ports: Pick<GamePorts, "isMuted">;
  now(): number;
  /** Shows a reaction to everyone in the room. */
  show(reaction: { readonly memberId: string; readonly reaction: GameReaction }): void;
  report(operation: string, error: unknown): void;
}

/** What one player has sent lately. */
interface Recent {
  /** When, oldest first, in milliseconds since 1970. */
  times: number[];
  /** Whether the player knows that the latest one was too many. */
  isTold: boolean;
}

/** The phases in which nobody is busy with a question. */
const openPhases: readonly string[] = ["waiting", "reveal", "break", "finished", "rematch"];

/** The reactions of a room's players (GAME-82 to GAME-85). They are shown and not stored. */
export class Reactions {
  readonly #parts: ReactionsParts;
  /** By member, not by socket, so that a new socket brings no new reactions. */
  readonly #recent = new Map<string, Recent>();

  constructor(parts: ReactionsParts) {
    this.#parts = parts;
  }

  async react({ memberId }: Player, reaction: GameReaction): Promise<Refusal> {
    const refusal = this.#refusal();
    if (refusal) return refusal;
    const verdict = this.#count(memberId);
    if (verdict !== "accepted") return verdict === "refused" ? "message/too-many" : undefined;
    try {
      if (await callPort(() => this.#parts.ports.isMuted({ memberId }))) return "safety/muted";
    } catch (error) {
      this.#parts.report("isMuted", error);
      return "server/unavailable";
    }
    // A round may have opened in the meantime.
    const late = this.#refusal();
    if (!late) this.#parts.show({ memberId, reaction });
    return late;
  }

  /** GAME-85 */
  allow({ memberId }: Player, isAllowed: boolean): Refusal {
    const { state } = this.#parts;
    if (memberId !== state.hostId) return "game/not-host";
    state.allowsReactions = isAllowed;
    return undefined;
  }

  #refusal(): Refusal {
    const { phase, allowsReactions } = this.#parts.state;
    if (!openPhases.includes(phase)) return "game/wrong-phase";
    return allowsReactions ? undefined : "game/reactions-off";
  }

  /** GAME-83: the first one too many is refused, those after it are dropped. */
  #count(memberId: string): "accepted" | "refused" | "dropped" {
    const now = this.#parts.now();
    for (const [id, { times }] of this.#recent) if (!times.some((at) => isRecent(at, now))) this.#recent.delete(id);
    const recent = this.#recent.get(memberId) ?? { times: [], isTold: false };
    recent.times = recent.times.filter((at) => isRecent(at, now));
    this.#recent.set(memberId, recent);
    if (recent.times.length < GAME_REACTIONS_MAX) {
      recent.times.push(now);
      recent.isTold = false;
      return "accepted";
    }
    if (recent.isTold) return "dropped";
    recent.isTold = true;
    return "refused";
  }
}

const isRecent = (at: number, now: number): boolean => now - at < GAME_REACTIONS_SECONDS * 1000;
