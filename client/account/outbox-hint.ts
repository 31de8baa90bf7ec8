import { community } from "../net/community.ts";

/** Where a server without mail keeps it; nothing where mail is sent. */
export const outboxHint = community.sendsMail
  ? undefined
  : "This server sends no mail. It keeps each message in its data/outbox folder; ask whoever runs this server.";
