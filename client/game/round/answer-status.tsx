import styled from "styled-components";
import { errorTextOf } from "../../frame/error-text.ts";
import { color, short } from "../../ui/theme/css.ts";
import type { OwnAnswer } from "./answer-sender.ts";

// One line that is always there, so that its words come and go without moving anything.
const Line = styled.p<{ $stays: boolean }>`
  min-height: 1.5em;
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  // Where there is no room for a sentence.
  ${short} { ${({ $stays }) => !$stays && "position: absolute; opacity: 0;"} }
`;

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
  return <Line $stays={stays}>{children}</Line>;
}
