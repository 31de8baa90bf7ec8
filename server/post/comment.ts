import { raw } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutputOf } from "../../schema/endpoint.ts";
import { COMMENTS_PER_PAGE } from "../../schema/limits.ts";
import type { listComments as listCommentsEndpoint, PostComment } from "../../schema/post/api.ts";
import { recordActivity } from "../activity/activity.ts";
import { pageOf } from "../platform/database/keyset.ts";
import type { StatementSource } from "../platform/database/prepared.ts";
import { Refusal } from "../platform/refusal.ts";
import { uuidV7 } from "../platform/uuid-v7.ts";
import { findSupervisor, type MessagingPolicy, refuseWhileMuted } from "../safety/safety.ts";
import { deleteComment as deleteCommentOfOther } from "./admin/deletion.ts";
import { refuseContact } from "./contact.ts";
import { PostCommentEntity, PostEntity } from "./post.entity.ts";
import { lockPost } from "./post.ts";
import { selectComment, selectComments } from "./post-store.ts";
import { isGuardian, present, type Reader } from "./written.ts";

/** POST-5, POST-9: the newest comments of a post that the member sees, oldest first, or those before one of them. */
export async function listComments(
  em: EntityManager,
  reader: Reader,
  { postId, before }: { postId: string; before?: string | undefined },
): Promise<OutputOf<typeof listCommentsEndpoint>> {
  if ((await em.count(PostEntity, { id: postId, deletedAt: null })) === 0) throw new Refusal("post/not-found");
  const rows = await selectComments(em, reader.memberId, postId, before);
  const { page, next } = pageOf(rows, COMMENTS_PER_PAGE, ({ id }) => [id]);
  const comments = page.toReversed().map((row) => ({ ...present(row, reader), commentId: row.id }));
  return { comments, next };
}

/** POST-5: adds a comment. */
export async function addComment(
  em: EntityManager,
  policy: MessagingPolicy,
  member: Reader,
  { postId, content }: { postId: string; content: string },
): Promise<PostComment> {
  const { memberId } = member;
  const id = uuidV7();
  return await em.transactional(async (tx) => {
    // Otherwise two parts of a number could pass at the same time.
    await lockPost(tx, postId, true);
    await refuseWhileMuted(tx, memberId);
    await refuseUnsupervised(tx, policy, memberId);
    refuseContact(policy, content, await recentTexts(tx, memberId, postId));
    await tx.insert(PostCommentEntity, { id, post: postId, user: memberId, content });
    await recordActivity(tx, memberId, { activityType: "commented_on_post", activityData: { post_id: postId } });
    // Read here, because the post may be deleted as soon as the transaction has ended.
    return { ...present(await selectComment(tx, id), member), commentId: id };
  });
}

/** POST-7: what a member wrote below a post lately, oldest first, because contact data can be split over comments. */
async function recentTexts(tx: EntityManager, memberId: string, postId: string): Promise<string[]> {
  const recent = { user: memberId, post: postId, createdAt: { $gt: raw("now() - interval '10 minutes'") } };
  const comments = await tx.find(PostCommentEntity, recent, {
    fields: ["content"],
    orderBy: { id: "desc" },
    limit: 12,
  });
  return comments.map(({ content }) => content).toReversed();
}

/** POST-8: adults and minors read one another here, so somebody has to read along who is not the writer. */
async function refuseUnsupervised(source: StatementSource, policy: MessagingPolicy, memberId: string): Promise<void> {
  if (policy.isOpenToAll || (await findSupervisor(source, [memberId])) !== null) return;
  throw new Refusal("post/unsupervised");
}

/** POST-6: deletes the member's own comment. POST-47: a leader deletes those of others, too. */
export async function deleteComment(em: EntityManager, member: Reader, commentId: string): Promise<void> {
  const { memberId } = member;
  if ((await em.nativeDelete(PostCommentEntity, { id: commentId, deletedAt: null, user: memberId })) > 0) return;
  if (!isGuardian(member)) throw new Refusal("post/comment-not-found");
  await deleteCommentOfOther(em, memberId, commentId);
}
