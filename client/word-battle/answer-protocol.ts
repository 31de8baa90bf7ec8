import type { z } from "zod";
import type { wordBattleAnnouncements } from "../../schema/word-battle/protocol.ts";
import type { AnswerProtocol } from "../game/round/use-answer.ts";
import type { PlayedWord } from "./word-view.ts";

type Announced = typeof wordBattleAnnouncements;
export type OwnAnswerMessage = z.output<Announced["ownAnswer"]["payload"]>;
export type Receipt = z.output<Announced["receipt"]["payload"]>;

/** An answer is a word. The room adds its points and whether it is a real word. */
export const answerProtocol: AnswerProtocol<PlayedWord, Receipt | OwnAnswerMessage> = {
  request: "word",
  payload: ({ word }) => ({ word }),
  given: ({ word, points, isWord }) => (word === null ? null : { word, points, isWord }),
};
