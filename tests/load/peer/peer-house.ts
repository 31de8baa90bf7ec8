import { randomInt } from "node:crypto";
import { z } from "zod";
import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from "../../../schema/limits.ts";
import { peerQuestions } from "./peer-questions.ts";
import { type PeerPace, PeerTable, type PeerVoice } from "./peer-table.ts";

/** What comes with a new connection, in its URL. */
const arrival = z.object({
  memberId: z.uuid(),
  displayName: z.string(),
  /** Absent for who opens a table. */
  code: z.string().optional(),
  roomName: z.string().default(""),
  timeLimit: z.coerce.number().default(30),
  rounds: z.coerce.number().default(5),
});
const answer = z.object({ id: z.string(), round: z.int(), option: z.int() });

/** One person's connection, as both kinds of peer handle it. */
export interface PeerSeat {
  readonly roomCode: string;
  hear(type: string, payload: unknown): void;
  leave(): void;
}

/** All tables of a peer's server. */
export class PeerHouse {
  readonly #tables = new Map<string, PeerTable>();
  readonly #questions = peerQuestions();
  readonly #pace: PeerPace;
  readonly #voiceOf: (roomCode: string) => PeerVoice;

  constructor(voiceOf: (roomCode: string) => PeerVoice) {
    this.#voiceOf = voiceOf;
    this.#pace = JSON.parse(process.env.PEER_PACE ?? "{}") as PeerPace;
  }

  /** `seated` runs before the table speaks, so that its voice reaches the newcomer. */
  arrive(query: object, seated: (roomCode: string, memberId: string) => void): PeerSeat {
    const { memberId, displayName, code, ...settings } = arrival.parse(query);
    const table = code === undefined ? this.#open(settings) : this.#tables.get(code);
    if (!table) throw new Error(`there is no table ${code}`);
    seated(table.roomCode, memberId);
    table.sit(memberId, displayName);
    return {
      roomCode: table.roomCode,
      hear: (type, payload) => {
        if (type === "start") table.start();
        if (type === "answer") table.answer(memberId, answer.parse(payload));
      },
      leave: () => {
        if (!table.leave(memberId)) this.#tables.delete(table.roomCode);
      },
    };
  }

  #open(settings: { roomName: string; timeLimit: number; rounds: number }): PeerTable {
    const code = Array.from({ length: ROOM_CODE_LENGTH }, () => ROOM_CODE_ALPHABET[randomInt(31)]).join("");
    const outside = { voice: this.#voiceOf(code), pace: this.#pace, questions: this.#questions };
    const table = new PeerTable(code, settings, outside);
    this.#tables.set(code, table);
    return table;
  }
}
