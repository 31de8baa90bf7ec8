import { community } from "../net/community.ts";
import { emailsInOutbox } from "./account-text.ts";

/** Says where a server without SMTP puts its emails. Undefined if it sends them. */
export const outboxHint = community.sendsMail ? undefined : emailsInOutbox;
