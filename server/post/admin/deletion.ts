import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import { retention } from "../../../schema/retention.ts";
import { recordAudit } from "../../audit/audit.ts";
import { deleteInBatches } from "../../platform/database/delete-in-batches.ts";
import { daysAgo } from "../../platform/date.ts";
import { Refusal } from "../../platform/refusal.ts";
import { PostCommentEntity, PostEntity } from "../post.entity.ts";

/** POST-42: deletes a post, which can be restored for 30 days. Its likes and comments are gone with it. */
export const deletePost = (em: EntityManager, leaderId: string, postId: string): Promise<void> =>
  changePost(em, leaderId, postId, true);

/** POST-43: restores a deleted post. Comments that were deleted before stay deleted. */
export const restorePost = (em: EntityManager, adminId: string, postId: string): Promise<void> =>
  changePost(em, adminId, postId, false);

/** POST-42: deletes a comment, which can be restored for 30 days. */
export const deleteComment = (em: EntityManager, leaderId: string, commentId: string): Promise<void> =>
  changeComment(em, leaderId, commentId, true);

/** POST-43: restores a deleted comment. */
export const restoreComment = (em: EntityManager, adminId: string, commentId: string): Promise<void> =>
  changeComment(em, adminId, commentId, false);

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
/** What can be deleted is not deleted yet, and the other way round. */
const before = (isDeletion: boolean) => (isDeletion ? null : { $ne: null });

/** POST-45: the row of the audit log names the writer. */
const changePost = (em: EntityManager, leaderId: string, postId: string, isDeletion: boolean): Promise<void> =>
  em.transactional(async (tx) => {
    const post = await tx.findOne(PostEntity, { id: postId, deletedAt: before(isDeletion) }, locked);
    if (!post) throw new Refusal("post/not-found");
    post.deletedAt = isDeletion ? new Date() : null;
    const kind = isDeletion ? "post-deleted" : "post-restored";
    await recordAudit(tx, { actorId: leaderId, kind, memberId: post.user?.id, itemId: postId });
  });

const changeComment = (em: EntityManager, leaderId: string, commentId: string, isDeletion: boolean): Promise<void> =>
  em.transactional(async (tx) => {
    const comment = await tx.findOne(PostCommentEntity, { id: commentId, deletedAt: before(isDeletion) }, locked);
    if (!comment) throw new Refusal("post/comment-not-found");
    comment.deletedAt = isDeletion ? new Date() : null;
    const kind = isDeletion ? "comment-deleted" : "comment-restored";
    await recordAudit(tx, { actorId: leaderId, kind, memberId: comment.user.id, itemId: commentId });
  });

/** POST-44: removes what was deleted long ago. */
export async function clearDeletedPosts(em: EntityManager): Promise<void> {
  const old = { deletedAt: { $lt: daysAgo(retention.deletedPosts.days) } };
  await deleteInBatches(em, PostCommentEntity, old);
  await deleteInBatches(em, PostEntity, old);
}
