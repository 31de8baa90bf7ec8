import type { Database } from "../platform/database/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { clearChannelVersions } from "./channel.ts";
import { addMissingLeads } from "./channel-supervision.ts";
import { clearOldInvitations } from "./invitation/invitation.ts";

interface Dependencies {
  readonly database: Pick<Database, "fork" | "run" | "transaction">;
  readonly messagingPolicy: MessagingPolicy;
}

export const channelJobs = ({ database, messagingPolicy }: Dependencies): Job[] => [
  // Deletes earlier names and descriptions of channels once they are too old for reports.
  job(scheduled("channel/clear-versions"), () => clearChannelVersions(database.fork()), { cron: "25 3 * * *" }),
  job(scheduled("channel/clear-invitations"), () => clearOldInvitations(database.fork()), { cron: "35 3 * * *" }),
  // This covers channels from before the community had a lead, and channels whose lead lost the role.
  job(scheduled("channel/add-leads"), () => addMissingLeads(database, messagingPolicy), { cron: "*/5 * * * *" }),
];
