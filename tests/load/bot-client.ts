import type { GameType } from "../../schema/game/settings.ts";

/** One player as everyone at the table sees them. */
export interface PlayerView {
  readonly score: number;
  readonly roundPoints: number;
  readonly hasAnswered: boolean;
  readonly isConnected: boolean;
}

/** A player's view of the table in any protocol. It has the form of our rooms' synchronized state. */
export interface TableView {
  readonly phase: string;
  readonly roomCode: string;
  readonly round: number;
  readonly rounds: number;
  /** Only in trivia. `correctOption` is -1 before the reveal. */
  readonly options?: { readonly length: number };
  readonly correctOption?: number;
  /** Only in word battle. */
  readonly letters?: string;
  readonly players: {
    readonly size: number;
    get(memberId: string): PlayerView | undefined;
    keys(): Iterable<string>;
    values(): Iterable<PlayerView>;
  };
}

/** Bytes on the network, with handshake and framing but without TCP headers. */
export interface Traffic {
  readonly received: number;
  readonly sent: number;
}

/** A player's request in the game's protocol. */
export interface Asking {
  readonly request: string;
  readonly payload: object;
}

/** Confirms that an answer is stored, with the answer in the game's terms. */
export interface Receipt {
  readonly id: string;
  readonly round: number;
  readonly option?: number;
  readonly word?: string;
  readonly points?: number;
}

/** What a connection reports to its player. */
export interface BotHandlers {
  changed(): void;
  receipt(receipt: Receipt): void;
  refused(code: string, id: string | undefined): void;
  closed(code: number): void;
}

/** One player's open connection to a table. */
export interface BotClient {
  readonly memberId: string;
  /** The room that other guests join. */
  readonly roomId: string;
  readonly view: TableView;
  readonly traffic: Traffic;
  /** Sets the handlers; only one set at a time. */
  listen(listeners: BotHandlers): void;
  start(): void;
  ask(asking: Asking): void;
  /** Gives up the seat; the server closes the connection. */
  leave(): void;
  /** Cuts the connection without a close frame. */
  cut(): void;
}

export interface TableSettings {
  /** Trivia by default. */
  readonly gameType?: GameType;
  readonly roomName: string;
  readonly maxPlayers: 2 | 4 | 6 | 8;
  readonly timeLimit: 15 | 30 | 45 | 60;
  readonly difficulty: "easy" | "medium" | "hard";
  readonly rounds: 5 | 10 | 15;
}

/** A person who can take a seat; both calls resolve once the first state has arrived. */
export interface Guest {
  readonly memberId: string;
  open(settings: TableSettings): Promise<BotClient>;
  join(table: { readonly roomId: string; readonly roomCode: string }): Promise<BotClient>;
}
