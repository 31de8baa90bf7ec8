/** Where a fault costs money, privacy or safety: paths from the root, as files, folders or patterns. */
export const guarded = [
  "server/payment",
  "server/safety",
  "server/channel/*policy*",
  "server/channel/*supervision*",
  "server/event/registration",
  "server/event/waiting",
  "server/ticket",
  "server/account",
  "server/erasure",
  "server/export",
  "rooms/*/rules.ts",
  "rooms/support",
  "client/net",
  "client/app/offline",
  "client/frame/form",
] as const;
