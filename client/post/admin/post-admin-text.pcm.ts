import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

// The list
export { title } from "./section-text.ts";
export const newButton = "New post";
export const loadingList = "The posts dey load...";
export const loadFailed = { title: "E no work", message: "The posts no load" };
export const filtersLabel = "Filters";
export const searchLabel = "Search posts";
export const searchHint = "Text or writer";
export const stateFilter = "State";
export const shownOption = "Dey show";
export const deletedOption = "Deleted";
export const emptyTitle = "We no see any post";
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
export const loadingPost = "The post dey load...";
export const deletedBadge = "Deleted";
export const deletedTitle = "Dem don delete this post";
export const deletedHint =
  "Only admins fit see am. 30 days after dem delete am, e go comot for good, with the likes and comments.";
export const viewLink = "Where members dey see am";

// Its comments
export const commentsTitle = (count: number): string => countOf(count, "comment", "comments");
export const loadingComments = "The comments dey load...";
export const noComments = "Nobody don comment yet.";
export const moreButton = "Show more comments";
export const commentMenu = (author: string): string => `Actions for the comment by ${author}`;
export const deleteCommentAction = "Delete";
export const reportedBadge = (count: number): string => countOf(count, "open report", "open reports");

// Deleting and restoring
export const undoButton = "Undo";
export const postDeletedToast = { title: "Post don delete", message: "You fit restore am within 30 days." };
export const postRestoredToast = { title: "Post don come back", message: "The likes and comments don come back too." };
export const commentDeletedToast = { title: "Comment don delete", message: "You fit restore am within 30 days." };
export const commentRestoredToast = { title: "Comment don come back" };
export const deletePostFailed = { title: "E no work", message: "We no fit delete the post" };
export const deleteCommentFailed = { title: "E no delete", message: "Abeg try am again." };
export const restoreFailed = { title: "E no come back", message: "Abeg try am again." };

export type Holds = Translates<typeof import("./post-admin-text.ts"), typeof import("./post-admin-text.pcm.ts")>;
