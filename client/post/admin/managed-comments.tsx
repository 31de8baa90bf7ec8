import { useInfiniteQuery } from "@tanstack/react-query";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import type { ManagedComment } from "../../../schema/post/admin-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { Badge } from "../../ui/badge/badge.tsx";
import { Cluster, Stack } from "../../ui/layout/stack.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { MultilineText, Text } from "../../ui/text/text.tsx";
import { Byline } from "../byline-panel.tsx";
import { managedCommentsQuery } from "./post-admin-queries.ts";
import * as text from "./post-admin-text.ts";
import { usePostDeletion } from "./use-post-deletion.ts";

/** POST-41: all comments of a post, oldest first. */
export function ManagedComments({ postId }: { postId: string }) {
  const query = useInfiniteQuery(managedCommentsQuery(postId));
  if (!query.data) return <QueryState query={query} label={text.loadingComments} level={3} rows={2} />;
  const comments = query.data.pages.flatMap((page) => page.comments);
  if (comments.length === 0) return <Text $tone="muted">{text.noComments}</Text>;
  return (
    <Stack $gap={16}>
      <Stack as="ul" $gap={24}>
        {comments.map((comment) => (
          <li key={comment.commentId}>
            <Comment comment={comment} />
          </li>
        ))}
      </Stack>
      <ShowMore query={query} variant="secondary">
        {text.moreButton}
      </ShowMore>
    </Stack>
  );
}

function Comment({ comment }: { comment: ManagedComment }) {
  const { commentId, author, content, isDeleted, openReports } = comment;
  const { deleteComment, restoreComment } = usePostDeletion();
  const action: MenuAction = isDeleted
    ? { label: text.restoreAction, icon: <Undo aria-hidden />, onPress: () => void restoreComment(commentId) }
    : {
        label: text.deleteCommentAction,
        icon: <Trash aria-hidden />,
        tone: "danger",
        onPress: () => void deleteComment(commentId),
      };
  return (
    <Stack $gap={8}>
      <Byline
        written={{ ...comment, author: { ...author, avatarUrl: null } }}
        compact
        menu={<MenuButton label={text.commentMenu(author.displayName)} actions={() => [action]} />}
      />
      {(isDeleted || openReports > 0) && (
        <Cluster $gap={8}>
          {isDeleted && <Badge tone="danger">{text.deletedBadge}</Badge>}
          {openReports > 0 && <Badge tone="warning">{text.reportedBadge(openReports)}</Badge>}
        </Cluster>
      )}
      <MultilineText $tone={isDeleted ? "muted" : "text"}>{content}</MultilineText>
    </Stack>
  );
}
