import { useState } from "react";
import type { Challenge } from "../../schema/challenge/api.ts";
import type { SoloGame } from "../../schema/solo/solo.ts";
import { PeoplePanel } from "../chat/search/people-panel.tsx";
import { SoloResultPanel } from "../solo/result-panel.tsx";
import { SoloShapes } from "../solo/shapes-panel.tsx";
import { SoloSolutions } from "../solo/solutions-panel.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { NumberText } from "../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import { challengePath, useChallengeMoves } from "./challenge-queries.ts";
import * as text from "./challenge-text.ts";

/** The member has finished: what comes next, and in the end both results. */
export function ChallengeResult({ challenge, game }: { challenge: Challenge; game: SoloGame }) {
  const { challengeId, role, friend, state, endsAt } = challenge;
  const canSend = role === "challenger" && state === "open";
  return (
    <>
      {state === "finished" ? (
        <Comparison challenge={challenge} />
      ) : canSend ? (
        <SoloResultPanel game={game} title={text.ownTitle} shared={text.shareWords} path={challengePath(challengeId)}>
          <SecondaryText>{text.linkHint}</SecondaryText>
        </SoloResultPanel>
      ) : (
        <Notice>
          {state === "ended"
            ? text.ended
            : role === "challenger"
              ? text.sentNotice(friend?.displayName ?? "", endsAt)
              : text.waitingForFriend(friend?.displayName ?? "")}
        </Notice>
      )}
      {canSend && <Send challengeId={challengeId} />}
      <SoloSolutions title={text.answersTitle} solved={game.solved} />
    </>
  );
}

/** Chooses a friend: only somebody whom the member may find and message. */
function Send({ challengeId }: { challengeId: string }) {
  const [typed, setTyped] = useState("");
  const { send } = useChallengeMoves(challengeId);
  const choose = (memberId: string) =>
    send.mutate(memberId, { onSuccess: () => toast({ title: text.sentTitle, message: text.sentMessage }) });
  return (
    <Panel title={text.sendTitle}>
      <TextField
        label={text.nameLabel}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        autoComplete="off"
      />
      <PeoplePanel typed={typed} detailOf={() => text.sendDetail} onChoose={({ memberId }) => choose(memberId)} />
    </Panel>
  );
}

/** CHALLENGE-6 */
function Comparison({ challenge: { own, theirs, friend } }: { challenge: Challenge }) {
  if (!own || !theirs) return null;
  const name = friend?.displayName ?? "";
  const difference = own.score - theirs.score;
  return (
    <Panel title={text.comparison} lit>
      <Stack $gap={16}>
        <Side name={text.you} {...own} />
        <Side name={name} {...theirs} />
        <Text $weight={700} role="status">
          {difference === 0 ? text.level : difference > 0 ? text.youAhead : text.ahead(name)}
        </Text>
      </Stack>
    </Panel>
  );
}

function Side({ name, score, marks, wordLength }: { name: string } & NonNullable<Challenge["theirs"]>) {
  return (
    <Row $justify="between" $gap={12}>
      <Stack $gap={4}>
        <Text $weight={600}>{name}</Text>
        <SoloShapes marks={marks} wordLength={wordLength} />
      </Stack>
      <Stack $gap={4} $align="end">
        <NumberText value={formatNumber(score)} />
        <SecondaryText>{text.pointsUnit}</SecondaryText>
      </Stack>
    </Row>
  );
}
