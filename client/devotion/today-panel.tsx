import { useQuery } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import styled from "styled-components";
import { QueryState } from "../frame/query-state.tsx";
import { useToday } from "../frame/use-today.ts";
import { community } from "../net/community.ts";
import { useSession } from "../net/session.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Skeleton, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { PagesPicture } from "../ui/illustration/pages-picture.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { from } from "../ui/theme/css.ts";
import { comingQuery, todayQuery } from "./devotion-queries.ts";
import * as text from "./devotion-text.ts";
import { previewOf } from "./feed/preview.ts";
import { useRefreshAtMidnight } from "./feed/use-feed.ts";
import { usePendingReads } from "./read/pending-reads.ts";

interface Props {
  /** Where the whole devotion is read. */
  to?: string;
}

/** Today's devotion as a card that leads to it. */
export function TodayPanel({ to = "/devotions" }: Props) {
  const { me } = useSession();
  const query = useQuery(todayQuery);
  const { data: coming } = useQuery({ ...comingQuery, enabled: me !== null });
  const today = useToday(community.timeZone);
  useRefreshAtMidnight(today);
  // What this phone keeps for the coming days is right after midnight, too, when there is no network.
  const stored = coming?.devotions.find(({ date }) => date === today) ?? query.data?.devotion;
  const isPending = usePendingReads(me?.memberId).some(({ devotionId }) => devotionId === stored?.devotionId);
  const devotion = stored && { ...stored, isRead: stored.isRead || isPending };
  return (
    <Panel title={text.todayTitle} lit={devotion?.isRead === false && me !== null}>
      {devotion ? (
        <Stack $gap={12} $align="start">
          <Heading level={3}>{devotion.title}</Heading>
          {devotion.scriptureReference !== null && (
            <Text $size="small" $weight={600} $tone="accentText">
              {devotion.scriptureReference}
            </Text>
          )}
          <Text>{previewOf(devotion.content) ?? devotion.content}</Text>
          <Cluster $gap={12}>
            <ButtonLink to={to} variant={devotion.isRead ? "secondary" : "primary"}>
              {devotion.isRead ? text.openAgain : text.readToday}
            </ButtonLink>
            {devotion.isRead && (
              <Badge tone="success" icon={<Check aria-hidden />}>
                {text.isRead}
              </Badge>
            )}
          </Cluster>
        </Stack>
      ) : query.isSuccess ? (
        <Stack $gap={12} $align="start">
          <EmptyPicture>
            <PagesPicture />
          </EmptyPicture>
          <Text $tone="muted">{text.noneToday}</Text>
          <ButtonLink to={to} variant="secondary">
            {text.allDevotions}
          </ButtonLink>
        </Stack>
      ) : (
        <QueryState query={query} label={text.loadingFeed} level={3}>
          <DevotionSkeleton />
        </QueryState>
      )}
    </Panel>
  );
}

/** As many lines as a preview has on a phone; of a wider screen's fewer lines the others are cut off. */
const PREVIEW_LINES = 6;
const PreviewLines = styled.div`
  overflow: hidden;
  height: 8.25rem;
  ${from.wide} { height: 3.5rem; }
`;

// With it the card is about as high without a devotion as with one.
const EmptyPicture = styled.div`
  width: 172px;
  ${from.wide} { width: 112px; }
  > svg { display: block; width: 100%; height: auto; }
`;

// As high as a devotion, so that nothing below moves when it arrives.
const DevotionSkeleton = () => (
  <Stack $gap={12}>
    <Skeleton $width="70%" $height="1.6rem" />
    <Skeleton $width="30%" $height="1.4rem" />
    <PreviewLines>
      <SkeletonText lines={PREVIEW_LINES} />
    </PreviewLines>
    <Skeleton $width="12rem" $height="48px" />
  </Stack>
);
