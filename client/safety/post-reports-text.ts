import type { PostReport } from "../../schema/post/admin-api.ts";

export const title = "Reports";
/** What was reported. */
export const subjects: Readonly<Record<PostReport["kind"], string>> = {
  post: "The post",
  post_comment: "A comment",
};
export const states: Readonly<Record<PostReport["state"], string>> = {
  open: "Open",
  taken: "Being handled",
  closed: "Closed",
};
