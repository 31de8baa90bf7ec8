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
export const lead = "What people send with the forms of the public pages. Every visit here is logged.";
export const loadingList = "Loading requests...";
export const emptyTitle = "No open requests";
export const emptyHint = "What people send with the forms of the public pages appears here.";
export const nothingFoundTitle = "Nothing found";
export const nothingFoundHint = "No request matches this search and these filters.";
export const downloadButton = "Download CSV";
export const downloadFailed = {
  title: "Not downloaded",
  message: "Failed to download the requests. Please try again.",
};

export const waitingTitle = "Waiting in Safety";
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
export const ownerFilter = "Owner";
export const anyOption = "All";
export const kindNames: Readonly<Record<InboxKind, string>> = {
  join: "Join",
  apply: "Team application",
  donation: "Donation",
  sponsorship: "Sponsorship",
  partnership: "Partnership",
  roadmap: "Roadmap email",
  parent: "From a parent",
};
export const askNames: Readonly<Record<ParentAsk, string>> = {
  see_data: "See what is stored about the child",
  correct_data: "Correct something",
  close_account: "Close the child’s account",
  talk: "Talk to a lead",
};
/** "Close the child’s account: Ada Obi" */
export const asksFor = ({ ask, childName }: Pick<ListedRequest, "ask" | "childName">): string =>
  ask === null ? "" : `${askNames[ask]}: ${childName}`;
export const stateNames: Readonly<Record<InboxState, string>> = {
  new: "New",
  in_progress: "In progress",
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
export const ownerHeader = "Owner";
export const receivedHeader = "Received";
/** In a cell without a value. */
export const nothing = "–";

export const backLink = "All requests";
export const loadingRequest = "Loading the request...";
export const notFoundTitle = "Not found";
export const notFoundHint = "There is no such request. Someone may have deleted it.";
export const messageTitle = "Message";
export const parentsTitle = "What parents ask";
export const parentsLead =
  "What parents send with the form on the page for parents. Make sure that it’s really the parent before you show or close anything: for instance, call the number that you already know. Every visit here is logged.";
export const parentsEmptyTitle = "No parent is waiting";
export const parentsEmptyHint = "What parents ask appears here, until someone has answered or closed it.";
export const allParentsLink = "All that parents ask";
export const childTitle = "The child";
export const childName = "Name, as the parent wrote it";
export const askName = "What the parent asks";
export const askHints: Readonly<Record<ParentAsk, string>> = {
  see_data: "The member downloads it under Profile. Help the family to do that together.",
  correct_data: "Members correct their profile themselves. An admin corrects a birth date.",
  close_account:
    "The member can do it under Profile. Otherwise the operator of the server does it with a command, and an admin can suspend the account until then.",
  talk: "Answer by mail, or call the number.",
};
export const noEmailHint = "They left no email address. Call the number, and close the request afterwards.";
export const noMessage = "They wrote no message.";
export const senderTitle = "Sender";
export const nameName = "Name";
export const emailName = "Email";
export const phoneName = "Phone";
export const accountName = "Account";
export const noAccount = "Sent without an account";
export const receivedName = "Received";
export const handlingTitle = "Handling";
export const ownerName = "Owner";
export const ownerYou = "You";
export const nobodyYet = "Nobody yet";
export const goneAdmin = "An admin who has left";
export const recordedHint = "Each time someone opens this request, it’s recorded.";

export const takeButton = "Take this request";
export const handBackButton = "Hand back";
export const closeButton = "Close without an answer";
export const reopenButton = "Open again";
export const deleteButton = "Delete";
export const deleteTitle = "Delete this request?";
export const deleteHint = "It’s gone for good, with the sender’s name and address. Nobody is told.";
export const deletedToast = { title: "The request is deleted." };
export const otherOwnerHint = (name: string): string => `${name} is handling this request.`;

export const answerTitle = "Answer";
export const answerLabel = "Your answer";
export const answerHint = (email: string): string =>
  `It’s sent to ${email} by mail, under the community’s name. Say how they can reach you if you’d like a reply.`;
export const answerRequired = "Please write an answer.";
export const sendButton = "Send the answer";
export const answeredToast = { title: "Your answer is on its way." };
export const answeredOn = (name: string, moment: string): string => `${name}, ${moment}`;
export const noAddressHint =
  "The address was deleted with an account, so there’s nowhere to send an answer. You can close the request.";
export const closedOn = (name: string, moment: string): string => `Closed without an answer by ${name}, ${moment}`;

/** Which admin was faster, and what they did. */
export const fasterTitle = (name: string): string => `${name} was faster`;
export const fasterMessages: Readonly<Record<InboxState, string>> = {
  new: "They’ve handed this request back meanwhile.",
  in_progress: "They’re handling this request now.",
  answered: "They’ve already answered this request.",
  closed: "They’ve already closed this request.",
};
