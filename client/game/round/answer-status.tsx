import { errorTextOf } from "../../frame/error-text.ts";
import { AnswerLine } from "../../ui/game/round-line.tsx";
import type { OwnAnswer } from "./answer-sender.ts";

export interface StatusText {
  sending: string;
  sent: string;
  /** At the reveal, for whom the room holds an answer of. */
  earned: () => string;
  /** At the reveal, for everybody else. */
  nothing: string;
}

/** Where my answer is, and at the reveal what it earned. */
export function answerStatusText(answer: OwnAnswer<unknown>, isRevealed: boolean, words: StatusText): string {
  // Why it does not count is still true, and still wanted, when the solution shows.
  if (answer.status === "refused") return errorTextOf(answer.code).message;
  if (isRevealed) return answer.status === "sent" ? words.earned() : words.nothing;
  return answer.status === "open" ? "" : words[answer.status];
}

interface Props {
  /** Also on the lowest screens: nothing else shows what it says. */
  stays: boolean;
  children: string;
}

export function AnswerStatus({ stays, children }: Props) {
  return <AnswerLine $stays={stays}>{children}</AnswerLine>;
}
