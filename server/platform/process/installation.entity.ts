import { defineEntity, p } from "@mikro-orm/core";
import type { ErasureDecisions } from "../database/data-decision.ts";

/** What holds for all servers of this database: one row. */
export const InstallationEntity = defineEntity({
  name: "Installation",
  tableName: "installation",
  checks: [{ property: "isOnly", name: "installation_is_only_check", expression: "is_only" }],
  properties: {
    isOnly: p.boolean().primary().default(true),
    /** Admins and safeguarding leads need a second factor; the view `active_roles` reads it (ACCESS-9). */
    requiresSecondFactor: p.boolean().default(false),
    /** Recognises the SECRET with which second factors are encrypted, and does not reveal it. */
    secretFingerprint: p.text().nullable(),
    /** Goes with its archives, so that one community is not taken for another. */
    communityId: p.uuid().defaultRaw(`gen_random_uuid()`),
    /** The latest release that has used this database. */
    release: p.text().nullable(),
    /** When a mail server last took a mail, to within an hour, and its host and port. */
    mailDeliveredAt: p.datetime().nullable(),
    mailServer: p.text().nullable(),
    /** Mails that the mail server has refused for good, since when, the last one, and its answer to that. */
    refusedMails: p.integer().default(0),
    mailsRefusedSince: p.datetime().nullable(),
    mailsRefusedAt: p.datetime().nullable(),
    mailRefusal: p.text().nullable(),
  },
});

export const erasure = {
  "installation.mail_refusal": "impersonal",
  "installation.mail_server": "impersonal",
  "installation.release": "impersonal",
  "installation.secret_fingerprint": "impersonal",
} satisfies ErasureDecisions;
