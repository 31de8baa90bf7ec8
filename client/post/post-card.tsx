import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { Suspense, useId, useState } from "react";
import type { Post } from "../../schema/post/api.ts";
import { toastError } from "../frame/error-text.ts";
import { Button } from "../ui/button/button.tsx";
import { ToggleChip } from "../ui/button/toggle-chip.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { lazyPart } from "../ui/late/lazy-part.ts";
import { Card } from "../ui/layout/card.tsx";
import { Cluster, Stack } from "../ui/layout/stack.ts";
import { MultilineText } from "../ui/text/text.tsx";
import { Byline } from "./byline-panel.tsx";
import { PostMenu } from "./post-menu.tsx";
import { useToggleLike } from "./post-queries.ts";
import * as text from "./post-text.ts";

const Comments = lazyPart(async () => (await import("./comments.tsx")).Comments);

/** A post with its likes; its comments open below it. */
export function PostCard({ post }: { post: Post }) {
  const commentsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card as="article" aria-label={text.postBy(post.author.displayName)}>
      <Stack $gap={16}>
        <Byline written={post} menu={<PostMenu post={post} />} />
        <MultilineText>{post.content}</MultilineText>
        <Cluster $gap={12}>
          <LikeChip post={post} />
          <Button
            variant="quiet"
            icon={<MessageCircle aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={commentsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {text.commentsButton(post.comments_count)}
          </Button>
        </Cluster>
        <div id={commentsId} hidden={!isOpen}>
          {isOpen && (
            <Suspense fallback={<SkeletonRows rows={2} />}>
              <Comments postId={post.postId} />
            </Suspense>
          )}
        </div>
      </Stack>
    </Card>
  );
}

function LikeChip({ post }: { post: Post }) {
  const { mutate, isPending } = useToggleLike(post);
  const onError = (error: unknown) => toastError(error, text.likeFailed);
  return (
    <ToggleChip
      pressed={post.isLiked}
      aria-label={text.likeLabel(post.likes_count)}
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && mutate(undefined, { onError })}
    >
      <Heart aria-hidden />
      {post.likes_count}
    </ToggleChip>
  );
}
