import type { reportKinds } from "../../../schema/safety/api.ts";
import { countOf } from "../../ui/format/format.ts";

export { reasonLabels } from "../safety-text.ts";

// The list
export const listTitle = "Reports";
export const listHint =
  "The most urgent come first. Each time someone looks at this list or opens a report, it’s recorded.";
export const filterLabel = "Which reports";
export const openFilter = "Open";
export const newFilter = "New";
export const closedFilter = "Closed";
export const loadingReports = "Loading reports...";
export const openEmptyTitle = "Nothing to look at";
export const openEmptyHint =
  "Nobody has reported anything that still needs you. New reports appear here by themselves.";
export const newEmptyTitle = "Nothing new";
export const newEmptyHint = "You’ve opened every report that nobody is handling yet, or there are none.";
export const closedEmptyTitle = "No closed reports yet";
export const closedEmptyHint = "Reports that you or others have closed stay here.";
export const showMoreButton = "Show more";
export const groupTitle = (count: number, name: string): string => `${countOf(count, "report")} about ${name}`;

/** In place of a name within a sentence, if the account is gone. */
export const goneMember = "a deleted member";
/** The same alone. */
export const goneMemberName = "Deleted member";
/** The same of a devotion that was imported. */
export const nobodyHere = "Nobody here";
/** Who sent a report that nobody sent. */
export const automaticReporter = "Lampstand";
export const severeBadge = "Urgent";
export const seriousBadge = "Serious";
/** What was reported. `name` is the author, the member, the writer, the owner of the channel, the host of the room, who created the event, or who answered. */
export const subjectOf: Readonly<Record<(typeof reportKinds)[number], (name: string) => string>> = {
  message: (name) => `A message from ${name}`,
  profile: (name) => `The profile of ${name}`,
  channel: (name) => `A channel of ${name}`,
  game_room: (name) => `A game room of ${name}`,
  question: (name) => `A question that ${name} published`,
  question_note: (name) => `A note from ${name} to a question`,
  pod_reply: (name) => `A reply from ${name} to a request for a mentor`,
  post: (name) => `A post from ${name}`,
  post_comment: (name) => `A comment from ${name}`,
  event: (name) => `An event of ${name}`,
  announcement: (name) => `An announcement from ${name}`,
  // Nobody here wrote an imported one.
  devotion: () => "A devotion",
  devotion_answer: (name) => `An answer from ${name} to a devotion`,
};
export const reportedBy = (name: string, age: string): string => `Reported by ${name}, ${age}`;
export const handledByYou = "You’re handling it";
export const handledBy = (name: string): string => `${name} is handling it`;
export const closedBadge = "Closed";

// Durations and the clock
export const minutes = (count: number): string => `${count} min`;
export const hours = (count: number): string => `${count} h`;
export const days = (count: number): string => countOf(count, "day");
export const justNow = "just now";
/** `duration` is "5 h" or "2 days". */
export const ago = (duration: string): string => `${duration} ago`;
export const respondWithin = (duration: string): string => `Respond within ${duration}`;
export const overdueBy = (duration: string): string => `Overdue by ${duration}`;

// One report
export const screenTitle = "Report";
export const backLink = "All reports";
export const loadingReport = "Loading the report...";
export const recordedHint = "Each time someone opens this report, it’s recorded.";
export const aboutName = "About";
export const reporterName = "Reported by";
export const sentName = "Sent";
export const ownerName = "Handled by";
export const nobodyYet = "Nobody yet";
export const ownerYou = "You";
export const evidenceTitle = "What was reported";
export const evidenceHint = "As it was when it was reported, with the names of that time.";
export const reporterNoteTitle = (name: string): string => `What ${name} wrote`;
export const noReporterNote = "They added nothing.";
export const outcomeTitle = "Outcome";
export const outcomeHint = (date: string, name: string): string => `Closed on ${date}. ${name} can read this:`;
export const outcomeHintWithoutReporter = (date: string): string => `Closed on ${date}.`;

export const takeButton = "Take it";
export const nextButton = "Next report";
export const lastReport = "That was the last one.";

export const notesTitle = "Notes";
export const notesHint = "Only leads and admins read them. The reporter doesn’t.";
export const noteLabel = "Add a note";
export const noteRequired = "Please write the note first.";
export const addNoteButton = "Add note";

export const closeTitle = "Close this report";
export const closeHint = (name: string): string =>
  `${name} reads this, so write it to them: what you found and what you did.`;
export const closeHintWithoutReporter = "The reporter’s account is deleted. Only leads and admins read this.";
export const outcomeLegend = "How did it end?";
export const closeHintOfAutomatic = "Only leads and admins read this.";
export const closeLabel = "Outcome";
export const closeRequired = "Please say how it ended.";
export const closeButton = "Close the report";
export const startClosingButton = "Close it";
export const closedToast = "The report is closed.";
export { cancelButton } from "../../ui/overlay/overlay-text.ts";
