import { errorTextOf } from "../../frame/error-text.ts";
import type { OwnAnswer } from "./answer-sender.ts";
import { AnswerLine } from "./round-line.tsx";

export interface StatusText {
  sending: string;
  sent: string;
  /** At the reveal, for a player whose answer the room has. */
  earned: () => string;
  /** At the reveal, for the other players. */
  nothing: string;
}

/** The status of the player's answer, and at the reveal what it earned. */
export function answerStatusText(answer: OwnAnswer<unknown>, isRevealed: boolean, texts: StatusText): string {
  // The reason for a refusal stays visible at the reveal.
  if (answer.status === "refused") return errorTextOf(answer.code).message;
  if (isRevealed) return answer.status === "sent" ? texts.earned() : texts.nothing;
  return answer.status === "open" ? "" : texts[answer.status];
}

interface Props {
  /** Also shows on the lowest screens, because nothing else there says it. */
  stays: boolean;
  children: string;
}

export function AnswerStatus({ stays, children }: Props) {
  return <AnswerLine $stays={stays}>{children}</AnswerLine>;
}
