import type { PeerGame } from "./peer-game.ts";
import type { PeerStore } from "./peer-store.ts";

/** Sends messages to the people at one table. */
export interface PeerVoice {
  all(type: string, payload: object): void;
  one(memberId: string, type: string, payload: object): void;
}

export interface PeerTimings {
  readonly startingMs: number;
  readonly revealMs: number;
  readonly breakMs: number;
}

export interface PeerSettings {
  readonly roomName: string;
  readonly timeLimit: number;
  readonly rounds: number;
}

interface PeerPlayer {
  readonly memberId: string;
  readonly displayName: string;
  readonly seat: number;
  score: number;
  roundPoints: number;
  /** The answer counts, but may still have to be stored. */
  isJudged: boolean;
  hasAnswered: boolean;
}

interface Outside {
  readonly voice: PeerVoice;
  readonly timings: PeerTimings;
  readonly game: PeerGame;
  /** Absent at a peer that stores nothing. */
  readonly store: PeerStore | undefined;
}

/**
 * A table with plain JSON messages: the same phases, deadlines, scores and updates as ours, without accounts, rate limits
 * or reconnection.
 */
export class PeerTable {
  readonly roomCode: string;
  readonly #settings: PeerSettings;
  readonly #voice: PeerVoice;
  readonly #timings: PeerTimings;
  readonly #game: PeerGame;
  readonly #store: PeerStore | undefined;
  readonly #players = new Map<string, PeerPlayer>();
  #phase = "waiting";
  #round = 0;
  #startedAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(roomCode: string, settings: PeerSettings, { voice, timings, game, store }: Outside) {
    this.roomCode = roomCode;
    this.#settings = settings;
    this.#voice = voice;
    this.#timings = timings;
    this.#game = game;
    this.#store = store;
  }

  sit(memberId: string, displayName: string): void {
    const seat = this.#players.size;
    const player = { memberId, displayName, seat, score: 0, roundPoints: 0, isJudged: false, hasAnswered: false };
    this.#voice.all("seated", player);
    this.#players.set(memberId, player);
    this.#voice.one(memberId, "table", {
      roomCode: this.roomCode,
      ...this.#settings,
      phase: this.#phase,
      players: [...this.#players.values()],
    });
  }

  start(): void {
    if (this.#phase !== "waiting") return;
    this.#enter("starting", this.#timings.startingMs, () => this.#openRound(1));
    this.#voice.all("starting", this.#times(this.#timings.startingMs));
  }

  /** A peer that stores nothing replies within this call. */
  async answer(memberId: string, { id, round, ...given }: { id: string; round: number }): Promise<void> {
    const player = this.#players.get(memberId);
    const isOpen = player && !player.isJudged && this.#phase === "round" && round === this.#round;
    const time = { responseMs: Date.now() - this.#startedAt, limitSeconds: this.#settings.timeLimit };
    const verdict = isOpen ? this.#game.judge(memberId, given, time) : undefined;
    if (!player || !verdict) {
      this.#voice.one(memberId, "refused", { code: "peer/refused", id });
      return;
    }
    player.isJudged = true;
    player.roundPoints = verdict.points;
    if (this.#store) {
      const { roomCode } = this;
      await this.#store.answer({ roomCode, memberId, round, given, points: verdict.points });
    }
    player.hasAnswered = true;
    this.#voice.one(memberId, "receipt", { id, round, ...verdict.receipt });
    this.#voice.all("answered", { memberId });
    if ([...this.#players.values()].every(({ hasAnswered }) => hasAnswered)) this.#reveal();
  }

  /** Returns whether anyone is still at the table. */
  leave(memberId: string): boolean {
    this.#players.delete(memberId);
    if (this.#players.size === 0) clearTimeout(this.#timer);
    return this.#players.size > 0;
  }

  #openRound(round: number): void {
    this.#round = round;
    for (const player of this.#players.values()) {
      player.isJudged = false;
      player.hasAnswered = false;
      player.roundPoints = 0;
    }
    const limitMs = this.#settings.timeLimit * 1000;
    this.#enter("round", limitMs, () => this.#reveal());
    this.#voice.all(this.#game.shows, { round, ...this.#game.draw(), ...this.#times(limitMs) });
  }

  #reveal(): void {
    for (const player of this.#players.values()) player.score += player.roundPoints;
    this.#enter("reveal", this.#timings.revealMs, () => this.#afterReveal());
    const players = [...this.#players.values()].map(({ memberId, score, roundPoints }) => ({
      memberId,
      score,
      roundPoints,
    }));
    this.#voice.all("reveal", {
      round: this.#round,
      ...this.#game.solution(),
      players,
      ...this.#times(this.#timings.revealMs),
    });
  }

  #afterReveal(): void {
    if (this.#round >= this.#settings.rounds) {
      this.#finish();
    } else if (!this.#game.pauses) {
      this.#openRound(this.#round + 1);
    } else {
      this.#enter("break", this.#timings.breakMs, () => this.#openRound(this.#round + 1));
      this.#voice.all("break", this.#times(this.#timings.breakMs));
    }
  }

  #finish(): void {
    this.#phase = "finished";
    const standings = [...this.#players.values()].map(({ memberId, score }) => ({ memberId, score }));
    this.#voice.all("finished", { standings });
  }

  #enter(phase: string, ms: number, atEnd: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(atEnd, ms);
    this.#phase = phase;
    this.#startedAt = Date.now();
  }

  #times(ms: number) {
    return { startedAt: this.#startedAt, endsAt: this.#startedAt + ms };
  }
}
