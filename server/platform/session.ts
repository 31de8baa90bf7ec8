import type { MemberRole } from "../../schema/member/role.ts";

export type Role = MemberRole;

/** The caller: a signed-in member who is not suspended, and their session. */
export interface Member {
  readonly memberId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The profile's name, or null if not set yet. */
  readonly fullName: string | null;
  readonly roles: readonly Role[];
}

export interface SessionReading {
  readonly member: Member | null;
  /** `Set-Cookie` values that prolong the session, to be passed on. */
  readonly cookies: readonly string[];
}

/** Reads the session of a request from its `Cookie` header; filled by the account feature. */
export type ReadSession = (cookie: string) => Promise<SessionReading>;
