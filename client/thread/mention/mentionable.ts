import type { Mention } from "../../../schema/thread/message.ts";

/** Who may be named in a thread: all of them, or a way to find them by name. */
export interface Mentionable {
  people?: readonly Mention[] | undefined;
  findMembers?: ((name: string) => Promise<readonly Mention[]>) | undefined;
}
