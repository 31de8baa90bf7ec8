import type { ErrorCode } from "../../../schema/errors.ts";
import type { GameState } from "../../../schema/game/state.ts";
import { roleBits } from "../../../schema/member/role-bits.ts";
import { newPlayer } from "../event-room/new-event-state.ts";
import type { GamePorts, SavedSeat, SeatedMember } from "../game/ports.ts";
import { callPort } from "../port-call.ts";
import type { WriteQueue } from "../write-queue.ts";
import { nameLead } from "./room-lead.ts";
import { admission, lowestFreeSeat, type Table } from "./seats.ts";

interface ArrivalsParts {
  readonly roomId: string;
  readonly state: GameState;
  readonly ports: GamePorts;
  readonly writes: WriteQueue;
  readonly table: () => Table;
  /** Members who watch without a seat. */
  watcherIds(): readonly string[];
  now(): number;
  /** The seat was saved and may be shown. */
  seated(memberId: string, saved: SavedSeat): void;
  /** The saved seat is no longer needed and must be released. */
  release(memberId: string): void;
  report(operation: string, error: unknown): void;
}

type Arrival = { readonly refused: ErrorCode } | undefined;

/** Members whose seats are being saved. A seat is shown once it is saved. */
export class Arrivals {
  readonly #parts: ArrivalsParts;
  readonly #arriving = new Map<string, { seat: number; settled: Promise<Arrival> }>();

  constructor(parts: ArrivalsParts) {
    this.#parts = parts;
  }

  /** How many others than this member. Whoever asks again, because the reply was lost, needs no second seat. */
  othersThan(memberId: string): number {
    return this.#arriving.size - (this.#arriving.has(memberId) ? 1 : 0);
  }

  /** Saves a member's seat once, even if they request it several times at once. Resolves to the refusal, if any. */
  arrive(member: SeatedMember): Promise<Arrival> {
    const { players } = this.#parts.state;
    const earlier = this.#arriving.get(member.memberId);
    if (earlier) return earlier.settled;
    const taken = [...players.values()].map((player) => player.seat);
    for (const { seat } of this.#arriving.values()) taken.push(seat);
    const seat = players.get(member.memberId)?.seat ?? lowestFreeSeat(taken);
    const settled = this.#sitDown(member, seat);
    this.#arriving.set(member.memberId, { seat, settled });
    return settled;
  }

  async #sitDown({ memberId, displayName, roles, avatarUrl }: SeatedMember, seat: number): Promise<Arrival> {
    const { roomId, state, ports, writes, table, now, seated, release, report } = this.#parts;
    try {
      if (await this.#isKeptOut(memberId)) return { refused: "game/room-full" };
      const saved = await writes.write(() => ports.storeSeat({ memberId, displayName, roomId, seat }));
      if ("refused" in saved) return saved;
      // Nobody sees the new player before the lead is named.
      await nameLead(this.#parts, this.#parts.watcherIds());
      // The game may have started while the seat was being saved.
      const verdict = admission(table(), 0, memberId, state.roomCode);
      if (typeof verdict === "object") {
        release(memberId);
        return verdict;
      }
      const player = state.players.get(memberId) ?? newPlayer(state, { memberId, displayName, seat, joinedAt: now() });
      player.displayName = displayName;
      player.roles = roleBits(roles);
      player.avatarUrl = avatarUrl ?? "";
      player.isActive = true;
      player.joinsRematch = state.phase === "rematch";
      if (verdict === "sit") state.players.set(memberId, player);
      seated(memberId, saved);
      return undefined;
    } catch (error) {
      report("storeSeat", error);
      return { refused: "server/unavailable" };
    } finally {
      this.#arriving.delete(memberId);
    }
  }

  /** SAFE-14: storage looks for blocks only while the room waits for its first game. */
  async #isKeptOut(memberId: string): Promise<boolean> {
    const { roomId, state, ports } = this.#parts;
    if (state.phase !== "rematch" || state.isPrivate || state.players.has(memberId)) return false;
    return (await callPort(() => ports.findBlocked({ roomId, memberIds: [memberId] }))).length > 0;
  }
}
