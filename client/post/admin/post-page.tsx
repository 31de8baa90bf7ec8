import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation, useParams } from "react-router";
import type { ManagedPost, PostReport } from "../../../schema/post/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { PostReportsPanel } from "../../safety/post-reports-panel.tsx";
import { Button } from "../../ui/button/button.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { formatNumber } from "../../ui/format/format.ts";
import { Card, Panel } from "../../ui/layout/card.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import { DescriptionList } from "../../ui/text/description-list.tsx";
import { MultilineText } from "../../ui/text/text.tsx";
import { Byline } from "../byline-panel.tsx";
import { ManagedComments } from "./managed-comments.tsx";
import { managedPostQuery } from "./post-admin-queries.ts";
import * as text from "./post-admin-text.ts";
import { SubScreen } from "./sub-screen.tsx";
import { usePostDeletion } from "./use-post-deletion.ts";

/** One post with its reports and its comments. */
export function PostPage() {
  const { postId = "" } = useParams();
  const query = useQuery(managedPostQuery(postId));
  return (
    <SubScreen title={text.pageTitle}>
      {query.data ? (
        <Content {...query.data} />
      ) : (
        <QueryState query={query} label={text.loadingPost}>
          <SkeletonCard lines={4} />
        </QueryState>
      )}
    </SubScreen>
  );
}

function Content({ post, reports }: { post: ManagedPost; reports: readonly PostReport[] }) {
  const [reportsPlace, commentsPlace] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const { hash } = useLocation();
  // The numbers in the list lead here.
  useEffect(() => {
    const place = { "#reports": reportsPlace, "#comments": commentsPlace }[hash];
    place?.current?.scrollIntoView();
  }, [hash, reportsPlace, commentsPlace]);
  return (
    <Stack $gap={24}>
      {post.isDeleted && <Notice title={text.deletedTitle}>{text.deletedHint}</Notice>}
      <PostCard post={post} />
      <div ref={reportsPlace}>{reports.length > 0 && <PostReportsPanel reports={reports} />}</div>
      <div ref={commentsPlace}>
        <Panel title={text.commentsTitle(post.comments_count)}>
          <ManagedComments postId={post.postId} />
        </Panel>
      </div>
    </Stack>
  );
}

function PostCard({ post }: { post: ManagedPost }) {
  const { postId, author, content, isDeleted, likes_count, comments_count, openReports } = post;
  const { deletePost, restorePost, isPending } = usePostDeletion();
  return (
    <Card as="article">
      <Stack $gap={16}>
        <Byline written={{ ...post, author: { ...author, avatarUrl: null } }} menu={null} />
        <MultilineText>{content}</MultilineText>
        <DescriptionList
          compact
          items={[
            { name: text.likesHeader, value: formatNumber(likes_count) },
            { name: text.commentsHeader, value: formatNumber(comments_count) },
            { name: text.reportsHeader, value: formatNumber(openReports) },
          ]}
        />
        <Cluster $gap={8}>
          {isDeleted ? (
            <Button busy={isPending} onClick={() => void restorePost(postId)}>
              {text.restoreAction}
            </Button>
          ) : (
            <>
              <ButtonLink variant="secondary" to="/dashboard/community">
                {text.viewLink}
              </ButtonLink>
              <Button variant="danger" busy={isPending} onClick={() => void deletePost(postId)}>
                {text.deletePostAction}
              </Button>
            </>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
