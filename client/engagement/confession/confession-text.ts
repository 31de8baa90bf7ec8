import type { ConfessionView, ListedConfession } from "../../../schema/engagement/confession-api.ts";
import type { ContactKind } from "../../../schema/safety/flagged-api.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Confession Box";
export const lead = "Anonymous, for what’s hard to say with your name on it.";

// Urgent help
export const urgentTitle = "Is someone in danger, or thinking of ending their life?";
export const urgentText =
  "Don’t wait for an answer here: it can take a day or more, and nobody can find you to help. Tell a person now: an adult you trust, a leader you know, a doctor or the police.";

// Before writing
export const promiseTitle = "What stays hidden";
export const promises = [
  "You need no account. We store no name, no network address and no time of day with it, only the date.",
  "A leader can’t find out who you are. What you write could still give you away, so leave out names and places if you want to stay unknown.",
  "Whoever runs the server could see, at that very moment, that this phone is using the box. This app keeps no record of it.",
  "Only safeguarding leads and admins read the box, and never one alone. An entry is deleted 90 days after its last word.",
  "Every night all entries are stored again in a random order. From then on, the database can’t tell when or after whom you wrote.",
];

// Writing
export const writeTitle = "Write";
export const textLabel = "What have you been carrying?";
export const textHint =
  "If you’d like a leader to reach you, you may leave a number. Then you’re no longer unknown. Nothing is saved on this phone.";
export const textRequired = "Please write something.";
export const sendButton = "Put it in the box";

// After sending
export const sentTitle = "It’s in the box";
export const sentText = "Thank you for trusting us. A leader will read it with care.";
export const slipTitle = "Your reply slip";
export const slipText =
  "Come back with it to read an answer and to write again. We can’t show it again. Write it down, or take a picture of it.";
export const copySlipButton = "Copy slip";
export const slipUntil = (date: string): string => `It works until ${date}, and longer if you or a leader write again.`;
export const doneButton = "I’ve saved it";

// Coming back
export const returnTitle = "Come back with your slip";
export const returnHint = "To read an answer, write again, or withdraw what you wrote.";
export const slipLabel = "Reply slip";
export const slipHint = "12 letters and digits.";
export const slipRequired = "Please enter your slip.";
export const openButton = "Open";
export const entryTitle = "Your entry";
export const states: Readonly<Record<ConfessionView["state"], string>> = {
  waiting: "Waiting for an answer",
  answered: "Answered",
  closed: "Closed",
};
export const closedHint = "A leader has closed it. If you write again, it’s open again.";
export const you = "You";
export const aLeader = "A leader";
export const againLabel = "Write again";
export const againButton = "Send";
export const sentAgain = { title: "Sent" };
export const expires = (date: string): string => `Deleted after ${date} if nobody writes.`;
export const leaveButton = "Close this entry on this phone";
export const withdrawButton = "Withdraw it";
export const withdrawTitle = "Withdraw this entry?";
export const withdrawHint =
  "The slip stops working, so nobody can open the entry on this phone. The leaders still see it for up to 90 days, marked as withdrawn, to keep everyone safe.";
export const withdrawConfirm = "Withdraw";
export const withdrawn = { title: "Withdrawn", message: "The slip doesn’t work anymore." };

// For leads and admins
export const listTitle = "Confession Box";
export const listHint =
  "Nobody can find out who wrote these, and nobody should try. Answer with grace. You aren’t notified at the moment when someone writes, because that would give away the time: please look in every day. Each time someone looks, it’s recorded.";
export const filterLabel = "Which entries";
export const waitingFilter = "To answer";
export const othersFilter = "Answered and closed";
export const loadingList = "Loading the box...";
export const emptyTitles = { waiting: "The box is empty", others: "Nothing answered yet" } as const;
export const emptyHint = "New entries appear here.";
export const more = (count: number): string => `${countOf(count, "more entry", "more entries")} not shown.`;
export const lastMessage = (date: string): string => `Last message on ${date}`;
export const contactBadge = "Contact details";
export const stateBadges: Readonly<Record<ListedConfession["state"], string>> = {
  waiting: "To answer",
  answered: "Answered",
  closed: "Closed",
  withdrawn: "Withdrawn",
};

export const fileTitle = "A confession";
export const backLink = "The whole box";
export const loadingFile = "Loading the entry...";
export const writerName = "Someone";
export const goneLeader = "A former leader";
export const recordedHint = "Each time someone opens this entry, it’s recorded.";
export const contactNotes: Readonly<Record<ContactKind, string>> = {
  phone: "Contains a phone number",
  email: "Contains an email address",
  handle: "Contains a name on another app",
  link: "Contains a link to another app",
};
export const contactHint =
  "The writer has left contact details. Use them only if someone is in danger or asks for it, and never alone: agree on it with another leader first.";
export const answerLabel = "Your answer";
export const answerHint =
  "The writer reads it with the slip, without your name. The other leaders get an email that you’ve answered, and read it too.";
export const answerRequired = "Please write an answer.";
export const answerButton = "Send answer";
export const answered = { title: "Your answer is in the box" };
export const closeButton = "Close without an answer";
export const closeAnsweredButton = "Close";
export const closed = { title: "The entry is closed" };
