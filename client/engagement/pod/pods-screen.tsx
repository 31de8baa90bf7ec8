import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../frame/query-state.tsx";
import { Screen } from "../../frame/screen.tsx";
import { useSession } from "../../net/session.ts";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { PodPicture } from "../../ui/illustration/people/group-pictures.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack, TwoColumns } from "../../ui/layout/stack.ts";
import { BulletList } from "../../ui/text/bullet-list.tsx";
import { Text } from "../../ui/text/text.tsx";
import { EngagementIntro } from "../engagement-intro.tsx";
import { SignInNote } from "../sign-in-note.tsx";
import { AskForm } from "./ask-form.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { ownPodRequestsQuery } from "./pod-queries.ts";
import * as text from "./pod-text.ts";

/** Mentorship pods: ask for a mentor, and see one's requests. */
export function PodsScreen() {
  const { status } = useSession();
  return (
    <Screen width="full">
      <Stack $gap={24}>
        <EngagementIntro title={text.title} lead={text.lead} picture={<PodPicture wide />} />
        <TwoColumns $gap={32} $side={340}>
          {status === "signed-in" ? (
            <MemberPart />
          ) : (
            <Panel title={text.askTitle}>
              <SignInNote>{text.signInToAsk}</SignInNote>
            </Panel>
          )}
          <Panel title={text.howTitle}>
            <BulletList items={text.how} />
          </Panel>
        </TwoColumns>
      </Stack>
    </Screen>
  );
}

function MemberPart() {
  const query = useQuery(ownPodRequestsQuery);
  if (!query.data) {
    return (
      <QueryState query={query} label={text.loadingOwn}>
        <SkeletonCard />
      </QueryState>
    );
  }
  const { requests } = query.data;
  const isWaiting = requests.some(({ state }) => state === "waiting");
  return (
    <Stack $gap={24}>
      <Panel title={text.askTitle}>{isWaiting ? <Text $tone="muted">{text.waitingHint}</Text> : <AskForm />}</Panel>
      {requests.length > 0 && <OwnRequests requests={requests} />}
    </Stack>
  );
}
