import type { Translates } from "../../schema/language/translation.ts";
import { countOf, listOf, pluralOf } from "../ui/format/format.ts";

/** Posts and channels, in the dashboard. */
export const communityTitle = "Community";
export const postsTitle = "Posts";
export const loadingPosts = "The posts dey load...";
export const emptyTitle = "No post dey yet";
export const emptyHint =
  "When your leaders post something, e go show here. Before then, people dey talk for the channels.";
export const emptyHintForAdmins = "Write the first one for up. Everybody for the community go see am.";
export const channelsLink = "See the channels";
export const morePostsButton = "Show older posts";

/** Two-deep: who reads along. */
export function supervisionNote(supervisors: readonly string[]): string {
  const everyone = "Everybody for the community fit read posts and comments.";
  if (supervisors.length === 0) return everyone;
  const leads = pluralOf(supervisors.length, "safeguarding lead", "safeguarding leads");
  return `${everyone} ${listOf(supervisors)} too fit read them, as ${leads}.`;
}

// Writing a post
export const newPostTitle = "Write post";
export const newPostLabel = "Wetin you wan tell everybody?";
export const postRequired = "Abeg write something first.";
export const postButton = "Post";
export const postedToast = { title: "E don post", message: "Everybody for the community fit see am now." };
export const postFailed = { title: "E no work", message: "We no fit create the post" };

/** Names a post for screen readers. */
export const postBy = (name: string): string => `Post by ${name}`;

// Likes and comments
export const likeLabel = (likes: number): string => `Like, ${countOf(likes, "like", "likes")}`;
export const commentsButton = (comments: number): string =>
  comments === 0 ? "Comment" : countOf(comments, "comment", "comments");
export const loadingComments = "The comments dey load...";
export const commentsLabel = "Comments";
export const earlierButton = "Show earlier comments";
export const commentLabel = "Write comment";
export const commentRequired = "Abeg write something first.";
export const commentButton = "Send";
export const commentFailed = { title: "E no send", message: "Your comment no send. Abeg try am again." };
export const likeFailed = { title: "E no save", message: "Abeg try am again." };

// The menu of a post or a comment
export const postMenu = (name: string): string => `Menu of the post by ${name}`;
export const commentMenu = (name: string): string => `Menu of the comment by ${name}`;
export const reportAction = "Report";
export const deleteAction = "Delete";
export const deleteButton = "Delete";
export const deletePostTitle = "Delete this post?";
export const deletePostQuestion = "The likes and comments go comot with am. You no fit undo am.";
export const deleteCommentTitle = "Delete this comment?";
export const deleteCommentQuestion = "You no fit undo am.";
export const postDeleted = { title: "Post don delete", message: "Nobody fit see am again." };
export const commentDeleted = { title: "Comment don delete", message: "Nobody fit see am again." };
export const deletePostFailed = { title: "E no work", message: "We no fit delete the post" };
export const deleteCommentFailed = { title: "E no delete", message: "Abeg try am again." };
export const blockAction = (name: string): string => `Block ${name}`;
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockQuestion = (name: string): string =>
  `You and ${name} no go see each other comments, and una no fit message each other. We no dey tell them.`;
export const blockButton = "Block";
export const blockedToast = (name: string) => ({
  title: "Blocked",
  message: `You and ${name} no go see each other comments again.`,
});
export const blockFailed = { title: "E no block", message: "Abeg try am again." };

export type Holds = Translates<typeof import("./post-text.ts"), typeof import("./post-text.pcm.ts")>;
