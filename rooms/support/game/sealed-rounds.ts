import type { Client } from "@colyseus/core";
import type { GameState, Phase } from "../../../schema/game/state.ts";
import type { RoomTimers, Timer } from "../room-timers.ts";
import { keyLead, roundTripOf } from "./answer-timing.ts";
import type { ComingRound } from "./game.ts";
import type { RoundContent } from "./ports.ts";
import { type SealedText, sealText } from "./sealed-text.ts";

interface SealedRoundsParts {
  readonly state: GameState;
  readonly timers: RoomTimers;
  now(): number;
  /** All sockets in the room. */
  sockets(): Iterable<Client>;
  /** The player whose socket this is. Undefined for those who watch, and for screens. */
  playerIdAt(client: Client): string | undefined;
  sendTo(client: Client, type: string, payload: object): void;
}

interface Sealed {
  readonly round: number;
  readonly content: RoundContent;
  readonly text: SealedText;
  readonly key: Uint8Array<ArrayBuffer>;
}

/** A sealed round opens only from the pause before it. */
const sealedPhases: ReadonlySet<Phase> = new Set(["starting", "reveal", "break"]);

/** Sends each round ahead as a sealed text, and its key so that all phones can show it when it opens (GAME-140 to GAME-148). */
export class SealedRounds {
  readonly #parts: SealedRoundsParts;
  /** The sockets that open sealed texts. */
  readonly #openers = new WeakSet<Client>();
  #sealed: Sealed | undefined;
  /** When the round opens, once its keys are being sent. */
  #opensAt: number | undefined;
  readonly #unsentKeys = new Map<Client, Timer>();
  /** When each player first got the key of the round that opens or is open, by member id. */
  readonly #keyedAt = new Map<string, number>();

  constructor(parts: SealedRoundsParts) {
    this.#parts = parts;
  }

  /** What the sealed round asks. */
  get content(): RoundContent | undefined {
    return this.#sealed?.content;
  }

  isSealed(round: number): boolean {
    return this.#sealed?.round === round;
  }

  /** GAME-145, GAME-146: this socket opens sealed texts. */
  admit(client: Client): void {
    if (this.#openers.has(client)) return;
    this.#openers.add(client);
    if (!this.#sealed) return;
    this.#sendText(client, this.#sealed);
    if (this.#opensAt !== undefined) this.#planKey(client, this.#opensAt);
  }

  /** Seals a round and sends its text to everyone who opens it. */
  seal(round: number, { content, shown }: ComingRound): void {
    this.drop();
    const sealed = { round, content, ...sealText(shown) };
    this.#sealed = sealed;
    for (const client of this.#present()) this.#sendText(client, sealed);
  }

  /** How long before the round the first key has to leave, in milliseconds. */
  get longestLead(): number {
    const players = this.#present().filter((client) => this.#parts.playerIdAt(client) !== undefined);
    return Math.max(0, ...players.map(leadOf));
  }

  /** Sends the keys of the sealed round, each in its time. Returns in how many milliseconds the round has to open. */
  sendKeys(): number {
    if (!this.#sealed) return 0;
    const lead = this.longestLead;
    this.#opensAt = this.#parts.now() + lead;
    for (const client of this.#present()) this.#planKey(client, this.#opensAt);
    return lead;
  }

  /** The round opens. Returns what it asks, if it was sealed. */
  open(round: number): RoundContent | undefined {
    if (!this.isSealed(round)) {
      this.drop();
      return undefined;
    }
    for (const [client, timer] of this.#unsentKeys) {
      timer.cancel();
      this.#sendKey(client);
    }
    const content = this.content;
    this.#forget();
    return content;
  }

  /** GAME-144: how long before the open round this player got its key, in milliseconds. */
  leadOfPlayer(memberId: string): number {
    const keyedAt = this.#keyedAt.get(memberId);
    return keyedAt === undefined ? 0 : Math.max(0, this.#parts.state.phaseStartedAt - keyedAt);
  }

  /** GAME-147: a round that the game does not come to stays sealed. */
  phaseChanged(): void {
    const phase = this.#parts.state.phase as Phase;
    if (phase !== "round" && !sealedPhases.has(phase)) this.drop();
  }

  /** Sends no further keys. */
  stop(): void {
    for (const timer of this.#unsentKeys.values()) timer.cancel();
    this.#unsentKeys.clear();
  }

  drop(): void {
    this.stop();
    this.#forget();
    this.#keyedAt.clear();
  }

  #forget(): void {
    this.#unsentKeys.clear();
    this.#sealed = undefined;
    this.#opensAt = undefined;
  }

  #present(): Client[] {
    return [...this.#parts.sockets()].filter((client) => this.#openers.has(client));
  }

  /** GAME-142: the longer the way to a phone, the sooner its key leaves. */
  #planKey(client: Client, opensAt: number): void {
    const waitMs = opensAt - leadOf(client) - this.#parts.now();
    const send = () => this.#sendKey(client);
    if (waitMs <= 0) send();
    else this.#unsentKeys.set(client, this.#parts.timers.after(waitMs, send));
  }

  #sendText(client: Client, { round, text }: Sealed): void {
    this.#parts.sendTo(client, "sealedRound", { round, ...text });
  }

  #sendKey(client: Client): void {
    const { now, playerIdAt, sendTo } = this.#parts;
    this.#unsentKeys.delete(client);
    if (!this.#sealed) return;
    const { round, key } = this.#sealed;
    const memberId = playerIdAt(client);
    if (memberId !== undefined && !this.#keyedAt.has(memberId)) this.#keyedAt.set(memberId, now());
    sendTo(client, "roundKey", { round, key, startsAt: this.#opensAt });
  }
}

const leadOf = (client: Client): number => keyLead(roundTripOf(client));
