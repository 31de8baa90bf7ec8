import type { MessageFound } from "../../../schema/thread/api.ts";
import type { Thread } from "../thread.ts";

/** A thread that can be searched. */
export interface Searchable extends Pick<Thread, "kind" | "threadId" | "readPage"> {
  /** "Search this channel" */
  title: string;
  myId: string;
  /** Finds messages that contain the words. Rejects with an ApiError. */
  search: (words: string) => Promise<MessageFound[]>;
  /** The open list has this message. */
  isLoaded: (seq: number) => boolean;
}
