import { useInfiniteQuery } from "@tanstack/react-query";
import type { PostComment } from "../../schema/post/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { ShowMore } from "../frame/show-more.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { MultilineText } from "../ui/text/text.tsx";
import { Byline } from "./byline-panel.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentMenu } from "./comment-menu.tsx";
import { commentsQuery } from "./post-queries.ts";
import * as text from "./post-text.ts";

/** The comments of a post, oldest first, and a field for one's own. */
export function Comments({ postId }: { postId: string }) {
  const query = useInfiniteQuery(commentsQuery(postId));
  if (!query.data) return <QueryState query={query} label={text.loadingComments} level={3} rows={2} />;
  const comments = [...query.data.pages].reverse().flatMap((page) => page.comments);
  return (
    <Stack $gap={16}>
      <ShowMore query={query}>{text.earlierButton}</ShowMore>
      {/* Screen readers announce a comment that was added. */}
      <div aria-live="polite">
        {comments.length > 0 && (
          <Stack as="ul" $gap={16} aria-label={text.commentsLabel}>
            {comments.map((comment) => (
              <li key={comment.commentId}>
                <Comment comment={comment} />
              </li>
            ))}
          </Stack>
        )}
      </div>
      <CommentForm postId={postId} />
    </Stack>
  );
}

const Comment = ({ comment }: { comment: PostComment }) => (
  <Stack $gap={4}>
    <Byline written={comment} compact menu={<CommentMenu comment={comment} />} />
    <MultilineText>{comment.content}</MultilineText>
  </Stack>
);
