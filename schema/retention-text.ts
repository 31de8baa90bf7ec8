/** When something goes, or what the days count from. */
export const after = {
  auditLog: "they were written",
  games: "the room closed",
  soloAnswers: "they were given",
  challenges: "their end. The sets of the daily five stay",
  notifications: "they were made",
  confessions: "the last word of the entry",
  messageVersions: "they were replaced",
  channelVersions: "they were replaced",
  channelInvitations: "they could be accepted",
  roleInvitations: "they ended",
  formerNames: "they were replaced",
  attachments: "the upload",
  profilePhotos: "the upload",
  eventImages: "the upload",
  waitingLists: "the night after the event began",
  ticketPdfs: "the event; at once if the registration was cancelled",
  courseDrafts: "they were drafted",
  courseGenerations: "the request",
  devotionGenerations: "the request",
  deletedDevotions: "they were deleted",
  devotionAnswers: "they were written",
  parentRequests: "it was answered or closed",
  deletedPosts: "they were deleted",
  sessions: "ten minutes after they expired, at most",
  jobs: "about ten minutes after their end",
} as const;

/** "60 days after they were made" */
export const daysAfter = (days: number, from: string): string =>
  `${days === 1 ? "a day" : `${days} days`} after ${from}`;
