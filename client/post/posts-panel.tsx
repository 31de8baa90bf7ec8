import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { hasAccess } from "../frame/access.ts";
import { QueryState } from "../frame/query-state.tsx";
import { ShowMore } from "../frame/show-more.tsx";
import { useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { SkeletonCard } from "../ui/feedback/skeleton.tsx";
import { WindowsPicture } from "../ui/illustration/windows-picture.tsx";
import { lazyPart } from "../ui/late/lazy-part.ts";
import { Card } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import { PostCard } from "./post-card.tsx";
import { feedQuery } from "./post-queries.ts";
import * as text from "./post-text.ts";

// Few members are admins.
const PostForm = lazyPart(async () => (await import("./post-form.tsx")).PostForm);

/** The community's posts, newest first, which members like and comment on. Admins write them here. */
export function PostsPanel() {
  const isAdmin = hasAccess("admin", useSession().me);
  const query = useInfiniteQuery(feedQuery);
  const pages = query.data?.pages;
  return (
    // With a tabIndex it takes the focus when the post or comment that had it is deleted.
    <Stack as="section" $gap={16} aria-labelledby="posts" tabIndex={-1}>
      {isAdmin && (
        <Suspense fallback={<SkeletonCard />}>
          <PostForm />
        </Suspense>
      )}
      <Stack $gap={4}>
        <Heading id="posts" size="title">
          {text.postsTitle}
        </Heading>
        {pages?.[0] && <SecondaryText>{text.supervisionNote(pages[0].supervisors)}</SecondaryText>}
      </Stack>
      {pages ? (
        <>
          {pages[0]?.posts.length === 0 && <NoPosts isAdmin={isAdmin} />}
          <Stack as="ul" $gap={16}>
            {pages
              .flatMap(({ posts }) => posts)
              .map((post) => (
                <li key={post.postId}>
                  <PostCard post={post} />
                </li>
              ))}
          </Stack>
          <ShowMore query={query}>{text.morePostsButton}</ShowMore>
        </>
      ) : (
        <QueryState query={query} label={text.loadingPosts} level={3}>
          <Stack $gap={16}>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={3} />
          </Stack>
        </QueryState>
      )}
    </Stack>
  );
}

const NoPosts = ({ isAdmin }: { isAdmin: boolean }) => (
  <Card>
    <EmptyState
      picture={<WindowsPicture />}
      title={text.emptyTitle}
      level={3}
      action={
        isAdmin ? undefined : (
          <ButtonLink to="/community" variant="secondary">
            {text.channelsLink}
          </ButtonLink>
        )
      }
      hint={isAdmin ? text.emptyHintForAdmins : text.emptyHint}
    />
  </Card>
);
