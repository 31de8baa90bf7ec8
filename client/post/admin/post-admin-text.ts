import { countOf } from "../../ui/format/format.ts";

// The list
export { title } from "./section-text.ts";
export const newButton = "New post";
export const loadingList = "Loading posts...";
export const loadFailed = { title: "Error", message: "Failed to load posts" };
export const filtersLabel = "Filters";
export const searchLabel = "Search posts";
export const searchHint = "Text or writer";
export const stateFilter = "State";
export const shownOption = "Shown";
export const deletedOption = "Deleted";
export const emptyTitle = "No posts found";
export const emptyHint = "Try other words or the other state, or write a new one.";
export const postHeader = "Post";
export const authorHeader = "Writer";
export const createdHeader = "Posted";
export const likesHeader = "Likes";
export const commentsHeader = "Comments";
export const reportsHeader = "Open reports";
export const openAction = "Open";
export const deletePostAction = "Delete";
export const restoreAction = "Restore";
export const nameOf = (author: string): string => `the post by ${author}`;

// One post
export const pageTitle = "Post";
export const newTitle = "New post";
export const backLink = "All posts";
export const loadingPost = "Loading post...";
export const deletedBadge = "Deleted";
export const deletedTitle = "This post is deleted";
export const deletedHint =
  "Only admins can see it. 30 days after its deletion it’s removed for good, with its likes and comments.";
export const viewLink = "Where members see it";

// Its comments
export const commentsTitle = (count: number): string => countOf(count, "comment");
export const loadingComments = "Loading comments...";
export const noComments = "Nobody has commented yet.";
export const moreButton = "Show more comments";
export const commentMenu = (author: string): string => `Actions for the comment by ${author}`;
export const deleteCommentAction = "Delete";
export const reportedBadge = (count: number): string => countOf(count, "open report");

// Deleting and restoring
export const undoButton = "Undo";
export const postDeletedToast = { title: "Post deleted", message: "You can restore it for 30 days." };
export const postRestoredToast = { title: "Post restored", message: "Its likes and comments are back, too." };
export const commentDeletedToast = { title: "Comment deleted", message: "You can restore it for 30 days." };
export const commentRestoredToast = { title: "Comment restored" };
export const deletePostFailed = { title: "Error", message: "Failed to delete post" };
export const deleteCommentFailed = { title: "Not deleted", message: "Please try again." };
export const restoreFailed = { title: "Not restored", message: "Please try again." };
