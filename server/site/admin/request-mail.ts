import type { EntityManager } from "@mikro-orm/postgresql";
import type { InboxKind } from "../../../schema/site/admin-api.ts";
import type { SendMail } from "../../platform/mail.ts";

interface Answered {
  readonly kind: InboxKind;
  readonly email: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly answer: string;
}

/** Mails an answer to the sender of a request. Call it in the transaction that saves the answer. */
export type MailAnswer = (tx: EntityManager, answered: Answered) => Promise<void>;

const subjects: Readonly<Record<InboxKind, string>> = {
  join: "your request to join",
  apply: "your application to the team",
  donation: "your offer of a donation",
  sponsorship: "your offer of a sponsorship",
  partnership: "your offer of a partnership",
  roadmap: "news of our new features",
  parent: "what you asked as a parent",
};

/**
 * INBOX-4: the answer comes first, and a sentence says why it arrives. What the sender wrote is not repeated, because
 * whoever fills in a form may enter somebody else's address.
 */
export const answerMail =
  (options: { community: { readonly name: string; readonly timeZone: string }; sendMail: SendMail }): MailAnswer =>
  async (tx, { kind, email, createdAt, answer }) => {
    const { community, sendMail } = options;
    const day = new Intl.DateTimeFormat("en-GB", { timeZone: community.timeZone, dateStyle: "long" }).format(createdAt);
    const reason = `You get this mail because this address was entered at ${community.name} on ${day}. If that wasn’t you, you can ignore it.`;
    const mail = { to: email, subject: `${community.name}: ${subjects[kind]}`, text: `${answer}\n\n${reason}` };
    await sendMail(mail, { tx });
  };
