import type { MessageFound } from "../../../schema/thread/api.ts";
import { forwardedMessage } from "../../../schema/thread/forward-text.ts";

/** THREAD-87: what is shown of a pinned message. */
export const pinnedText = ({ text, isForward }: Pick<MessageFound, "text" | "isForward">): string =>
  isForward ? forwardedMessage : text;
