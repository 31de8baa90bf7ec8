/** What other features need of invitations to a role. */
export { type AcceptOptions, giveWaitingRoles } from "./accept-invitation.ts";
