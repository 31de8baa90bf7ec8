import type { MemberRole } from "../../../schema/member/role.ts";
import type { Mention } from "../../../schema/thread/message.ts";

/** Somebody who may be named, with the roles that they hold in the community. */
export interface MentionCandidate extends Mention {
  readonly roles: readonly MemberRole[];
}

/** Who may be named in a thread: all of them, or a way to find them by name. */
export interface Mentionable {
  people?: readonly MentionCandidate[] | undefined;
  findMembers?: ((name: string) => Promise<readonly MentionCandidate[]>) | undefined;
}
