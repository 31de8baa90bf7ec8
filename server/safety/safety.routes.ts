import type { EntityManager } from "@mikro-orm/postgresql";
import { BIRTH_DATE_FAULT } from "../../schema/profile/api.ts";
import * as safetyAdminApi from "../../schema/safety/admin-api.ts";
import * as safetyApi from "../../schema/safety/api.ts";
import type { Helpline } from "../../schema/safety/helpline.ts";
import { readAgeNotification, readFlagNotification, readReportNotification } from "../notification/notification.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Storage } from "../platform/storage/storage.ts";
import { refreshForwardsBetween } from "../thread/thread.ts";
import { correctBirthDate } from "./age/birth-date.ts";
import { confirmAgeGroup, confirmAges, undoConfirmation } from "./age/confirmation.ts";
import { listAgeConfirmations } from "./age/confirmation-list.ts";
import { findNewcomers, listNewcomers, type NewcomerPage } from "./age/newcomer.ts";
import { block, channelsShared, conversationBetween, listBlocked, unblock } from "./block/block.ts";
import { listFlagged, readFlagged, reviewFlagged } from "./flagged/flagged.ts";
import type { MailContact } from "./report/contact-mail.ts";
import { fileReport, listOwn } from "./report/report.ts";
import type { SendReportChanged } from "./report/report-broadcaster.ts";
import type { MailHandlers } from "./report/report-mail.ts";
import { closeReport, findNext, listQueue, noteOnReport, takeReport } from "./report/report-queue.ts";
import { readFile, readReportedAttachment } from "./report/report-view.ts";
import { wrongAgeReport } from "./report/wrong-age.ts";
import type { MessagingPolicy } from "./safety.ts";
import { listMixedRooms } from "./supervised/mixed-rooms.ts";
import { listSupervised } from "./supervised/supervised-threads.ts";
import { countWaiting } from "./waiting.ts";
import { refuseContactInWords } from "./words/words.ts";

/** Updates the open screens of both members after a block changes. */
export interface BlockFollowUp {
  disconnect(threadId: string, memberIds: readonly string[]): Promise<void>;
  accessChanged(threadId: string, memberIds: readonly string[]): Promise<void>;
}

export function safetyRoutes(options: {
  messagingPolicy: MessagingPolicy;
  /** False in a group of adults that confirms no ages. */
  confirmsAges: boolean;
  threads: BlockFollowUp;
  sendReportChanged: SendReportChanged;
  mailSevere: MailHandlers;
  mailContact: MailContact;
  community: { readonly helplines: Helpline[] };
  storage: Storage;
}): Route[] {
  const { storage, messagingPolicy, confirmsAges, threads, sendReportChanged, mailSevere, mailContact, community } =
    options;

  const beforeAdult = wrongAgeReport(messagingPolicy, { mailSevere, mailContact });

  /** Closes their conversation, and refreshes their shared channels and the forwards of their messages. */
  async function follow(em: EntityManager, pair: readonly [string, string], { isBlocked }: { isBlocked: boolean }) {
    const threadId = await conversationBetween(em, ...pair);
    if (threadId && isBlocked) await threads.disconnect(threadId, pair);
    await Promise.all((await channelsShared(em, ...pair)).map((channelId) => threads.accessChanged(channelId, pair)));
    await refreshForwardsBetween(em, threads.accessChanged, pair);
  }

  return [
    route(safetyApi.listBlocked, async ({ em, member }) => {
      const blocked = await listBlocked(em, member);
      return { blocked };
    }),

    route(safetyApi.block, async ({ em, member, params }) => {
      await block(em, member, params.memberId);
      await follow(em, [member.memberId, params.memberId], { isBlocked: true });
    }),

    route(safetyApi.unblock, async ({ em, member, params }) => {
      if (!(await unblock(em, member, params.memberId))) return;
      await follow(em, [member.memberId, params.memberId], { isBlocked: false });
    }),

    route(safetyApi.report, async ({ em, member, body }) => {
      const filing = { policy: messagingPolicy, mailSevere, mailContact };
      const { reportId, receiver } = await fileReport(em, filing, member, body);
      return { reportId, receiver, helplines: community.helplines };
    }),

    route(safetyApi.listOwnReports, async ({ em, member }) => {
      const own = await listOwn(em, member);
      return { reports: own, helplines: community.helplines };
    }),

    route(safetyApi.listReports, async ({ em, member, query }) => listQueue(em, member, query)),

    route(safetyApi.findNextReport, async ({ em, member, params, query }) =>
      findNext(em, member, { ...params, ...query }),
    ),

    route(safetyApi.readReport, async ({ em, member, params: { reportId } }) => {
      const file = await readFile(em, member, reportId);
      await readReportNotification(em, member.memberId, reportId);
      return file;
    }),

    route(safetyApi.readReportedAttachment, async ({ em, member, params }) =>
      readReportedAttachment(em, storage, member, params),
    ),

    route(safetyApi.takeReport, async ({ em, member, params: { reportId } }) => {
      const file = await takeReport(em, member, reportId);
      sendReportChanged(reportId, member.memberId);
      return file;
    }),

    route(safetyApi.noteOnReport, async ({ em, member, params: { reportId }, body }) => {
      const file = await noteOnReport(em, member, reportId, body.text);
      sendReportChanged(reportId, member.memberId);
      return file;
    }),

    route(safetyApi.closeReport, async ({ em, member, params: { reportId }, body }) => {
      refuseContactInWords(messagingPolicy, "outcome", body);
      const file = await closeReport(em, member, reportId, body.outcome);
      sendReportChanged(reportId, member.memberId);
      return file;
    }),

    route(safetyApi.listSupervised, async ({ em, member, query }) => listSupervised(em, member, query)),

    route(safetyApi.listMixedRooms, async ({ em, member, query }) =>
      listMixedRooms(em, messagingPolicy, member, query.page),
    ),

    route(safetyApi.listFlaggedMessages, async ({ em, member, query }) => {
      const page = await listFlagged(em, member, query);
      await readFlagNotification(em, member.memberId);
      return page;
    }),

    route(safetyApi.readFlaggedMessage, async ({ em, member, params }) => readFlagged(em, member, params.messageId)),

    route(safetyApi.reviewFlaggedMessage, async ({ em, member, params, body }) =>
      reviewFlagged(em, member, { ...params, ...body }),
    ),

    route(
      safetyApi.listNewcomers,
      async ({ em, member, query }): Promise<NewcomerPage> =>
        confirmsAges ? await listNewcomers(em, member, query.page) : { newcomers: [], total: 0 },
    ),

    route(safetyAdminApi.countWaiting, async ({ em, member }) =>
      countWaiting(em, member, { today: messagingPolicy.today(), confirmsAges }),
    ),

    route(safetyApi.findNewcomers, async ({ em, member, query: { name } }) => ({
      newcomers: confirmsAges ? await findNewcomers(em, member, { policy: messagingPolicy, name }) : [],
    })),

    route(safetyApi.listAgeConfirmations, async ({ em, member, query }) => {
      const page = await listAgeConfirmations(em, member, query.page);
      await readAgeNotification(em, member.memberId);
      return page;
    }),

    route(safetyApi.confirmAges, async ({ em, member, body }) => {
      const confirmed = await confirmAges(em, member, body.members);
      return { confirmed };
    }),

    route(safetyApi.confirmAgeGroup, async ({ em, member, params, body }) => {
      const outcome = await confirmAgeGroup(em, member, { policy: messagingPolicy, ...params, ...body });
      return { outcome };
    }),

    route(safetyApi.undoAgeConfirmation, async ({ em, member, params }) => {
      await undoConfirmation(em, member, params.confirmationId);
      return { done: true };
    }),

    route(safetyApi.correctBirthDate, async ({ em, member, params: { memberId }, body }) => {
      const { birth_date: birthDate, seen } = body;
      if (birthDate >= messagingPolicy.today()) {
        throw new Refusal("request/invalid", { fields: { birth_date: BIRTH_DATE_FAULT } });
      }
      const correction = { memberId, birthDate, seen };
      await correctBirthDate(em, member, { policy: messagingPolicy, correction, beforeAdult });
    }),
  ];
}
