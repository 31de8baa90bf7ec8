import type { Core } from "../platform/core.ts";
import type { Feature } from "../platform/feature.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { roleInvitationJobs } from "./role-invitation.jobs.ts";
import { roleInvitationRoutes } from "./role-invitation.routes.ts";

/** Invitations by link or mail that give a role. */
export const openRoleInvitations = (core: Core, messagingPolicy: MessagingPolicy): Feature => ({
  routes: roleInvitationRoutes({ ...core, policy: messagingPolicy }),
  jobs: roleInvitationJobs(core.database),
});
