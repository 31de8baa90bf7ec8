import type { EntityManager } from "@mikro-orm/postgresql";
import { activeHolders, recipientOf } from "../../account/account.ts";
import { notify } from "../../notification/notification.ts";
import { translated } from "../../platform/language/translated.ts";
import { namesOf } from "../../profile/profile.ts";
import { ReportActionEntity } from "../action/report-action.entity.ts";
import { adultIfBornBy, type MessagingPolicy } from "../age/adult-date.ts";
import type { BeforeAdult } from "../age/birth-date.ts";
import { type ReportMails, storeReport } from "./report.ts";
import { selectIsSupposedMinor, selectTalks } from "./wrong-age-store.ts";
import * as english from "./wrong-age-text.ts";

const textIn = await translated(import.meta.url, "./wrong-age-text.ts", english);

/** The most safeguarding leads whom the notice names. */
const LEADS_NAMED = 3;

const NOTE =
  "This member counted as a minor, and an admin has corrected the birth date to an adult’s. Here are the minors with whom they talked without a safeguarding lead, and what was said. Each of these minors has a notice with whom to talk to, which does not say who it is about.";

/**
 * SAFE-76, SAFE-77: reports a member who counted as a minor and talked with minors, as nobody would have supervised them, and
 * tells these minors, in the transaction of the correction.
 */
export function wrongAgeReport(policy: MessagingPolicy, mails: ReportMails): BeforeAdult {
  return async (tx, memberId) => {
    const bornBy = adultIfBornBy(policy);
    const [supposed] = await selectIsSupposedMinor(tx, memberId, bornBy);
    const [talks] = supposed?.is_minor ? await selectTalks(tx, memberId, bornBy) : [];
    if (!talks) return async () => {};
    const { evidence, minors } = talks;
    return async () => {
      const filed = { kind: "profile", reason: "wrong-age", note: NOTE, evidence } as const;
      await storeReport(tx, mails, { ...filed, reporter: null, subjectId: memberId, about: memberId });
      const leads = await namedLeads(tx, memberId);
      for (const minorId of minors) {
        const reason = textIn((await recipientOf(tx, minorId)).language).wrongAgeNotice(leads);
        await tx.insert(ReportActionEntity, { member: minorId, kind: "wrong_age", reason });
        await notify(tx, "safety_notice", minorId);
      }
    };
  };
}

/** The names of a few leads to whom a minor can talk. */
async function namedLeads(tx: EntityManager, memberId: string): Promise<string[]> {
  const leads = (await activeHolders(tx, ["safeguarding_lead"])).filter((id) => id !== memberId);
  const nameOf = await namesOf(tx, leads);
  return leads.map(nameOf).toSorted().slice(0, LEADS_NAMED);
}
