import type { DevotionState } from "../../../schema/devotion/admin-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf, shortDateFormat, weekdayAndDayFormat } from "../../ui/format/format.ts";

/** Days of the community's calendar: "25 Dec 2026", and "Friday 25 December". */
export const dayText = (date: string): string => shortDateFormat("UTC").format(Date.parse(date));
const weekday = (date: string): string => weekdayAndDayFormat("UTC").format(Date.parse(date));

// The list
export { title } from "./section-text.ts";
export const newButton = "New devotion";
export const draftButton = "Draft with AI";
export const loadingList = "Devotions dey load...";
export const fetchFailed = { title: "Error", message: "We no fit bring the devotions" };
export const filtersLabel = "Filters";
export const searchLabel = "Search devotions";
export const searchHint = "Title, verse or text";
export const stateFilter = "State";
export const anyState = "All, except deleted";
export const emptyTitle = "We no see any devotion";
export const emptyHint = "Try other words or another state, or write new one.";
export const titleHeader = "Devotion";
export const dateHeader = "Day";
export const stateHeader = "State";
export const verseHeader = "Verse";
export const readHeader = "Readers";
export const none = "–";
export const stateLabels: Readonly<Record<DevotionState, string>> = {
  draft: "Draft",
  scheduled: "Scheduled",
  published: "Published",
  deleted: "Deleted",
};
export const aiDraftBadge = "AI draft";

// What can be done with one
export const editAction = "Edit";
export const publishAction = "Publish";
export const scheduleAction = (date: string): string => `Publish on ${dayText(date)}`;
export const otherDayAction = "Publish on another day";
export const unpublishAction = "Unpublish";
export const deleteAction = "Delete";
export const restoreAction = "Bring back";
export const undoButton = "Undo";
export const publishedToast = { title: "Devotion don publish!" };
export const scheduledToast = (date: string) => ({
  title: "Devotion don publish!",
  message: `E go show by itself on ${weekday(date)}.`,
});
export const unpublishedToast = {
  title: "Devotion don unpublish!",
  message: "E don turn draft now, wey only admins fit see.",
};
export const deletedToast = { title: "Devotion don delete!", message: "You fit bring am back within 30 days." };
export const restoredToast = { title: "Devotion don come back" };
export const draftRestoredToast = {
  title: "Devotion don come back",
  message: "Na draft, wey only admins fit see.",
};
export const dayTakenToast = {
  title: "Devotion don come back as draft",
  message: "Another devotion don publish for im day.",
};
export const statusFailed = { title: "Error", message: "We no fit update the devotion status" };
export const deleteFailed = { title: "Error", message: "We no fit delete the devotion" };
export const restoreFailed = { title: "E no come back", message: "Abeg try am again." };

// Several at once
export const deleteSelected = "Delete selected";
export const restoreSelected = "Bring back selected";
export const deletedCount = (count: number): string =>
  count === 1 ? deletedToast.title : `${count} devotions don delete!`;
export const restoredCount = (count: number): string => `${countOf(count, "devotion", "devotions")} don come back`;
export const selectionFailed = (count: number) => ({
  title: "No be all change",
  message: `We no fit change ${countOf(count, "devotion", "devotions")}. The list dey show how dem be now.`,
});

/** Someone was faster, or a message offers to undo what has changed since. */
export const goneText = {
  title: "We no see the devotion",
  message: "Somebody don delete am or bring am back. The list dey show how e be now.",
};

// The dialog of another day
export const otherDayTitle = (devotion: string): string => `Publish “${devotion}”`;
export const otherDayHint = "If the day never reach, e go show by itself, for midnight of the community time.";
export const otherDayLabel = "Day";
export const otherDayButton = "Publish";

export type Holds = Translates<
  typeof import("./devotion-admin-text.ts"),
  typeof import("./devotion-admin-text.pcm.ts")
>;
