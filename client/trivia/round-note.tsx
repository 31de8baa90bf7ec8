import styled from "styled-components";
import { errorSentences } from "../app/error-sentences.ts";
import { useView } from "../game/table/table-context.ts";
import { color, short } from "../ui/theme/css.ts";
import type { MyAnswer } from "./answer-sender.ts";
import type { TriviaView } from "./trivia-view.ts";

// One line that is always there, so that its words come and go without moving anything.
const Line = styled.p`
  min-height: 1.5em;
  color: ${color.muted};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  // The answer's own sign says the same where there is no room for a sentence.
  ${short} { position: absolute; opacity: 0; }
`;

/** Where my answer is, and what it earned. */
export function noteOf(answer: MyAnswer, correctOption: number, points: number): string {
  // Why it does not count is still true, and still wanted, when the right answer shows.
  if (answer.status === "refused") return errorSentences[answer.code].message;
  if (correctOption >= 0) {
    if (answer.status !== "sent") return "No answer this round.";
    return answer.option === correctOption ? `Correct, ${points} points for you.` : "Not this time.";
  }
  switch (answer.status) {
    case "open":
      return "";
    case "sending":
      return "Sending your answer...";
    case "sent":
      return "Your answer is in.";
  }
}

export function RoundNote({ answer, points }: { answer: MyAnswer; points: number }) {
  const correctOption = useView((view: TriviaView) => view.correctOption);
  return <Line>{noteOf(answer, correctOption, points)}</Line>;
}
