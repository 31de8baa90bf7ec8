import type { MemberRole } from "../../../schema/member/role.ts";
import type { Mention } from "../../../schema/thread/message.ts";

/** A member who can be mentioned, with their picture and their roles in the community. */
export interface MentionCandidate extends Mention {
  readonly avatarUrl: string | null;
  readonly roles: readonly MemberRole[];
}

/** Who can be mentioned in a thread: a list of all of them, or a function that finds them by name. */
export interface MentionCandidates {
  people?: readonly MentionCandidate[] | undefined;
  findMembers?: ((name: string) => Promise<readonly MentionCandidate[]>) | undefined;
}
