import type { Forwarded } from "../../../schema/thread/forward.ts";
import { attachmentHeight } from "../attachment/attachment-height.ts";
import { originalIn } from "./original-in.ts";

/** Pixels of the card's first line with its edges, and of a line of the original. */
const HEAD_PX = 52;
const LINE_PX = 20;
/** About the letters of a line on a phone. */
const LINE_LETTERS = 36;

/** About how high the card of a forward is, in pixels. */
export function forwardHeight(forwarded: Forwarded): number {
  const { text = "", attachment } = originalIn({ forwarded }) ?? {};
  const attached = attachment ? attachmentHeight(attachment) : 0;
  return HEAD_PX + Math.max(1, Math.ceil(text.length / LINE_LETTERS)) * LINE_PX + attached;
}
