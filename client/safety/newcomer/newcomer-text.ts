import { countOf } from "../../ui/format/format.ts";

export const waitingTitle = "New members to confirm";
export const waitingHint =
  "Until someone who knows them confirms their age, new members can only talk where a safeguarding lead is present. Only confirm people you know.";
export const loadingWaiting = "Loading new members...";
export const emptyTitle = "No one is waiting";
export const emptyHint = "New members appear here once they have entered their birth date.";

export const nameHeader = "Name";
export const birthDateHeader = "Says they were born on";
export const ageHeader = "Age";
export const enteredHeader = "Entered";
export const confirmHeader = "Do you know them?";
export const confirmButton = "Confirm age";
/** For screen readers. */
export const confirmLabel = (name: string): string => `Confirm age of ${name}`;
export const confirmSelectedButton = (count: number): string => `Confirm ${countOf(count, "member")}`;
export const confirmedToast = (names: readonly string[]): string =>
  names.length === 1 ? `The age of ${names[0]} is confirmed.` : `The ages of ${names.length} members are confirmed.`;
export const changedTitle = "Please look again";
export const changedToast = (count: number): string =>
  count === 1
    ? "A birth date has changed since you opened this page."
    : `${count} birth dates have changed since you opened this page.`;

export const confirmedTitle = "Confirmed";
export const loadingConfirmed = "Loading confirmed ages...";
export const confirmedEmptyTitle = "No ages confirmed yet";
export const bornHeader = "Born on";
export const confirmedByHeader = "Confirmed by";
export const confirmedOnHeader = "On";
export const deletedMember = "Deleted member";
export const noDate = "Unknown";

export const agePanelTitle = "Age";
export const unknownAge = "No birth date entered";
export const bornOn = (date: string, age: number): string => `Born on ${date} (${age})`;
export const declaredHint = "Nobody has confirmed this date yet. Only confirm it if you know them.";
export const confirmedLine = (name: string, date: string): string => `Confirmed by ${name} on ${date}`;
export const roleAgeHint = "Anyone with a role is treated as an adult.";
export const ownAgeHint = "Someone else has to confirm or correct your own age.";
export const enterAction = "Enter the birth date";
export const correctAction = "Correct the birth date";
export const correctTitle = (name: string): string => `When was ${name} born?`;
export const correctHint = "The new date replaces the one they entered and counts as confirmed by you.";
export const correctLabel = "Birth date";
export const correctRequired = "Please enter the full birth date.";
export const correctButton = "Save";
export const cancelButton = "Cancel";
export const correctedToast = (name: string): string => `The birth date of ${name} is corrected.`;
