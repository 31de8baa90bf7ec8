import type { Translates } from "../../../schema/language/translation.ts";
import type { reportKinds } from "../../../schema/safety/api.ts";
import { countOf } from "../../ui/format/format.ts";

export { reasonLabels } from "../safety-text.ts";

// The list
export const listTitle = "Reports";
export const listHint =
  "The most urgent ones dey come first. We dey record every time somebody look this list or open one report.";
export const filterLabel = "Which reports";
export const openFilter = "Open";
export const newFilter = "New";
export const closedFilter = "Closed";
export const loadingReports = "The reports dey load...";
export const openEmptyTitle = "Nothing dey to look at";
export const openEmptyHint = "Nobody don report anything wey still need you. New reports dey show here by themself.";
export const newEmptyTitle = "Nothing new";
export const newEmptyHint = "You don open every report wey nobody dey handle yet, or none dey.";
export const closedEmptyTitle = "No closed report yet";
export const closedEmptyHint = "Reports wey you or others don close dey stay here.";
export const showMoreButton = "Show more";
export const groupTitle = (count: number, name: string): string =>
  `${countOf(count, "report", "reports")} about ${name}`;

/** In place of a name within a sentence, if the account is gone. */
export const goneMember = "one deleted member";
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
  message: (name) => `Message from ${name}`,
  profile: (name) => `Profile of ${name}`,
  channel: (name) => `Channel of ${name}`,
  game_room: (name) => `Game room of ${name}`,
  question: (name) => `Question wey ${name} publish`,
  question_note: (name) => `Note from ${name} to one question`,
  pod_reply: (name) => `Reply from ${name} to one request for mentor`,
  post: (name) => `Post from ${name}`,
  post_comment: (name) => `Comment from ${name}`,
  event: (name) => `Event of ${name}`,
  announcement: (name) => `Announcement from ${name}`,
  // Nobody here wrote an imported one.
  devotion: () => "Devotion",
  devotion_answer: (name) => `Answer from ${name} to one devotion`,
};
export const reportedBy = (name: string, age: string): string => `Reported by ${name}, ${age}`;
export const handledByYou = "Na you dey handle am";
export const handledBy = (name: string): string => `${name} dey handle am`;
export const closedBadge = "Closed";

// Durations and the clock
export const minutes = (count: number): string => `${count} min`;
export const hours = (count: number): string => `${count} h`;
export const days = (count: number): string => countOf(count, "day", "days");
export const justNow = "just now";
/** `duration` is "5 h" or "2 days". */
export const ago = (duration: string): string => `${duration} ago`;
export const respondWithin = (duration: string): string => `Answer within ${duration}`;
export const overdueBy = (duration: string): string => `E don late by ${duration}`;

// One report
export const screenTitle = "Report";
export const backLink = "All reports";
export const loadingReport = "The report dey load...";
export const recordedHint = "We dey record every time somebody open this report.";
export const aboutName = "About";
export const reporterName = "Reported by";
export const sentName = "Sent";
export const ownerName = "Handled by";
export const nobodyYet = "Nobody yet";
export const ownerYou = "You";
export const evidenceTitle = "Wetin dem report";
export const evidenceHint = "As e be when dem report am, with the names of that time.";
export const reporterNoteTitle = (name: string): string => `Wetin ${name} write`;
export const noReporterNote = "Dem no add anything.";
export const outcomeTitle = "How e end";
export const outcomeHint = (date: string, name: string): string => `E close on ${date}. ${name} fit read this:`;
export const outcomeHintWithoutReporter = (date: string): string => `E close on ${date}.`;

export const takeButton = "Take am";
export const nextButton = "Next report";
export const lastReport = "That na the last one.";

export const notesTitle = "Notes";
export const notesHint = "Only leads and admins dey read them. Who report no dey read them.";
export const noteLabel = "Add note";
export const noteRequired = "Abeg write the note first.";
export const addNoteButton = "Add note";

export const closeTitle = "Close this report";
export const closeHint = (name: string): string =>
  `${name} go read this, so write am to them: wetin you find and wetin you do.`;
export const closeHintWithoutReporter =
  "The account of the person wey report don delete. Only leads and admins dey read this.";
export const outcomeLegend = "How e end?";
export const closeHintOfAutomatic = "Only leads and admins dey read this.";
export const closeLabel = "How e end";
export const closeRequired = "Abeg tell us how e end.";
export const closeButton = "Close the report";
export const startClosingButton = "Close am";
export const closedToast = "The report don close.";
export { cancelButton } from "../../ui/overlay/overlay-text.ts";

export type Holds = Translates<typeof import("./report-text.ts"), typeof import("./report-text.pcm.ts")>;
