import type { MessageFound } from "../../../schema/thread/api.ts";
import type { Thread } from "../thread.ts";

/** A thread in which words can be looked for. */
export interface Searchable extends Pick<Thread, "kind" | "threadId" | "readPage"> {
  /** "Search this channel" */
  title: string;
  myId: string;
  /** Rejects with an ApiError. */
  search: (words: string) => Promise<MessageFound[]>;
}
