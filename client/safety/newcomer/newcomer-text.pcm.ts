import type { Translates } from "../../../schema/language/translation.ts";
import type { AgeConfirmation, ClaimedAgeGroup, ConfirmOutcome } from "../../../schema/safety/newcomer-api.ts";
import type { Toast } from "../../ui/feedback/toast.ts";
import { countOf, listOf } from "../../ui/format/format.ts";

export const waitingTitle = "New members to confirm";
export const waitingHint =
  "Until somebody wey know them confirm their age, new members fit only talk where safeguarding lead dey. Only confirm people wey you know.";
export const loadingWaiting = "The new members dey load...";
export const emptyTitle = "Nobody dey wait";
export const emptyHint = "New members go show here once dem don put their birth date.";

export const nameHeader = "Name";
export const birthDateHeader = "Birth date wey dem put";
export const ageHeader = "Age";
export const enteredHeader = "Date e enter";
export const confirmHeader = "You know them?";
export const confirmButton = "Confirm age";
/** For screen readers. */
export const confirmLabel = (name: string): string => `Confirm age of ${name}`;
export const confirmSelectedButton = (count: number): string => `Confirm ${countOf(count, "member", "members")}`;
export const confirmedToast = (names: readonly string[]): string =>
  names.length === 1
    ? `You don confirm the age of ${names[0]}.`
    : `You don confirm the ages of ${names.length} members.`;
export const changedTitle = "Abeg look again";
export const changedToast = (count: number): string =>
  count === 1
    ? "One birth date don change since you open this page."
    : `${count} birth dates don change since you open this page.`;

export const confirmersHeader = "Who don confirm am so far";
/** The mentors who have confirmed the age of a minor, while that is not enough. */
export const confirmersOf = (confirmers: readonly { displayName: string }[]): string =>
  `${listOf(confirmers.map(({ displayName }) => displayName))} (e remain one more)`;

export const findTitle = "Confirm somebody age";
export const findHint =
  "Until we confirm their age, new members fit only talk where safeguarding lead dey. Find somebody wey you know face to face with their name. If dem talk say dem never reach 18, second mentor or one leader must confirm am too. Leaders dey see every confirmation.";
export const searchLabel = "Who you know?";
export const searchPlaceholder = "Type their name";
export const typeMore = "Type at least two letters of the name.";
export const searching = "E dey search...";
export const foundLabel = "New members wey we see";
export const nobodyFound = "Nobody with that name dey wait make you confirm their age.";
export const moreFound = "More fit dey. Type more of the name.";
export const joinedOn = (date: string): string => `Join on ${date}.`;
/** What the member's birth date says. */
export const claims: Record<ClaimedAgeGroup, string> = {
  minor: "Dem talk say dem never reach 18.",
  adult: "Dem talk say dem don reach 18.",
};
export const confirmGroupButton: Record<ClaimedAgeGroup, string> = {
  minor: "Yes, dem never reach 18",
  adult: "Yes, dem don reach 18",
};
/** For screen readers. */
export const confirmGroupLabel: Record<ClaimedAgeGroup, (name: string) => string> = {
  minor: (name) => `Yes, dem never reach 18: ${name}`,
  adult: (name) => `Yes, dem don reach 18: ${name}`,
};
export const needsAnother = "You don confirm this one. Another mentor or one leader must confirm am too.";

/** What a confirmation by someone who does not see the birth date was worth. */
export function outcomeToast(outcome: ConfirmOutcome, name: string): Toast {
  switch (outcome) {
    case "confirmed":
      return { title: confirmedToast([name]) };
    case "waiting":
      return { title: "Thank you", message: `Another mentor or one leader must confirm the age of ${name} too.` };
    case "changed":
      return { title: changedTitle, message: changedToast(1), variant: "destructive" };
    case "undone":
      return {
        title: "One leader don undo your confirmation",
        message: `Abeg talk to them. Only somebody else fit confirm the age of ${name} now.`,
        variant: "destructive",
      };
  }
}

export const confirmedTitle = "Recent confirmations";
export const confirmedHint =
  "Everybody wey confirm one age, newest first. If one mentor no get am right, undo am: the age go turn unknown again at once.";
export const loadingConfirmed = "The confirmations dey load...";
export const confirmedEmptyTitle = "Nobody don confirm any age yet";
export const bornHeader = "Born on";
export const confirmedByHeader = "Confirmed by";
export const confirmedOnHeader = "On";
export const stateHeader = "Status";
export const undoHeader = "E no correct?";
export const undoButton = "Undo";
export const deletedMember = "Deleted member";

export const confirmerOf = ({ confirmer, isByMentor }: AgeConfirmation): string => {
  const name = confirmer?.displayName ?? deletedMember;
  return isByMentor ? `${name} (mentor)` : name;
};
export function stateOf({ state, undoneBy }: AgeConfirmation): string {
  switch (state) {
    case "counts":
      return "Confirmed";
    case "waiting":
      return "E remain one more";
    case "undone":
      return `Undone by ${undoneBy?.displayName ?? deletedMember}`;
    case "corrected":
      return "Date corrected";
  }
}
/** For screen readers. */
export const undoLabel = ({ confirmer, displayName }: AgeConfirmation): string =>
  `Undo: ${confirmer?.displayName ?? deletedMember} confirm the age of ${displayName}`;
export const undoneToast = (name: string): string =>
  `You don undo the confirmation. Abeg check the age of ${name} again.`;

export const agePanelTitle = "Age";
export const unknownAge = "No birth date dey";
export const bornOn = (date: string, age: number): string => `Born on ${date} (${age})`;
export const declaredHint = "Nobody don confirm this date. Only confirm am if you know them.";
export const confirmedLine = (name: string, date: string): string => `Confirmed by ${name} on ${date}`;
export const roleAgeHint = "We dey treat anybody wey get role as adult.";
export const ownAgeHint = "Somebody else must confirm or correct your own age.";
export const enterAction = "Put the birth date";
export const correctAction = "Correct the birth date";
export const correctTitle = (name: string): string => `When dem born ${name}?`;
export const correctHint = "The new date go replace the one wey dem put, and e go count say na you confirm am.";
export const correctLabel = "Birth date";
export const correctRequired = "Abeg put the full birth date.";
export const correctButton = "Save";
export const cancelButton = "Cancel";
export const correctedToast = (name: string): string => `You don correct the birth date of ${name}.`;

export type Holds = Translates<typeof import("./newcomer-text.ts"), typeof import("./newcomer-text.pcm.ts")>;
