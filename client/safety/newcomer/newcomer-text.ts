import type { AgeConfirmation, ClaimedAgeGroup, ConfirmOutcome } from "../../../schema/safety/newcomer-api.ts";
import type { Toast } from "../../ui/feedback/toast.ts";
import { countOf, listOf } from "../../ui/format/format.ts";

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

export const confirmersHeader = "Confirmed so far by";
/** The mentors who have confirmed the age of a minor, while that is not enough. */
export const confirmersOf = (confirmers: readonly { displayName: string }[]): string =>
  `${listOf(confirmers.map(({ displayName }) => displayName))} (needs one more)`;

export const findTitle = "Confirm someone’s age";
export const findHint =
  "Until their age is confirmed, new members can only talk where a safeguarding lead is present. Find someone you know in person by name. If they say they’re under 18, a second mentor or a leader has to confirm it, too. Leaders see every confirmation.";
export const searchLabel = "Who do you know?";
export const searchPlaceholder = "Type their name";
export const typeMore = "Type at least two letters of a name.";
export const searching = "Searching...";
export const foundLabel = "New members found";
export const nobodyFound = "No one by that name is waiting for you to confirm their age.";
export const moreFound = "There may be more. Type more of the name.";
export const joinedOn = (date: string): string => `Joined on ${date}.`;
/** What the member's birth date says. */
export const claims: Record<ClaimedAgeGroup, string> = {
  minor: "Says they’re under 18.",
  adult: "Says they’re 18 or over.",
};
export const confirmGroupButton: Record<ClaimedAgeGroup, string> = {
  minor: "Yes, they’re under 18",
  adult: "Yes, they’re 18 or over",
};
/** For screen readers. */
export const confirmGroupLabel: Record<ClaimedAgeGroup, (name: string) => string> = {
  minor: (name) => `Yes, they’re under 18: ${name}`,
  adult: (name) => `Yes, they’re 18 or over: ${name}`,
};
export const needsAnother = "You confirmed this. Another mentor or a leader has to confirm it, too.";

/** What a confirmation by someone who does not see the birth date was worth. */
export function outcomeToast(outcome: ConfirmOutcome, name: string): Toast {
  switch (outcome) {
    case "confirmed":
      return { title: confirmedToast([name]) };
    case "waiting":
      return { title: "Thank you", message: `Another mentor or a leader has to confirm the age of ${name}, too.` };
    case "changed":
      return { title: changedTitle, message: changedToast(1), variant: "destructive" };
    case "undone":
      return {
        title: "A leader undid your confirmation",
        message: `Please talk to them. Only someone else can confirm the age of ${name} now.`,
        variant: "destructive",
      };
  }
}

export const confirmedTitle = "Recent confirmations";
export const confirmedHint =
  "Everyone who confirmed an age, newest first. If a mentor got it wrong, undo it: the age is unknown again at once.";
export const loadingConfirmed = "Loading confirmations...";
export const confirmedEmptyTitle = "No ages confirmed yet";
export const bornHeader = "Born on";
export const confirmedByHeader = "Confirmed by";
export const confirmedOnHeader = "On";
export const stateHeader = "Status";
export const undoHeader = "Is it wrong?";
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
      return "Needs one more";
    case "undone":
      return `Undone by ${undoneBy?.displayName ?? deletedMember}`;
    case "corrected":
      return "Date corrected";
  }
}
/** For screen readers. */
export const undoLabel = ({ confirmer, displayName }: AgeConfirmation): string =>
  `Undo: ${confirmer?.displayName ?? deletedMember} confirmed the age of ${displayName}`;
export const undoneToast = (name: string): string =>
  `The confirmation is undone. Please check the age of ${name} again.`;

export const agePanelTitle = "Age";
export const unknownAge = "No birth date entered";
export const bornOn = (date: string, age: number): string => `Born on ${date} (${age})`;
export const declaredHint = "This date isn’t confirmed yet. Only confirm it if you know them.";
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
