import { QueryState } from "../frame/query-state.tsx";
import { signInPath } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../ui/feedback/skeleton.tsx";
import { PagesPicture } from "../ui/illustration/pages-picture.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack, TwoColumns } from "../ui/layout/stack.ts";
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

/** The feed of devotions, today's first, and the member's own streak beside it. */
export function FeedPanel({ path = "/devotions" }: Props) {
  const { me, status } = useSession();
  return (
    <TwoColumns $gap={24}>
      <Feed memberId={me?.memberId} />
      {status === "signed-in" ? <StreakPanel /> : status === "signed-out" && <VisitorNote path={path} />}
    </TwoColumns>
  );
}

function Feed({ memberId }: { memberId: string | undefined }) {
  const { feed, devotions, today } = useFeed(memberId !== undefined);
  if (devotions.length === 0) {
    if (feed.isSuccess) return <EmptyState picture={<PagesPicture />} title={text.empty} />;
    return (
      <QueryState query={feed} label={text.loadingFeed}>
        <SkeletonCard lines={6} />
        <SkeletonCard lines={3} />
      </QueryState>
    );
  }
  const [first, ...others] = devotions;
  // The server's day decides; a phone whose clock is late shows it as today's all the same.
  const todays = first !== undefined && first.date >= today ? first : undefined;
  const earlier = todays ? others : devotions;
  return (
    <Stack $gap={24}>
      {todays && <DevotionEntry devotion={todays} isToday memberId={memberId} />}
      {earlier.length > 0 && (
        <Stack $gap={16}>
          <Heading level={2}>{text.earlierTitle}</Heading>
          {earlier.map((devotion) => (
            <DevotionEntry key={devotion.devotionId} devotion={devotion} memberId={memberId} />
          ))}
        </Stack>
      )}
      {feed.isError && (
        <QueryState query={feed} label={text.loadingFeed}>
          {null}
        </QueryState>
      )}
      {feed.hasNextPage && (
        <Button variant="secondary" busy={feed.isFetchingNextPage} onClick={() => void feed.fetchNextPage()}>
          {text.showEarlier}
        </Button>
      )}
    </Stack>
  );
}

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
