import styled from "styled-components";
import { QueryState } from "../frame/query-state.tsx";
import { signInPath } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../ui/feedback/skeleton.tsx";
import { ReaderPicture } from "../ui/illustration/people/group-pictures.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./devotion-text.ts";
import { DevotionEntry } from "./feed/devotion-entry.tsx";
import { useFeed } from "./feed/use-feed.ts";
import { StreakPanel } from "./streak-panel.tsx";

interface Props {
  /** Where visitors come back to after signing in. */
  path?: string;
}

// Its own width decides, because in the dashboard there is a sidebar beside it.
const Frame = styled.div`container-type: inline-size;`;
const beside = "@container (min-width: 720px)";
// On a phone: today's, the streak, then the others. Where there is room, the streak stays beside them.
const Areas = styled.div`
  display: grid;
  grid-template-areas: "first" "side" "rest";
  gap: 24px;
  > * { min-width: 0; }
  ${beside} { grid-template: "first side" auto "rest side" 1fr / minmax(0, 1fr) 300px; }
`;
const First = styled.div`grid-area: first;`;
const Side = styled.div`grid-area: side;`;
const Rest = styled(Stack)`grid-area: rest;`;
const Sticky = styled.div`
  ${beside} { position: sticky; top: 88px; }
`;

/** The feed of devotions, today's first, and the member's own streak beside it. */
export function FeedPanel({ path = "/devotions" }: Props) {
  const { me, status } = useSession();
  const { feed, devotions, today } = useFeed(me !== null);
  const memberId = me?.memberId;
  const [newest] = devotions;
  // The server's day decides: a phone whose clock is late shows its devotion as today's all the same.
  const todays = newest && newest.date >= today ? newest : undefined;
  const earlier = todays ? devotions.slice(1) : devotions;
  const loading = !feed.isSuccess && (
    <>
      {/* The server puts the latest devotions here. */}
      <noscript data-stored="devotions">
        <Text>{text.scriptRequired}</Text>
      </noscript>
      <QueryState query={feed} label={text.loadingFeed}>
        <SkeletonCard lines={6} />
      </QueryState>
    </>
  );
  return (
    <Frame>
      <Areas>
        <First>
          {todays ? (
            <DevotionEntry key={todays.devotionId} devotion={todays} isToday memberId={memberId} />
          ) : (
            loading || <NoneToday isEmpty={!newest} />
          )}
        </First>
        <Side>
          <Sticky>
            {status === "signed-in" && <StreakPanel />}
            {status === "signed-out" && <VisitorNote path={path} />}
          </Sticky>
        </Side>
        <Rest $gap={16}>
          {earlier.length > 0 && <Heading level={2}>{text.earlierTitle}</Heading>}
          {earlier.map((devotion) => (
            <DevotionEntry key={devotion.devotionId} devotion={devotion} memberId={memberId} />
          ))}
          {todays && loading}
          {feed.hasNextPage && (
            <Button variant="secondary" busy={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
              {text.showEarlier}
            </Button>
          )}
        </Rest>
      </Areas>
    </Frame>
  );
}

const NoneToday = ({ isEmpty }: { isEmpty: boolean }) =>
  isEmpty ? <EmptyState picture={<ReaderPicture />} title={text.empty} /> : <Text $tone="muted">{text.noneToday}</Text>;

const VisitorNote = ({ path }: { path: string }) => (
  <Panel title={text.visitorTitle}>
    <Stack $gap={16} $align="start">
      <Text $tone="muted">{text.visitorText}</Text>
      <ButtonLink to={signInPath(path)} variant="secondary">
        {text.visitorButton}
      </ButtonLink>
    </Stack>
  </Panel>
);
