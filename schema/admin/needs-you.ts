/**
 * What may need an admin, the most urgent first, each with the page that lists it. The feature to which it belongs counts it
 * (`needsYou` in its `x.feature.ts`).
 */
export const needsYou = {
  reports: "/safety",
  flagged: "/safety/flagged",
  confessions: "/safety/confessions",
  parents: "/safety/parents",
  newcomers: "/safety/newcomers",
  questions: "/safety/questions",
  pods: "/safety/pods",
  requests: "/admin/messages",
  payments: "/admin/events/payments",
  mails: "/admin/settings",
  devotions: "/admin/devotions",
} as const satisfies Readonly<Record<string, `/${string}`>>;

export type NeedsYouName = keyof typeof needsYou;
export const needsYouNames = Object.keys(needsYou) as [NeedsYouName, ...NeedsYouName[]];

/** The days, from today on, that should have a devotion. */
export const DEVOTION_DAYS_AHEAD = 14;
