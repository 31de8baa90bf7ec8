import { randomInt } from "node:crypto";
import { z } from "zod";
import { gameType } from "../../../schema/game/settings.ts";
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../schema/limits.ts";
import { openWordList } from "../../../server/word/word.ts";
import type { PeerGame } from "./peer-game.ts";
import { peerQuestions } from "./peer-questions.ts";
import { PeerStore } from "./peer-store.ts";
import { PeerTable, type PeerTimings, type PeerVoice } from "./peer-table.ts";
import { peerTrivia } from "./peer-trivia.ts";
import { peerWordBattle } from "./peer-word-battle.ts";

/** The query parameters of a new connection. */
const connectionQuery = z.object({
  memberId: z.uuid(),
  displayName: z.string(),
  /** Absent for the player who opens a table. */
  code: z.string().optional(),
  gameType: gameType.default("trivia"),
  roomName: z.string().default(""),
  timeLimit: z.coerce.number().default(30),
  rounds: z.coerce.number().default(5),
});
/** The game itself checks the other fields. */
const answer = z.looseObject({ id: z.string(), round: z.int() });

/** One person's connection, the same for both kinds of peer. */
export interface PeerSeat {
  readonly roomCode: string;
  hear(type: string, payload: unknown): void;
  leave(): void;
}

/** All tables of a peer's server. */
export class PeerServer {
  readonly #tables = new Map<string, PeerTable>();
  readonly #questions = peerQuestions();
  readonly #words = openWordList();
  readonly #timings: PeerTimings;
  /** Only if the peer is to do the work of storage too. */
  readonly #store = process.env.PEER_DATABASE_URL ? new PeerStore(process.env.PEER_DATABASE_URL) : undefined;
  readonly #voiceOf: (roomCode: string) => PeerVoice;

  constructor(voiceOf: (roomCode: string) => PeerVoice) {
    this.#voiceOf = voiceOf;
    this.#timings = JSON.parse(process.env.PEER_TIMINGS ?? "{}") as PeerTimings;
  }

  /** `seated` runs before the table sends anything, so that the new player receives it. */
  async arrive(query: object, seated: (roomCode: string, memberId: string) => void): Promise<PeerSeat> {
    const { memberId, displayName, code, ...settings } = connectionQuery.parse(query);
    const table = code === undefined ? this.#open(settings) : this.#tables.get(code);
    if (!table) throw new Error(`there is no table ${code}`);
    // Members of the peer have their id as the token of their session.
    await this.#store?.seat(memberId, table.roomCode);
    seated(table.roomCode, memberId);
    table.sit(memberId, displayName);
    return {
      roomCode: table.roomCode,
      hear: (type, payload) => {
        if (type === "start") table.start();
        if (type === "answer" || type === "word") void table.answer(memberId, answer.parse(payload));
      },
      leave: () => {
        if (!table.leave(memberId)) this.#tables.delete(table.roomCode);
      },
    };
  }

  #open({
    gameType,
    ...settings
  }: Pick<z.output<typeof connectionQuery>, "gameType" | "roomName" | "timeLimit" | "rounds">) {
    const code = Array.from({ length: ROOM_CODE_LENGTH }, () => ROOM_CODE_ALPHABET[randomInt(31)]).join("");
    const game: PeerGame = gameType === "trivia" ? peerTrivia(this.#questions) : peerWordBattle(this.#words);
    const outside = { voice: this.#voiceOf(code), timings: this.#timings, game, store: this.#store };
    const table = new PeerTable(code, settings, outside);
    this.#tables.set(code, table);
    return table;
  }
}
