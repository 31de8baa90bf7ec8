import { defineEntity, p } from "@mikro-orm/core";
import { UserEntity } from "../../account/account.entity.ts";
import { EventRegistrationEntity } from "../../event/registration/registration.entity.ts";
import type { ErasureDecisions, OwnDataDecisions } from "../../platform/database/data-decision.ts";

/** The printed ticket of a registration. */
export const TicketPdfEntity = defineEntity({
  name: "TicketPdf",
  tableName: "ticket_pdfs",
  properties: {
    registration: () => p.oneToOne(EventRegistrationEntity).primary().updateRule("no action").deleteRule("cascade"),
    user: () => p.manyToOne(UserEntity).deleteRule("cascade").index("ticket_pdfs_user"),
    /** Of the document that is printed: another title, name or template needs another print. */
    contentHash: p.text(),
    /** Null until it is printed. */
    pdf: p.blob().nullable(),
    requestedAt: p.datetime().defaultRaw(`now()`),
    failedAt: p.datetime().nullable(),
  },
});

export const erasure = {
  "ticket_pdfs.content_hash": "goes",
  "ticket_pdfs.pdf": "goes",
} satisfies ErasureDecisions;

export const ownData = {
  "ticket_pdfs.pdf": "withheld",
  "ticket_pdfs.registration_id": "withheld",
  "ticket_pdfs.user_id": "own",
} satisfies OwnDataDecisions;
