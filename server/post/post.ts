import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { BodyOf, OutputOf } from "../../schema/endpoint.ts";
import { POSTS_PER_PAGE } from "../../schema/limits.ts";
import type {
  createPost as createPostEndpoint,
  likePost,
  listPosts as listPostsEndpoint,
} from "../../schema/post/api.ts";
import { recordActivity } from "../activity/activity.ts";
import { pageOf } from "../platform/database/keyset.ts";
import { Refusal } from "../platform/refusal.ts";
import { uuidV7 } from "../platform/uuid-v7.ts";
import { leadNames, type MessagingPolicy, refuseWhileMuted } from "../safety/safety.ts";
import { deletePost as deletePostOfOther } from "./admin/deletion.ts";
import { refuseContact } from "./contact.ts";
import { PostEntity, PostLikeEntity } from "./post.entity.ts";
import { selectLikes, selectPosts } from "./post-store.ts";
import { isGuardian, present, type Reader } from "./written.ts";

/** POST-1: a page of posts, newest first. */
export async function listPosts(
  em: EntityManager,
  reader: Reader,
  before?: string,
): Promise<OutputOf<typeof listPostsEndpoint>> {
  const [rows, leads] = await Promise.all([selectPosts(em, reader.memberId, before), leadNames(em)]);
  const { page, next } = pageOf(rows, POSTS_PER_PAGE, ({ id }) => [id]);
  return {
    posts: page.map((row) => ({
      ...present(row, reader),
      postId: row.id,
      likes_count: row.likes_count,
      comments_count: row.comments_count,
      isLiked: row.is_liked,
    })),
    next,
    supervisors: leads,
  };
}

/** POST-2: publishes a post. The endpoint lets only admins in. Returns its id. */
export async function createPost(
  em: EntityManager,
  policy: MessagingPolicy,
  { memberId }: Reader,
  { content }: BodyOf<typeof createPostEndpoint>,
): Promise<string> {
  refuseContact(policy, content);
  const postId = uuidV7();
  await em.transactional(async (tx) => {
    await refuseWhileMuted(tx, memberId);
    await tx.insert(PostEntity, { id: postId, user: memberId, content });
    await recordActivity(tx, memberId, { activityType: "created_post", activityData: { post_id: postId } });
  });
  return postId;
}

/** POST-6: deletes the member's own post with its likes and comments. POST-47: a leader deletes those of others, too. */
export async function deletePost(em: EntityManager, member: Reader, postId: string): Promise<void> {
  const { memberId } = member;
  if ((await em.nativeDelete(PostEntity, { id: postId, deletedAt: null, user: memberId })) > 0) return;
  if (!isGuardian(member)) throw new Refusal("post/not-found");
  await deletePostOfOther(em, memberId, postId);
}

/** POST-4: a member likes a post once, however often and at how many places at once they press. */
export async function like(
  em: EntityManager,
  { memberId }: Reader,
  postId: string,
): Promise<OutputOf<typeof likePost>> {
  await em.transactional(async (tx) => {
    await refuseWhileMuted(tx, memberId);
    await lockPost(tx, postId);
    const added = await tx
      .createQueryBuilder(PostLikeEntity)
      .insert({ post: postId, user: memberId })
      .onConflict(["post", "user"])
      .ignore()
      .execute("run");
    if (added.affectedRows === 0) return;
    await recordActivity(tx, memberId, { activityType: "liked_post", activityData: { post_id: postId } });
  });
  return await likesOf(em, memberId, postId);
}

/** POST-4: takes the member's like back. */
export async function unlike(
  em: EntityManager,
  { memberId }: Reader,
  postId: string,
): Promise<OutputOf<typeof likePost>> {
  await em.nativeDelete(PostLikeEntity, { post: postId, user: memberId });
  return await likesOf(em, memberId, postId);
}

/** Keeps the post from being deleted until the transaction ends, and with `alone` from being commented on. Refuses if it is gone. */
export async function lockPost(tx: EntityManager, postId: string, alone = false): Promise<void> {
  const lockMode = alone ? LockMode.PESSIMISTIC_WRITE : LockMode.PESSIMISTIC_READ;
  const post = await tx.findOne(PostEntity, { id: postId, deletedAt: null }, { lockMode });
  if (!post) throw new Refusal("post/not-found");
}

async function likesOf(em: EntityManager, memberId: string, postId: string): Promise<OutputOf<typeof likePost>> {
  const row = await selectLikes(em, memberId, postId);
  if (!row) throw new Refusal("post/not-found");
  return { isLiked: row.is_liked, likes_count: row.likes_count };
}
