import type { Translates } from "../../../../schema/language/translation.ts";
import type { StepState } from "../../../../schema/setting/admin-api.ts";
import type { SetupStep } from "../../../../schema/setting/setup.ts";

export const title = "Set up your community";
export const lead =
  "Eight short steps. You fit skip all of dem except the helplines, and you fit change everything later.";
export const loading = "The setup dey load...";
export const stepsLabel = "Steps";
export const progressLabel = "How far you don reach";
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
  name: "Wetin members and visitors go call una.",
  look: "How people go take sabi your pages.",
  time: "Where most of your members dey live.",
  contact: "Where visitors go write una.",
  mail: "Na by mail members dey confirm their address and choose new passwords, so e must reach.",
  people:
    "Adults and minors fit message each other only if one safeguarding lead dey, wey dey read along. Make sure say at least two people dey wey fit handle report about each other.",
  helplines:
    "Check these numbers: dem fit don change. Members wey dey danger dey see dem, so the setup no fit finish until somebody don check dem. Change the ones wey no dey work for your area.",
  event: "Something wey people go come next.",
};
/** Below the steps that only facts complete. */
export const factHints: Readonly<Partial<Record<SetupStep, string>>> = {
  mail: "This step go finish once your mail server don take one mail.",
  people: "This step go finish once one safeguarding lead fit act, and another pesin fit handle report about am.",
  event: "This step go finish once one event don publish.",
};
export const inviteLink = "Invite somebody by link or email";
export const states: Readonly<Record<StepState, string>> = { open: "", done: "Done", skipped: "Skipped" };

export const helplinesChecked = "I don check these numbers";
export const saveAndContinue = "Save and continue";
export const continueButton = "Continue";
export const skipButton = "Skip";
export const laterButton = "Later";
export const finishButton = "Finish the setup";
export const finishedToast = {
  title: "Your community don ready",
  message: "Everything wey you choose dey inside the settings. Invite the first members.",
};
export const notRecorded = { title: "E no save", message: "We no fit record this step. Abeg try am again." };

export const leadersTitle = "Admins and safeguarding leads";
export const noLeaders = "Nobody yet";
export const findLabel = "Find user by name or email";
export const findHint = "Open their page and give dem the role Safeguarding lead. Dem must get account first.";
export const foundLabel = "Users wey we see";
export const nobodyFound = "We no see anybody. Maybe dem never sign up.";
export const loadingPeople = "People dey load...";
export const contactTitle = "Somebody from outside";
export const roleNames: Readonly<Record<string, string>> = {
  admin: "Admin",
  mentor: "Mentor",
  safeguarding_lead: "Safeguarding lead",
};

export const eventText = "Plan the first event, then come back here. The overview go carry you back to the setup.";
export const eventButton = "Plan event";

export const panelTitle = "Your community never ready";
export const panelMissing = (names: readonly string[]): string => `E remain: ${names.join(", ")}.`;
export const panelAllOver = "Everything don done. Finish am when you ready.";
export const panelLink = "Continue the setup";

export type Holds = Translates<typeof import("./setup-text.ts"), typeof import("./setup-text.pcm.ts")>;
