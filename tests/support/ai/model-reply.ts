import type { GeneratedCourse } from "../../../schema/course/course.ts";

/** What the fake model does with one request. */
export type ModelReply =
  /** Any text as the content of the message. */
  | { readonly content: string }
  /** A course, changed by these fields. */
  | { readonly course: Partial<Record<keyof GeneratedCourse, unknown>> }
  | { readonly refusal: string }
  | { readonly finishReason: "length" | "content_filter"; readonly content: string }
  /** An error of the API, such as 429 or 503. */
  | { readonly status: number; readonly code?: string }
  /** A reply that is no JSON, such as the page of a proxy. */
  | { readonly html: string }
  /** Closes the connection after these bytes of the reply. */
  | { readonly droppedAfter: number }
  /** A JSON reply with this body. */
  | { readonly body: unknown }
  /** Replies when the promise does. */
  | { readonly heldUntil: Promise<unknown> };

/** A chat completion as the API sends it. */
export const completionOf = (
  model: string,
  message: { content: string | null; refusal: string | null },
  finish: string,
) => ({
  id: "chatcmpl-fake",
  object: "chat.completion",
  created: 1_790_000_000,
  model,
  choices: [
    { index: 0, message: { role: "assistant", annotations: [], ...message }, logprobs: null, finish_reason: finish },
  ],
  usage: { prompt_tokens: 400, completion_tokens: 1_200, total_tokens: 1_600 },
  service_tier: "default",
  system_fingerprint: null,
});

/** An error as the API sends it. */
export const errorOf = (message: string, code: string | null) => ({
  error: { message, type: "invalid_request_error", param: null, code },
});
