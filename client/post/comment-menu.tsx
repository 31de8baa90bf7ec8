import type { PostComment } from "../../schema/post/api.ts";
import { confirmed } from "../frame/confirmed.ts";
import { useBlock, useDeleteComment } from "./post-queries.ts";
import * as text from "./post-text.ts";
import { type Question, WrittenMenu } from "./written-menu-panel.tsx";

export function CommentMenu({ comment }: { comment: PostComment }) {
  const { commentId, author, isMine, canDelete } = comment;
  const deletion = useDeletion(commentId);
  const block = useBlocking(author);
  return (
    <WrittenMenu
      label={text.commentMenu(author.displayName)}
      name={author.displayName}
      subject={isMine ? null : { kind: "post_comment", commentId }}
      questions={[...(isMine ? [] : block), ...(canDelete ? [deletion] : [])]}
    />
  );
}

function useDeletion(commentId: string): Question {
  const deletion = useDeleteComment(commentId);
  return {
    label: text.deleteAction,
    icon: "delete",
    title: text.deleteCommentTitle,
    question: text.deleteCommentQuestion,
    confirmLabel: text.deleteButton,
    isBusy: deletion.isPending,
    onConfirm: () =>
      confirmed(() => deletion.mutateAsync(), { done: text.commentDeleted, failed: text.deleteCommentFailed }),
  };
}

function useBlocking({ memberId, displayName }: PostComment["author"]): Question[] {
  const block = useBlock();
  if (memberId === null) return [];
  return [
    {
      label: text.blockAction(displayName),
      icon: "block",
      title: text.blockTitle(displayName),
      question: text.blockQuestion(displayName),
      confirmLabel: text.blockButton,
      isBusy: block.isPending,
      onConfirm: () =>
        confirmed(() => block.mutateAsync(memberId), {
          done: text.blockedToast(displayName),
          failed: text.blockFailed,
        }),
    },
  ];
}
