import type { ErrorTexts } from "../frame/error-text.ts";

export const errorTexts: ErrorTexts<"post"> = {
  "post/not-found": { title: "Post not found", message: "It was deleted. The newest posts are here." },
  "post/comment-not-found": { title: "Comment not found", message: "It was deleted already." },
  "post/unsupervised": {
    title: "Not possible now",
    message: "Comments open again once another safeguarding lead can read along. Please tell your leaders.",
  },
};
