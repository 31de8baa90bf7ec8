import { useMutation } from "@tanstack/react-query";
import {
  deleteManagedComment,
  deleteManagedPost,
  restoreComment as restoreCommentEndpoint,
  restorePost as restorePostEndpoint,
} from "../../../schema/post/admin-api.ts";
import { type ErrorText, toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { type Toast, toast } from "../../ui/feedback/toast.ts";
import { refreshPosts } from "../post-queries.ts";
import * as text from "./post-admin-text.ts";

type Change = () => Promise<unknown>;

/** Deletes and restores posts and comments, says how it went, and offers to undo a deletion. */
export function usePostDeletion() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (change: Change) => change(), onSettled: refreshPosts });

  async function send(change: Change, done: Toast, failed: ErrorText): Promise<void> {
    try {
      await mutateAsync(change);
      toast(done);
    } catch (error) {
      toastError(error, failed);
    }
  }

  const undo = (onPress: () => void) => ({ action: { label: text.undoButton, onPress } });

  const restorePost = (postId: string): Promise<void> =>
    send(() => call(restorePostEndpoint, { params: { postId } }), text.postRestoredToast, text.restoreFailed);

  const restoreComment = (commentId: string): Promise<void> =>
    send(() => call(restoreCommentEndpoint, { params: { commentId } }), text.commentRestoredToast, text.restoreFailed);

  const deletePost = (postId: string): Promise<void> =>
    send(
      () => call(deleteManagedPost, { params: { postId } }),
      { ...text.postDeletedToast, ...undo(() => void restorePost(postId)) },
      text.deletePostFailed,
    );

  const deleteComment = (commentId: string): Promise<void> =>
    send(
      () => call(deleteManagedComment, { params: { commentId } }),
      { ...text.commentDeletedToast, ...undo(() => void restoreComment(commentId)) },
      text.deleteCommentFailed,
    );

  return { deletePost, restorePost, deleteComment, restoreComment, isPending };
}
