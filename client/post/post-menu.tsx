import type { Post } from "../../schema/post/api.ts";
import { confirmed } from "../frame/confirmed.ts";
import { useDeletePost } from "./post-queries.ts";
import * as text from "./post-text.ts";
import { type Question, WrittenMenu } from "./written-menu-panel.tsx";

export function PostMenu({ post: { postId, author, isMine, canDelete } }: { post: Post }) {
  const deletion = useDeletePost(postId);
  const question: Question = {
    label: text.deleteAction,
    icon: "delete",
    title: text.deletePostTitle,
    question: text.deletePostQuestion,
    confirmLabel: text.deleteButton,
    isBusy: deletion.isPending,
    onConfirm: () => confirmed(() => deletion.mutateAsync(), { done: text.postDeleted, failed: text.deletePostFailed }),
  };
  return (
    <WrittenMenu
      label={text.postMenu(author.displayName)}
      name={author.displayName}
      subject={isMine ? null : { kind: "post", postId }}
      questions={canDelete ? [question] : []}
    />
  );
}
