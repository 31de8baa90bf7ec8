import { countOf, listOf, pluralOf } from "../ui/format/format.ts";

/** Posts and channels, in the dashboard. */
export const communityTitle = "Community";
export const postsTitle = "Posts";
export const loadingPosts = "Loading posts...";
export const emptyTitle = "No posts yet";
export const emptyHint = "When your leaders post something, it appears here. Until then, there’s talk in the channels.";
export const emptyHintForAdmins = "Write the first one above. Everyone in the community will see it.";
export const channelsLink = "See the channels";
export const morePostsButton = "Show older posts";

/** Two-deep: who reads along. */
export function supervisionNote(supervisors: readonly string[]): string {
  const everyone = "Everyone in the community can read posts and comments.";
  if (supervisors.length === 0) return everyone;
  const leads = pluralOf(supervisors.length, "safeguarding lead");
  return `${everyone} So ${pluralOf(supervisors.length, "does", "do")} ${listOf(supervisors)}, ${leads}.`;
}

// Writing a post
export const newPostTitle = "Write a post";
export const newPostLabel = "What would you like to tell everyone?";
export const postRequired = "Please write something first.";
export const postButton = "Post";
export const postedToast = { title: "Posted", message: "Everyone in the community can see it now." };
export const postFailed = { title: "Error", message: "Failed to create post" };

/** Names a post for screen readers. */
export const postBy = (name: string): string => `Post by ${name}`;

// Likes and comments
export const likeLabel = (likes: number): string => `Like, ${countOf(likes, "like")}`;
export const commentsButton = (comments: number): string => (comments === 0 ? "Comment" : countOf(comments, "comment"));
export const loadingComments = "Loading comments...";
export const commentsLabel = "Comments";
export const earlierButton = "Show earlier comments";
export const commentLabel = "Write a comment";
export const commentRequired = "Please write something first.";
export const commentButton = "Send";
export const commentFailed = { title: "Not sent", message: "Your comment wasn’t sent. Please try again." };
export const likeFailed = { title: "Not saved", message: "Please try again." };

// The menu of a post or a comment
export const postMenu = (name: string): string => `Menu of the post by ${name}`;
export const commentMenu = (name: string): string => `Menu of the comment by ${name}`;
export const reportAction = "Report";
export const deleteAction = "Delete";
export const deleteButton = "Delete";
export const deletePostTitle = "Delete this post?";
export const deletePostQuestion = "Its likes and comments go with it. This can’t be undone.";
export const deleteCommentTitle = "Delete this comment?";
export const deleteCommentQuestion = "This can’t be undone.";
export const postDeleted = { title: "Post deleted", message: "Nobody can see it anymore." };
export const commentDeleted = { title: "Comment deleted", message: "Nobody can see it anymore." };
export const deletePostFailed = { title: "Error", message: "Failed to delete post" };
export const deleteCommentFailed = { title: "Not deleted", message: "Please try again." };
export const blockAction = (name: string): string => `Block ${name}`;
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockQuestion = (name: string): string =>
  `You and ${name} won’t see each other’s comments, and can’t message each other. We don’t tell them.`;
export const blockButton = "Block";
export const blockedToast = (name: string) => ({
  title: "Blocked",
  message: `You and ${name} won’t see each other’s comments anymore.`,
});
export const blockFailed = { title: "Not blocked", message: "Please try again." };
