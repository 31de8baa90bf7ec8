/** What other features need of invitations to a role. */
export { giveWaitingRoles } from "./accept-invitation.ts";
