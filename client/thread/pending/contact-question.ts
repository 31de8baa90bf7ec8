import type { FailureCode } from "../../net/http/api-error.ts";

/** Whether the room refused a text only until its sender confirms the contact data or the request for secrecy in it. */
export const isContactQuestion = (refusal: FailureCode | null): boolean =>
  refusal?.startsWith("thread/contact-") === true || refusal === "thread/secrecy";
