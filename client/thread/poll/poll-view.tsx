import { useId } from "react";
import styled from "styled-components";
import type { Poll } from "../../../schema/thread/poll.ts";
import { Button } from "../../ui/button/button.tsx";
import { formatEnd } from "../../ui/format/format.ts";
import { Cluster } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { PollChoice } from "./poll-choice.tsx";
import { winnersOf } from "./poll-result.ts";
import * as text from "./poll-text.ts";
import { useEnded } from "./use-ended.ts";

interface Props {
  seq: number;
  poll: Poll;
  /** The positions that the reader has chosen. */
  ownVote: readonly number[];
  /** Undefined if the reader may not write. */
  onVote: ((seq: number, choices: readonly number[]) => void) | undefined;
  /** Shows who voted for what. */
  onVoters: (() => void) | undefined;
}

const Frame = styled.div`
  display: grid;
  gap: 4px;
  /* A bubble is as wide as what is in it, so a part of the bubble's width would have no meaning. */
  width: min(320px, calc(84vw - 64px));
  margin-top: 8px;
  white-space: normal;
`;

/** The words of its buttons begin where those above them do. */
const Actions = styled(Cluster)`margin-inline: -12px;`;

const Choices = styled.fieldset`min-width: 0; margin: 0; padding: 0; border: 0;`;

/** The choices of a poll with the result so far, and what the reader can do with it. */
export function PollView({ seq, poll, ownVote, onVote, onVoters }: Props) {
  const name = useId();
  const { choices, counts, voters, allowsMany = false, isSecret } = poll;
  const hasEnded = useEnded(poll.endsAt);
  const vote = hasEnded ? undefined : onVote;
  const winners = hasEnded ? winnersOf(poll) : [];
  const label = allowsMany ? text.severalAnswersLabel : text.oneAnswerLabel;

  function choose(at: number, isChosen: boolean) {
    if (!allowsMany) return vote?.(seq, [at]);
    vote?.(seq, isChosen ? [...ownVote, at] : ownVote.filter((each) => each !== at));
  }

  return (
    <Frame>
      <Choices aria-label={vote ? label : text.resultLabel}>
        {choices.map((choice, at) => (
          <PollChoice
            key={choice}
            name={name}
            choice={choice}
            count={counts[at] ?? 0}
            voters={voters}
            type={allowsMany ? "checkbox" : "radio"}
            isOwn={ownVote.includes(at)}
            badge={winners.includes(at) ? (winners.length > 1 ? text.tiedBadge : text.winnerBadge) : undefined}
            onChoose={vote && ((isChosen) => choose(at, isChosen))}
          />
        ))}
      </Choices>
      <SecondaryText>{factsOf(poll, hasEnded).join(" · ")}</SecondaryText>
      <Actions $gap={0}>
        {vote && !allowsMany && ownVote.length > 0 && (
          <Button variant="quiet" onClick={() => vote(seq, [])}>
            {text.takeBackButton}
          </Button>
        )}
        {onVoters && !isSecret && voters > 0 && (
          <Button variant="quiet" onClick={onVoters}>
            {text.votersButton}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}

function factsOf({ voters, allowsMany, isSecret, endsAt }: Poll, hasEnded: boolean): string[] {
  const end = endsAt !== undefined && (hasEnded ? text.ended : text.ends(formatEnd(endsAt)));
  const votes = hasEnded && voters === 0 ? text.noVotes : text.voters(voters);
  return [votes, allowsMany && text.severalAnswers, isSecret && text.secretVote, end].filter(
    (fact) => typeof fact === "string",
  );
}
