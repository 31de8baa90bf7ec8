import type { Rooms } from "../../rooms/index.ts";
import type { Core } from "../platform/core.ts";
import { idsIn } from "../platform/database/database-listener.ts";
import type { Feature } from "../platform/feature.ts";
import type { LateReference } from "../platform/late-reference.ts";
import { actionRoutes } from "./action/action.routes.ts";
import { statusSender } from "./action/status-sender.ts";
import { safetyNeedsYou } from "./needs-you.ts";
import { contactMail } from "./report/contact-mail.ts";
import { reportBroadcaster } from "./report/report-broadcaster.ts";
import { overdueReportMail, severeReportMail } from "./report/report-mail.ts";
import { requireSafeguardingContact } from "./safeguarding-contact.ts";
import { birthdayJob, overdueJob } from "./safety.jobs.ts";
import { safetyRoutes } from "./safety.routes.ts";
import type { MessagingPolicy } from "./safety.ts";

interface SafetyNeeds {
  readonly live: LateReference<Rooms>;
  readonly messagingPolicy: MessagingPolicy;
}

export async function openSafety(core: Core, { live, ...needs }: SafetyNeeds): Promise<Feature> {
  await requireSafeguardingContact(core.database.fork(), core.config);
  const sendReportChanged = reportBroadcaster(core.database, () => live.get().members, core.log);
  const sendStatus = statusSender(() => live.get().members, core.log);
  const mailContact = contactMail({ ...core, contact: () => core.config.SAFEGUARDING_CONTACT });
  return {
    onDatabaseEvent: {
      statusChanged: async (memberIds) => void (await Promise.all(idsIn(memberIds).map(sendStatus))),
    },
    needsYou: safetyNeedsYou({ confirmsAges: core.config.AGE_CONFIRMATION === "required" }),
    jobs: [
      overdueJob(core.database, { mailOverdue: overdueReportMail(core), mailContact }),
      birthdayJob(core.database, needs.messagingPolicy),
    ],
    routes: [
      ...safetyRoutes({
        ...needs,
        sendReportChanged,
        mailSevere: severeReportMail(core),
        mailContact,
        community: core.community,
        storage: core.storage,
        confirmsAges: core.config.AGE_CONFIRMATION === "required",
        threads: {
          disconnect: (...args) => live.get().threads.disconnect(...args),
          accessChanged: (...args) => live.get().threads.accessChanged(...args),
        },
      }),
      ...actionRoutes({
        ...needs,
        sendReportChanged,
      }),
    ],
  };
}
