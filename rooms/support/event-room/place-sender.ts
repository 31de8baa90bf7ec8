import type { Client } from "@colyseus/core";
import type { EventGameState } from "../../../schema/game/event-state.ts";
import type { GamePorts } from "../game/ports.ts";
import { callPort } from "../port-call.ts";
import { noPlace, placeAt, type Ranked, rankedPlayers } from "./places.ts";

export interface PlaceSenderParts {
  readonly roomId: string;
  readonly state: EventGameState;
  readonly ports: Pick<GamePorts, "blockedPairs">;
  /** The socket of a player's seat. */
  socketOf(memberId: string): Client | undefined;
  sendTo(client: Client, type: string, payload: object): void;
  report(operation: string, error: unknown): void;
}

/** Sends players their places (GAME-134). */
export class PlaceSender {
  readonly #parts: PlaceSenderParts;
  /** The ranks at the last reveal, and the places gained since the one before, by member id. */
  #ranks = new Map<string, number>();
  #gained = new Map<string, number>();
  /** GAME-136: whom a block keeps apart. Undefined while that is unknown. */
  #apart: ReadonlySet<string> | undefined;

  constructor(parts: PlaceSenderParts) {
    this.#parts = parts;
  }

  /** Another game begins. */
  reset(): void {
    this.#ranks.clear();
    this.#gained.clear();
  }

  /** A round was revealed. */
  revealed(): void {
    const ranked = rankedPlayers(this.#parts.state);
    const before = this.#ranks;
    this.#ranks = ranksOf(ranked);
    this.#gained = new Map([...this.#ranks].map(([id, rank]) => [id, (before.get(id) ?? rank) - rank]));
    void this.#sendAll(ranked);
  }

  /** The results are shown, or a round was taken back, by which nobody has gained. */
  corrected(): void {
    const { state } = this.#parts;
    const ranked = rankedPlayers(state);
    const ranks = ranksOf(ranked);
    const hasChanged = [...ranks].some(([memberId, rank]) => this.#ranks.get(memberId) !== rank);
    if (hasChanged) {
      this.#ranks = ranks;
      this.#gained.clear();
    }
    if (hasChanged || state.phase === "finished") void this.#sendAll(ranked);
  }

  /** Sends one player their place. */
  async send(client: Client, memberId: string): Promise<void> {
    if (!this.#apart) await this.#readBlocks();
    const ranked = rankedPlayers(this.#parts.state);
    this.#parts.sendTo(client, "place", this.#placeOf(ranked, positionsOf(ranked).get(memberId)));
  }

  async #sendAll(ranked: readonly Ranked[]): Promise<void> {
    const { state, socketOf, sendTo } = this.#parts;
    await this.#readBlocks();
    const positions = positionsOf(ranked);
    for (const memberId of state.players.keys()) {
      const socket = socketOf(memberId);
      if (socket) sendTo(socket, "place", this.#placeOf(ranked, positions.get(memberId)));
    }
  }

  #placeOf(ranked: readonly Ranked[], position: number | undefined) {
    const own = position === undefined ? undefined : ranked[position];
    if (position === undefined || !own) return noPlace(ranked);
    const apart = this.#apart;
    // Nobody is shown while blocks are unknown.
    const isApart = (one: string, other: string) => apart?.has(pairKey(one, other)) ?? true;
    return placeAt(ranked, position, { gained: this.#gained.get(own.player.memberId) ?? 0, isApart });
  }

  /** Never rejects. If they cannot be read, the last ones count. */
  async #readBlocks(): Promise<void> {
    const { roomId, ports, report } = this.#parts;
    try {
      const pairs = await callPort(() => ports.blockedPairs({ roomId }));
      this.#apart = new Set(pairs.map(([one, other]) => pairKey(one, other)));
    } catch (error) {
      report("blockedPairs", error);
    }
  }
}

const pairKey = (one: string, other: string): string => [one, other].sort().join(" ");

const ranksOf = (ranked: readonly Ranked[]): Map<string, number> =>
  new Map(ranked.map(({ player, rank }) => [player.memberId, rank]));

const positionsOf = (ranked: readonly Ranked[]): Map<string, number> =>
  new Map(ranked.map(({ player }, position) => [player.memberId, position]));
