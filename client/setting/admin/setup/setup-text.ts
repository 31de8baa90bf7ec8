import type { StepState } from "../../../../schema/setting/admin-api.ts";
import type { SetupStep } from "../../../../schema/setting/setup.ts";

export const title = "Set up your community";
export const lead = "Eight short steps. All but the helplines can be skipped, and all of it can be changed later.";
export const loading = "Loading the setup...";
export const stepsLabel = "Steps";
export const progressLabel = "Progress";
export const progressText = (over: number, all: number): string => `${over} of ${all} steps`;

export const stepTitles: Readonly<Record<SetupStep, string>> = {
  name: "Name and tagline",
  look: "Logo and colour",
  time: "Time zone",
  contact: "Contact",
  mail: "Test the mail",
  people: "Safeguarding people",
  helplines: "Helplines",
  event: "First event",
};
export const stepHints: Readonly<Record<SetupStep, string>> = {
  name: "What members and visitors call you.",
  look: "How pages recognise you.",
  time: "Where most of your members live.",
  contact: "Where visitors write to you.",
  mail: "Members confirm their address and choose new passwords by mail, so it has to arrive.",
  people:
    "Adults and minors can message each other only if there is a safeguarding lead, who reads along. Have at least two people who can handle a report about the other.",
  helplines:
    "Check these numbers: they may have changed. Members in danger see them, so the setup can’t be finished before someone has checked them. Replace those that don’t serve your area.",
  event: "Something to come to next.",
};
/** Below the steps that only facts complete. */
export const factHints: Readonly<Partial<Record<SetupStep, string>>> = {
  mail: "This step is done once your mail server has taken a mail.",
  people: "This step is done once a safeguarding lead can act, and someone else can handle a report about them.",
  event: "This step is done once an event is published.",
};
export const inviteLink = "Invite someone by link or email";
export const states: Readonly<Record<StepState, string>> = { open: "", done: "Done", skipped: "Skipped" };

export const helplinesChecked = "I’ve checked these numbers";
export const saveAndContinue = "Save and continue";
export const continueButton = "Continue";
export const skipButton = "Skip";
export const laterButton = "Later";
export const finishButton = "Finish the setup";
export const finishedToast = {
  title: "Your community is set up",
  message: "Everything that you chose is in the settings. Invite the first members.",
};
export const notRecorded = { title: "Not saved", message: "This step was not recorded. Please try again." };

export const leadersTitle = "Admins and safeguarding leads";
export const noLeaders = "Nobody yet";
export const findLabel = "Find a user by name or email";
export const findHint = "Open their page and give them the role Safeguarding lead. They need an account first.";
export const foundLabel = "Users found";
export const nobodyFound = "Nobody found. They may not have signed up yet.";
export const loadingPeople = "Loading people...";
export const contactTitle = "Someone outside";
export const roleNames: Readonly<Record<string, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};

export const eventText = "Plan the first event, then come back here. The overview leads back to the setup.";
export const eventButton = "Plan an event";

export const panelTitle = "Your community is not set up yet";
export const panelMissing = (names: readonly string[]): string => `Still open: ${names.join(", ")}.`;
export const panelAllOver = "All done. Finish when you’re ready.";
export const panelLink = "Continue the setup";
