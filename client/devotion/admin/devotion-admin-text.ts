import type { DevotionState } from "../../../schema/devotion/admin-api.ts";
import { countOf, shortDateFormat, weekdayAndDayFormat } from "../../ui/format/format.ts";

/** Days of the community's calendar: "25 Dec 2026", and "Friday 25 December". */
export const dayText = (date: string): string => shortDateFormat("UTC").format(Date.parse(date));
const weekday = (date: string): string => weekdayAndDayFormat("UTC").format(Date.parse(date));

// The list
export { title } from "./section-text.ts";
export const newButton = "New devotion";
export const draftButton = "Draft with AI";
export const loadingList = "Loading devotions...";
export const fetchFailed = { title: "Error", message: "Failed to fetch devotions" };
export const filtersLabel = "Filters";
export const searchLabel = "Search devotions";
export const searchHint = "Title, verse or text";
export const stateFilter = "State";
export const anyState = "All but deleted";
export const emptyTitle = "No devotions found";
export const emptyHint = "Try other words or another state, or write a new one.";
export const titleHeader = "Devotion";
export const dateHeader = "Day";
export const stateHeader = "State";
export const verseHeader = "Verse";
export const readHeader = "Read by";
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
export const restoreAction = "Restore";
export const undoButton = "Undo";
export const publishedToast = { title: "Devotion published successfully!" };
export const scheduledToast = (date: string) => ({
  title: "Devotion published successfully!",
  message: `It appears by itself on ${weekday(date)}.`,
});
export const unpublishedToast = {
  title: "Devotion unpublished successfully!",
  message: "It’s a draft now, which only admins see.",
};
export const deletedToast = { title: "Devotion deleted successfully!", message: "You can restore it for 30 days." };
export const restoredToast = { title: "Devotion restored" };
export const draftRestoredToast = { title: "Devotion restored", message: "It’s a draft, which only admins see." };
export const dayTakenToast = {
  title: "Devotion restored as a draft",
  message: "Its day has another published devotion by now.",
};
export const statusFailed = { title: "Error", message: "Failed to update devotion status" };
export const deleteFailed = { title: "Error", message: "Failed to delete devotion" };
export const restoreFailed = { title: "Not restored", message: "Please try again." };

// Several at once
export const deleteSelected = "Delete selected";
export const restoreSelected = "Restore selected";
export const deletedCount = (count: number): string =>
  count === 1 ? deletedToast.title : `${count} devotions deleted successfully!`;
export const restoredCount = (count: number): string => `${countOf(count, "devotion")} restored`;
export const selectionFailed = (count: number) => ({
  title: "Not all changed",
  message: `${countOf(count, "devotion")} couldn’t be changed. The list shows how they are now.`,
});

/** Someone was faster, or a message offers to undo what has changed since. */
export const goneText = {
  title: "Devotion not found",
  message: "Someone has deleted or restored it meanwhile. The list shows how it is now.",
};

// The dialog of another day
export const otherDayTitle = (devotion: string): string => `Publish “${devotion}”`;
export const otherDayHint = "On a coming day it appears by itself, at midnight of the community’s time.";
export const otherDayLabel = "Day";
export const otherDayButton = "Publish";
