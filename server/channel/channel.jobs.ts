import type { Database } from "../platform/database.ts";
import { type Job, job, scheduled } from "../platform/job.ts";
import type { MessagingPolicy } from "../safety/safety.ts";
import { clearChannelVersions } from "./channel.ts";
import { addMissingLeads } from "./channel-supervision.ts";

interface Surroundings {
  readonly database: Pick<Database, "fork" | "run" | "transaction">;
  readonly messagingPolicy: MessagingPolicy;
  /** Tells a channel's members how it stands. */
  readonly broadcast: (channelId: string) => unknown;
}

export const channelJobs = ({ database, messagingPolicy, broadcast }: Surroundings): Job[] => [
  // Forgets what channels were called and said of themselves before, once it is too old for reports.
  job(scheduled("channel/clear-versions"), () => clearChannelVersions(database.fork()), { cron: "25 3 * * *" }),
  // Channels from before a community had a lead, or from an older version, and those whose lead lost the role.
  job(
    scheduled("channel/add-leads"),
    async () => (await addMissingLeads(database, messagingPolicy)).forEach((channelId) => void broadcast(channelId)),
    { cron: "*/5 * * * *" },
  ),
];
