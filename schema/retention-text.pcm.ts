import type { Translates } from "./language/translation.ts";

/** When something goes, or what the days count from. */
export const after = {
  auditLog: "dem write them",
  games: "the room close",
  soloAnswers: "you give them",
  challenges: "dem end. The sets of the daily five go stay",
  notifications: "we make them",
  confessions: "the last word of the entry",
  messageVersions: "the new one come",
  channelVersions: "the new one come",
  channelInvitations: "the last day to accept them",
  roleInvitations: "dem end",
  formerNames: "the new one come",
  attachments: "the upload",
  profilePhotos: "the upload",
  eventImages: "the upload",
  waitingLists: "the night after the event start",
  ticketPdfs: "the event; at once if the registration cancel",
  courseDrafts: "we draft them",
  courseGenerations: "the request",
  devotionGenerations: "the request",
  deletedDevotions: "dem delete them",
  devotionAnswers: "you write them",
  parentRequests: "somebody answer am or close am",
  deletedPosts: "dem delete them",
  sessions: "ten minutes after dem expire, no pass that",
  jobs: "about ten minutes after dem end",
} as const;

/** "60 days after we make them" */
export const daysAfter = (days: number, from: string): string =>
  `${days === 1 ? "one day" : `${days} days`} after ${from}`;

export type Holds = Translates<typeof import("./retention-text.ts"), typeof import("./retention-text.pcm.ts")>;
