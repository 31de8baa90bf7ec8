import type { Client } from "@colyseus/core";
import type { GameSettings } from "../../schema/game/settings.ts";
import { WORD_MIN_LENGTH } from "../../schema/limits.ts";
import type { PayloadOf } from "../../schema/room-protocol.ts";
import { wordBattleProtocol } from "../../schema/word-battle/protocol.ts";
import { WordBattleState } from "../../schema/word-battle/state.ts";
import type { Answer } from "../support/base-room.ts";
import type { JudgedAnswer } from "../support/game/answer-book.ts";
import { GameRoom } from "../support/game/game-room.ts";
import type { Drawn } from "../support/game-ports.ts";
import type { RoomOptions } from "../support/kept-room.ts";
import type { WordBattlePorts } from "./ports.ts";
import { bestOf, dealtRack, fewestWords, isDealt, masked, objection, score, upperCase } from "./rules.ts";

type Draft = PayloadOf<(typeof wordBattleProtocol.requests)["draft"]>;

export class WordBattleRoom extends GameRoom<JudgedAnswer> {
  declare state: WordBattleState;
  declare protected ports: WordBattlePorts;
  /** What lies on the players' boards, by member: in no state, for nobody else may see it. */
  readonly #drafts = new Map<string, string>();

  override async onCreate(options: RoomOptions): Promise<void> {
    this.answer(wordBattleProtocol, {
      ...this.gameHandlers,
      word: (client, { id, round, word }) => {
        const played = upperCase(word);
        return this.answerRound(
          client,
          { id, round },
          {
            objection: () => objection(played, this.state.letters),
            judge: (takenMs) => this.#judge(id, played, takenMs),
          },
        );
      },
      draft: (client, draft) => this.#draft(client, draft),
    });
    await super.onCreate(options);
  }

  protected override newState(roomCode: string, settings: GameSettings, hostId: string): WordBattleState {
    return new WordBattleState({ bibleNames: false, ...settings, roomCode, hostId });
  }

  /** Racks are dealt round by round, from what is in memory. */
  protected override async prepareGame(): Promise<Answer> {
    return undefined;
  }

  /** WORD-8: the reveal is the only pause. */
  protected override get breakMs(): number {
    return 0;
  }

  protected override get drawn(): Drawn {
    return { id: null, text: this.state.letters };
  }

  protected override showRound(): void {
    const fewest = fewestWords[this.settings.difficulty];
    this.state.letters = dealtRack(
      () => this.environment.random(),
      (letters) => this.ports.words.holdsAtLeast(fewest, letters, this.state),
    );
  }

  protected override showSolution(): void {
    const { words } = this.ports;
    for (const { memberId } of this.state.players.values()) {
      const given = this.answers.of(memberId);
      // WORD-10: what no list knows may be as rude as what one does.
      const isShown = given?.isCorrect && !words.isRude(given.answer);
      if (given) this.state.words.set(memberId, isShown ? given.answer : masked(given.answer));
    }
    const found = words.wordsIn(this.state.letters, this.state).filter((word) => !words.isRude(word));
    this.state.bestWord = bestOf(found);
    this.state.bestPoints = score(this.state.bestWord);
  }

  protected override clearRound(): void {
    this.#drafts.clear();
    this.state.letters = "";
    this.state.words.clear();
    this.state.bestWord = "";
    this.state.bestPoints = 0;
  }

  /** WORD-7. */
  protected override timeUp(): void {
    const takenMs = this.state.timeLimit * 1000;
    const { round } = this.state;
    const id = `forced-${round}`;
    for (const player of this.state.players.values()) {
      const word = this.#drafts.get(player.memberId) ?? "";
      if (!player.isActive || word.length < WORD_MIN_LENGTH || this.answers.knows(player.memberId)) continue;
      void this.answerFor(player, { id, round }, () => this.#judge(id, word, takenMs));
    }
  }

  protected override receiptOf({ answer, points, isCorrect }: JudgedAnswer): object {
    return { word: answer, points, isWord: isCorrect };
  }

  protected override mineOf(memberId: string, answer: JudgedAnswer | undefined): object {
    const { answer: word = null, points = 0, isCorrect = false } = answer ?? {};
    return { word, points, isWord: isCorrect, draft: this.#drafts.get(memberId) ?? "" };
  }

  #draft(client: Client, { round, word }: Draft): Answer {
    const player = this.playerOf(client);
    if (this.phase === "closed") return "game/room-closed";
    if (!player) return "game/not-seated";
    const draft = upperCase(word);
    // The last letters leave when the time ends and arrive after it: as long as the round is open they are in time.
    const refusal = this.untimely(client, round, this.state.phaseStartedAt);
    if (refusal) return refusal;
    if (!isDealt(draft, this.state.letters)) return "word-battle/not-dealt";
    this.#drafts.set(player.memberId, draft);
    return undefined;
  }

  #judge(requestId: string, answer: string, takenMs: number): JudgedAnswer {
    const isCorrect = this.ports.words.has(answer, this.state);
    return { requestId, answer, points: isCorrect ? score(answer) : 0, takenMs, isCorrect };
  }
}
