import type { EveningEnd } from "../evening/evening-faults.ts";
import type { Pace } from "../evening/script.ts";
import { readRecaps, readStored } from "../evening/stored-evening.ts";
import { wordFinder } from "../game/word-battle-bot.ts";
import type { Member } from "../member/member.ts";
import { WordPhone } from "./word-phone.ts";

interface WordTableParts {
  readonly party: readonly Member[];
  readonly roomId: string;
  readonly pace: Pace;
  readonly rounds: number;
}

/** A table of word battle. Racks are random, so its scores follow from the words that the server has acknowledged. */
export class WordTable {
  readonly phones: readonly WordPhone[];
  readonly #rounds: number;

  /** Opens the phones of a party; the first of them is the host. */
  constructor({ party, roomId, pace, rounds }: WordTableParts) {
    const wordsIn = wordFinder();
    this.phones = party.map((member) => new WordPhone({ member, roomId, pace, wordsIn }));
    this.#rounds = rounds;
  }

  get host(): WordPhone {
    return this.phones[0] as WordPhone;
  }

  /** Collects what phones, database and recaps have after the last result. Rounds have no question, so each one’s is empty. */
  async readEnd(databaseUrl: string): Promise<EveningEnd> {
    const stored = new Map((await readStored(databaseUrl, [this.host.roomId])).map((each) => [each.memberId, each]));
    const recaps = await readRecaps(this.phones);
    const players = this.phones.map(({ member: { memberId }, roomId, receipts, earned, score, rank }) => {
      const [own, recap] = [stored.get(memberId), recaps.get(memberId)];
      if (!own || !recap) throw new Error(`nothing is stored of ${memberId}`);
      return {
        memberId,
        roomId,
        scripted: { score: earned, rightAnswers: this.#rounds },
        receipts,
        shownScore: score,
        shownRank: rank,
        stored: own,
        recap,
      };
    });
    return { players, wallScores: new Map(), questions: Array.from({ length: this.#rounds }, () => ""), leaks: [] };
  }

  close(): void {
    for (const phone of this.phones) phone.close();
  }
}
