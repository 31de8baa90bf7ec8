import type { QuestionDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import type { OwnQuestion } from "../../../schema/engagement/question-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Live Q&A";
export const lead = "You ask, one mentor answer, and everybody learn from am.";

// The form
export const askTitle = "Ask question";
export const questionLabel = "Your question";
export const questionHint = "Faith, school, family, the future. No put phone numbers and full names.";
export const questionRequired = "Abeg write your question.";
export const nameLabel = "Show my first name";
export const nameHint = "E go show beside the question, once we answer am. Then mentors go see your full name.";
export const whoSees =
  "Without your name, nobody go see who ask: no be other members, no be the mentors. Only if somebody fit dey in danger, one safeguarding lead fit check am, and we dey record every time dem check.";
export const askButton = "Send question";
export const asked = { title: "We don get your question", message: "We go notify you when one mentor reply." };
export const signInToAsk = "You need account to ask. Your question fit still no get name.";

// The member's own questions
export const ownTitle = "Your questions";
export const loadingOwn = "Your questions dey load...";
export const ownStates: Readonly<Record<OwnQuestion["state"], string>> = {
  waiting: "Dey wait",
  published: "Answered",
  declined: "Not published",
};
export const withName = "With your first name";
export const withoutName = "Without your name";
export const noteLabel = "Note from one leader to you";
export const withdrawButton = "Withdraw";
export const withdrawLabel = (question: string): string => `Withdraw: ${question}`;
export const withdrawTitle = "Withdraw this question?";
export const withdrawHint = "E go delete for good, with the answer if answer dey.";
export const withdrawn = { title: "You don withdraw the question" };

// The published ones
export const answeredTitle = "Questions wey get answer";
export const loadingAnswered = "The answers dey load...";
export const emptyTitle = "No answer dey yet";
export const emptyHint = "Be the first to ask. The answer go show here.";
export const askedBy = (name: string): string => `${name} ask`;
export const someoneAsked = "Somebody ask";
export const answerLabel = "Answer";
export const reportButton = "Report";
export const reportLabel = (question: string): string => `Report: ${question}`;
export const showMoreButton = "Show more";

// For leaders
export const listTitle = "Questions";
export const listHint =
  "Members dey ask here, with or without their name. When you answer, e go show for everybody for the Live Q&A page. We dey record every time somebody look this list.";
export const filterLabel = "Which questions";
export const filters: Readonly<Record<OwnQuestion["state"], string>> = {
  waiting: "To answer",
  published: "Published",
  declined: "Declined",
};
export const loadingAsked = "The questions dey load...";
export const nothingTitles: Readonly<Record<OwnQuestion["state"], string>> = {
  waiting: "Nothing dey to answer",
  published: "Nothing don publish yet",
  declined: "Nobody decline anything",
};
export const nothingHint = "New questions dey show here.";
export const more = (count: number): string => `${countOf(count, "more question", "more questions")} no dey show.`;
export const from = (name: string): string => `From ${name}`;
export const nameless = "Without name";
export const answeredBy = (name: string): string => `By ${name}`;
export const declinedNoteLabel = "Note to who ask";
export const answerButton = "Answer";
export const declineButton = "Decline";
export const takeDownButton = "Take down";
export const answerTitle = "Answer and publish";
export const answerHint = "Everybody fit read the question and your answer. Your name no go show.";
export const answerField = "Your answer";
export const answerRequired = "Abeg write answer.";
export const publishButton = "Publish";
export const published = { title: "E don publish", message: "We don notify the person wey ask." };
export const declineTitle = "Decline this question";
export const takeDownTitle = "Take this question down";
export const declineHint = "Who ask go read your reply, and other leaders fit read am too.";
/** For the one who declines. */
export const reasonOptions: Readonly<Record<QuestionDeclineReason, string>> = {
  answered_before: "We don answer am before",
  too_personal: "E too personal to publish",
  not_for_everyone: "E no be for everybody",
  own_words: "In my own words",
};
/** What the asker reads. */
export const reasons: Readonly<Record<QuestionDeclineReason, string | null>> = {
  answered_before: "We don answer this one before. Abeg look through the questions wey get answer.",
  too_personal: "This one too personal to publish. Abeg talk to one safeguarding lead about am.",
  not_for_everyone: "We no fit publish this one, because e no be for everybody here.",
  own_words: null,
};
export const noteField = "Your note";
export const noteHint = "Tell them why with kindness, or where dem fit find answer.";
export const declined = { title: "Done", message: "We don notify the person wey ask." };
export const whoButton = "Who ask?";
export const whoTitle = "Check who ask?";
export const whoHint = "Do this only if somebody fit dey in danger. We dey record am with your name.";
export const whoConfirm = "Check am";
export const whoAsked = (name: string): string => `Na ${name} ask this one.`;

export type Holds = Translates<typeof import("./question-text.ts"), typeof import("./question-text.pcm.ts")>;
