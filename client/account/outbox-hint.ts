import { community } from "../net/community.ts";

/** Says where a server without SMTP puts its emails. Undefined if it sends them. */
export const outboxHint = community.sendsMail
  ? undefined
  : "This server doesn't send emails. It saves them in its data/outbox folder: ask the person who runs it.";
