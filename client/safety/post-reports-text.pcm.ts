import type { Translates } from "../../schema/language/translation.ts";
import type { PostReport } from "../../schema/post/admin-api.ts";

export const title = "Reports";
/** What was reported. */
export const subjects: Readonly<Record<PostReport["kind"], string>> = {
  post: "The post",
  post_comment: "One comment",
};
export const states: Readonly<Record<PostReport["state"], string>> = {
  open: "Open",
  taken: "Dem dey handle am",
  closed: "Closed",
};

export type Holds = Translates<typeof import("./post-reports-text.ts"), typeof import("./post-reports-text.pcm.ts")>;
