import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { FlaggedMessageFile } from "../../../schema/safety/flagged-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { NamesInSentence } from "../../member/names-in-sentence-panel.tsx";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { BackLink } from "../../ui/button/back-link.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { formatMoment } from "../../ui/format/moment.ts";
import { ActionBar } from "../../ui/layout/action-bar.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { SecondaryText } from "../../ui/text/text.tsx";
import { FlaggedBadge } from "./flagged-badge.tsx";
import { FlaggedMessages } from "./flagged-messages.tsx";
import { pathOf, placeOf } from "./flagged-place.ts";
import { flaggedMessageQuery, useReview } from "./flagged-queries.ts";
import * as text from "./flagged-text.ts";

/** One flagged message: what was written, where, and whether someone has reviewed it. */
export function FlaggedScreen() {
  const { messageId = "" } = useParams();
  const query = useQuery(flaggedMessageQuery(messageId));
  const { data } = query;
  return (
    <Screen title={text.screenTitle} width="reading">
      <Stack $gap={24}>
        <BackLink to="/safety/flagged">{text.backLink}</BackLink>
        {data ? <Flagged file={data} /> : <QueryState query={query} label={text.loadingMessage} rows={4} />}
      </Stack>
    </Screen>
  );
}

function Flagged({ file }: { file: FlaggedMessageFile }) {
  const { kind, sender, thread, flaggedAt, reviewedAt, reviewer } = file;
  const review =
    reviewedAt === null
      ? []
      : [
          {
            name: text.reviewedName,
            value: (
              <NamesInSentence
                sentence={text.reviewedAt(reviewer?.displayName ?? text.goneMember, formatMoment(reviewedAt))}
                members={[reviewer]}
              />
            ),
          },
        ];
  return (
    <>
      <Stack $gap={12}>
        <Heading level={1}>{text.kindTitles[kind]}</Heading>
        <Cluster role="status" $gap={8}>
          <FlaggedBadge flagged={file} />
        </Cluster>
      </Stack>
      <DescriptionList
        items={[
          {
            name: text.senderName,
            value: <MemberName name={sender?.displayName ?? text.goneMemberName} roles={sender?.roles ?? []} />,
          },
          { name: text.placeName, value: <NamesInSentence sentence={placeOf(thread)} members={thread.people} /> },
          { name: text.flaggedName, value: formatMoment(flaggedAt) },
          ...review,
        ]}
      />
      <Panel title={text.messagesTitle}>
        <Stack $gap={16}>
          <SecondaryText>{text.messagesHint}</SecondaryText>
          <FlaggedMessages file={file} />
        </Stack>
      </Panel>
      <SecondaryText>{text.recordedHint}</SecondaryText>
      <NextStep file={file} />
    </>
  );
}

/** What the reader can do next. It stays within reach on a phone. */
function NextStep({ file }: { file: FlaggedMessageFile }) {
  const { mutate: review, isPending } = useReview(file);
  const { thread, reviewedAt } = file;
  if (reviewedAt !== null && !thread.isReader) return null;
  return (
    <ActionBar $always>
      {thread.isReader && (
        <ButtonLink to={pathOf(thread)} variant="secondary">
          {thread.kind === "channel" ? text.openChannelButton : text.openThreadButton}
        </ButtonLink>
      )}
      {reviewedAt === null && (
        <Button busy={isPending} onClick={() => review()}>
          {text.reviewButton}
        </Button>
      )}
    </ActionBar>
  );
}
