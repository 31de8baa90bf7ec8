import type { ConfessionView, ListedConfession } from "../../../schema/engagement/confession-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import type { ContactKind } from "../../../schema/safety/flagged-api.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Confession Box";
export const lead = "Nobody go know your name, for wetin hard to talk with your name on top.";

// Urgent help
export const urgentTitle = "Somebody dey in danger, or dey think to end their life?";
export const urgentText =
  "No wait for answer here: e fit take one day or more, and nobody fit find you to help you. Tell one person now: one adult wey you trust, one leader wey you know, doctor or police.";

// Before writing
export const promiseTitle = "Wetin go stay hidden";
export const promises = [
  "You no need account. We no dey keep any name, network address or time of day with am, only the date.",
  "No leader fit find out who you be. But wetin you write fit still show who you be, so no put names and places if you wan stay unknown.",
  "Who dey run the server fit see, for that same moment, say this phone dey use the box. This app no dey keep any record of am.",
  "Only safeguarding leads and admins dey read the box, and nobody dey read am alone. Entry go delete 90 days after the last word.",
  "Every night we dey store all the entries again in random order. From then, the database no fit tell when you write or after who.",
];

// Writing
export const writeTitle = "Write";
export const textLabel = "Wetin you don dey carry?";
export const textHint =
  "If you want make one leader reach you, you fit leave number. Then people fit know who you be. Nothing dey save for this phone.";
export const textRequired = "Abeg write something.";
export const sendButton = "Put am for the box";

// After sending
export const sentTitle = "E don enter the box";
export const sentText = "Thank you as you trust us. One leader go read am with care.";
export const slipTitle = "Your reply slip";
export const slipText =
  "Come back with am to read answer and to write again. We no fit show am again. Write am down, or snap am.";
export const copySlipButton = "Copy slip";
export const slipUntil = (date: string): string =>
  `E go work till ${date}, and longer if you or one leader write again.`;
export const doneButton = "I don save am";

// Coming back
export const returnTitle = "Come back with your slip";
export const returnHint = "To read answer, write again, or withdraw wetin you write.";
export const slipLabel = "Reply slip";
export const slipHint = "12 letters and numbers.";
export const slipRequired = "Abeg put your slip.";
export const openButton = "Open";
export const entryTitle = "Your entry";
export const states: Readonly<Record<ConfessionView["state"], string>> = {
  waiting: "Dey wait for answer",
  answered: "Answered",
  closed: "Closed",
};
export const closedHint = "One leader don close am. If you write again, e go open again.";
export const you = "You";
export const aLeader = "One leader";
export const againLabel = "Write again";
export const againButton = "Send";
export const sentAgain = { title: "E don send" };
export const expires = (date: string): string => `E go delete after ${date} if nobody write.`;
export const leaveButton = "Close this entry for this phone";
export const withdrawButton = "Withdraw am";
export const withdrawTitle = "Withdraw this entry?";
export const withdrawHint =
  "The slip go stop to work, so nobody fit open the entry for this phone. The leaders go still see am for up to 90 days, marked as withdrawn, to keep everybody safe.";
export const withdrawConfirm = "Withdraw";
export const withdrawn = { title: "You don withdraw am", message: "The slip no dey work again." };

// For leads and admins
export const listTitle = "Confession Box";
export const listHint =
  "Nobody fit find out who write these, and nobody suppose try. Answer with grace. We no dey notify you the moment somebody write, because that one go show the time: abeg look inside every day. We dey record every time somebody look.";
export const filterLabel = "Which entries";
export const waitingFilter = "To answer";
export const othersFilter = "Answered and closed";
export const loadingList = "The box dey load...";
export const emptyTitles = { waiting: "The box dey empty", others: "Nobody don answer anything yet" } as const;
export const emptyHint = "New entries dey show here.";
export const more = (count: number): string => `${countOf(count, "more entry", "more entries")} no dey show.`;
export const lastMessage = (date: string): string => `Last message na ${date}`;
export const contactBadge = "Contact details";
export const stateBadges: Readonly<Record<ListedConfession["state"], string>> = {
  waiting: "To answer",
  answered: "Answered",
  closed: "Closed",
  withdrawn: "Withdrawn",
};

export const fileTitle = "One confession";
export const backLink = "The whole box";
export const loadingFile = "The entry dey load...";
export const writerName = "Somebody";
export const goneLeader = "One former leader";
export const recordedHint = "We dey record every time somebody open this entry.";
export const contactNotes: Readonly<Record<ContactKind, string>> = {
  phone: "Phone number dey inside",
  email: "Email address dey inside",
  handle: "Name for another app dey inside",
  link: "Link to another app dey inside",
};
export const contactHint =
  "The writer don leave contact details. Use them only if somebody dey in danger or ask for am, and never alone: agree with another leader first.";
export const answerLabel = "Your answer";
export const answerHint =
  "The writer go read am with the slip, without your name. The other leaders go get email say you don answer, and dem go read am too.";
export const answerRequired = "Abeg write answer.";
export const answerButton = "Send answer";
export const answered = { title: "Your answer don enter the box" };
export const closeButton = "Close without answer";
export const closeAnsweredButton = "Close";
export const closed = { title: "The entry don close" };

export type Holds = Translates<typeof import("./confession-text.ts"), typeof import("./confession-text.pcm.ts")>;
