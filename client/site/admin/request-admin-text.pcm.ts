import type { Translates } from "../../../schema/language/translation.ts";
import type { Waiting } from "../../../schema/safety/waiting-api.ts";
import type {
  InboxKind,
  InboxState,
  inboxOwners,
  inboxStateFilters,
  ListedRequest,
} from "../../../schema/site/admin-api.ts";
import type { ParentAsk } from "../../../schema/site/api.ts";

export { title } from "./section-text.ts";
export const lead = "Wetin people send with the forms for the public pages. We dey record every visit here.";
export const loadingList = "Requests dey load...";
export const emptyTitle = "No open request dey";
export const emptyHint = "Wetin people send with the forms for the public pages go show here.";
export const nothingFoundTitle = "We no see anything";
export const nothingFoundHint = "No request match this search and these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "Download no work",
  message: "We no fit download the requests. Abeg try am again.",
};

export const waitingTitle = "Wetin dey wait for Safety";
export const waitingLabels: Readonly<Record<keyof Waiting, string>> = {
  reports: "Reports",
  flagged: "Flagged messages",
  confessions: "Confessions",
  parents: "Parents",
  questions: "Questions",
  pods: "Mentor requests",
  newcomers: "New members",
};

export const listTitle = "Requests";
export const filtersLabel = "Search and filters";
export const searchLabel = "Search by name, email, phone or message";
export const kindFilter = "Kind";
export const stateFilter = "State";
export const ownerFilter = "Who get am";
export const anyOption = "All";
export const kindNames: Readonly<Record<InboxKind, string>> = {
  join: "Join",
  apply: "Team application",
  donation: "Donation",
  sponsorship: "Sponsorship",
  partnership: "Partnership",
  roadmap: "Roadmap email",
  parent: "From one parent",
};
export const askNames: Readonly<Record<ParentAsk, string>> = {
  see_data: "See wetin we keep about the pikin",
  correct_data: "Correct something",
  close_account: "Close the pikin account",
  talk: "Talk to one lead",
};
/** "Close the pikin account: Ada Obi" */
export const asksFor = ({ ask, childName }: Pick<ListedRequest, "ask" | "childName">): string =>
  ask === null ? "" : `${askNames[ask]}: ${childName}`;
export const stateNames: Readonly<Record<InboxState, string>> = {
  new: "New",
  in_progress: "Dem dey handle am",
  answered: "Answered",
  closed: "Closed",
};
/** The choices beside the default. */
export const stateOptions: Readonly<Record<(typeof inboxStateFilters)[number], string>> = {
  open: "Open",
  ...stateNames,
  all: "All",
};
export const ownerOptions: Readonly<Record<(typeof inboxOwners)[number], string>> = { me: "Me", nobody: "Nobody yet" };

export const nameHeader = "From";
export const kindHeader = "Kind";
export const stateHeader = "State";
export const ownerHeader = "Who get am";
export const receivedHeader = "When e enter";

export const backLink = "All requests";
export const loadingRequest = "The request dey load...";
export const notFoundTitle = "We no see am";
export const notFoundHint = "We no get any request like that. Maybe somebody don delete am.";
export const messageTitle = "Message";
export const parentsTitle = "Wetin parents dey ask";
export const parentsLead =
  "Wetin parents send with the form for the parents’ page. Make sure say na the real parent before you show or close anything: for example, call the number wey you sabi before. We dey record every visit here.";
export const parentsEmptyTitle = "No parent dey wait";
export const parentsEmptyHint = "Wetin parents ask go show here, until somebody answer or close am.";
export const allParentsLink = "Everything wey parents ask";
export const childTitle = "The pikin";
export const childName = "Name, as the parent write am";
export const askName = "Wetin the parent ask";
export const askHints: Readonly<Record<ParentAsk, string>> = {
  see_data: "The member go download am under Profile. Help the family make dem do am together.",
  correct_data: "Members dey correct their profile by themselves. Na admin dey correct birth date.",
  close_account:
    "The member fit do am under Profile. If not, na the operator of the server go do am with one command, and admin fit suspend the account until then.",
  talk: "Answer by mail, or call the number.",
};
export const noEmailHint = "Dem no leave any email address. Call the number, and close the request after.";
export const noMessage = "Dem no write any message.";
export const senderTitle = "Who send am";
export const nameName = "Name";
export const emailName = "Email";
export const phoneName = "Phone";
export const accountName = "Account";
export const noAccount = "Dem send am without account";
export const receivedName = "When e enter";
export const handlingTitle = "Who dey handle am";
export const ownerName = "Who get am";
export const ownerYou = "You";
export const nobodyYet = "Nobody yet";
export const goneAdmin = "One admin wey don leave";
export const recordedHint = "Any time somebody open this request, we dey record am.";

export const takeButton = "Take this request";
export const handBackButton = "Give am back";
export const closeButton = "Close without answer";
export const reopenButton = "Open am again";
export const deleteButton = "Delete";
export const deleteTitle = "You wan delete this request?";
export const deleteHint = "E go comot forever, with the name and address of who send am. We no go tell anybody.";
export const deletedToast = { title: "The request don delete." };
export const otherOwnerHint = (name: string): string => `${name} dey handle this request.`;

export const answerTitle = "Answer";
export const answerLabel = "Your answer";
export const answerHint = (email: string): string =>
  `We go send am to ${email} by mail, with the community’s name. If you wan make dem reply, tell dem how dem fit reach you.`;
export const answerRequired = "Abeg write answer.";
export const sendButton = "Send the answer";
export const answeredToast = { title: "Your answer dey go." };
export const noAddressHint =
  "The address don delete with the account, so nowhere dey to send answer. You fit close the request.";
export const closedOn = (name: string, moment: string): string => `${name} close am without answer, ${moment}`;

/** Which admin was faster, and what they did. */
export const fasterTitle = (name: string): string => `${name} fast pass you`;
export const fasterMessages: Readonly<Record<InboxState, string>> = {
  new: "Dem don give this request back.",
  in_progress: "Dem dey handle this request now.",
  answered: "Dem don already answer this request.",
  closed: "Dem don already close this request.",
};

export type Holds = Translates<typeof import("./request-admin-text.ts"), typeof import("./request-admin-text.pcm.ts")>;
