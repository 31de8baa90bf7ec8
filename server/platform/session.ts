import type { Language } from "../../schema/language/languages.ts";
import type { MemberRole } from "../../schema/member/role.ts";
import type { Translation } from "../../schema/scripture/translation.ts";

export type Role = MemberRole;

/** The caller: a signed-in member who is not suspended, and their session. */
export interface Member {
  readonly memberId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The profile's name, or null if not set yet. */
  readonly fullName: string | null;
  /** The address of the profile's picture, or null if there is none. */
  readonly avatarUrl: string | null;
  /** The roles that they may use now. */
  readonly roles: readonly Role[];
  /** Roles that they may use only after setting up a second factor. */
  readonly pendingRoles: readonly Role[];
  /** Until then they read but do not write, in milliseconds since 1970. Null if they may write. */
  readonly mutedUntil: number | null;
  /** A leader has sent them a notice that they have not dismissed yet. */
  readonly hasNotice: boolean;
  /** The one in which they have chosen to read the Bible. Null is the community's default. */
  readonly translation: Translation | null;
  /** The one in which they have chosen to use the product. Null until they choose one. */
  readonly language: Language | null;
}

export interface SessionReading {
  readonly member: Member | null;
  /** `Set-Cookie` values that prolong the session, to be passed on. */
  readonly cookies: readonly string[];
  /** The `Cookie` header to go on with, if it is not the one that was sent. */
  readonly cookie?: string;
}

/** Checks the caller's password again, given the request's cookies. Refuses a wrong one as an error of the field `password`. */
export type ConfirmPassword = (cookie: string, password: string) => Promise<void>;

/** Whether the password was entered in this session within the last ten minutes. */
export type PasswordIsConfirmed = (sessionId: string) => Promise<boolean>;

/** Reads the session of a request from its `Cookie` header; filled by the account feature. */
export type ReadSession = (cookie: string) => Promise<SessionReading>;
