import type { EntityManager } from "@mikro-orm/postgresql";
import type { InboxKind } from "../../../schema/site/admin-api.ts";
import { translated } from "../../platform/language/translated.ts";
import { mailTo, type Recipient, type SendMail } from "../../platform/mail.ts";
import * as english from "./request-mail-text.ts";

const textIn = await translated(import.meta.url, "./request-mail-text.ts", english);

/** LANGUAGE-3: the recipient's language is that of the page on which they asked. */
interface Answered extends Recipient {
  readonly kind: InboxKind;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly answer: string;
}

/** Mails an answer to the sender of a request. Call it in the transaction that saves the answer. */
export type MailAnswer = (tx: EntityManager, answered: Answered) => Promise<void>;

/**
 * INBOX-4: the answer comes first, and a sentence says why it arrives. What the sender wrote is not repeated, because
 * whoever fills in a form may enter somebody else's address.
 */
export const answerMail =
  (options: { community: { readonly name: string; readonly timeZone: string }; sendMail: SendMail }): MailAnswer =>
  async (tx, { kind, email, createdAt, answer, language }) => {
    const { community, sendMail } = options;
    const day = new Intl.DateTimeFormat("en-GB", { timeZone: community.timeZone, dateStyle: "long" }).format(createdAt);
    const words = textIn(language).answered(community.name, { kind, day, answer });
    await sendMail(mailTo({ email, language }, words), { tx });
  };
