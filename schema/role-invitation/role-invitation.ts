/** How many people one invitation is for at most. */
export const ROLE_INVITATION_USES_MAX = 200;
/** How long an invitation is open at most, in days after today. */
export const ROLE_INVITATION_DAYS_MAX = 90;
/** The same as the form proposes it. */
export const ROLE_INVITATION_DAYS = 30;
export const ROLE_INVITATIONS_PER_PAGE = 20;
export const ROLE_INVITATION_CODE_MAX_LENGTH = 100;

/** `revoked`: an admin took it back, or the admin who made it may not give roles any more. */
export const roleInvitationStates = ["open", "used", "ended", "revoked"] as const;
export type RoleInvitationState = (typeof roleInvitationStates)[number];

/** The page that an invitation opens. */
export const roleInvitationPath = (code: string): string => `/invite/${code}`;
