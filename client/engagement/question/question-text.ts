import type { QuestionDeclineReason } from "../../../schema/engagement/decline-reason.ts";
import type { OwnQuestion } from "../../../schema/engagement/question-api.ts";
import { countOf } from "../../ui/format/format.ts";

export const title = "Live Q&A";
export const lead = "You ask, a mentor answers, and everyone learns from it.";

// The form
export const askTitle = "Ask a question";
export const questionLabel = "Your question";
export const questionHint = "Faith, school, family, the future. Leave out phone numbers and full names.";
export const questionRequired = "Please write your question.";
export const nameLabel = "Show my first name";
export const nameHint = "Beside the question, once it’s answered. Mentors see your full name then.";
export const whoSees =
  "Without your name, nobody sees who asks: not other members, not the mentors. Only if someone may be in danger can a safeguarding lead look it up, and every such look is recorded.";
export const askButton = "Send question";
export const asked = { title: "Your question is in", message: "You’ll be notified when a mentor has replied." };
export const signInToAsk = "You need an account to ask. Your question can still be without a name.";

// The member's own questions
export const ownTitle = "Your questions";
export const loadingOwn = "Loading your questions...";
export const ownStates: Readonly<Record<OwnQuestion["state"], string>> = {
  waiting: "Waiting",
  published: "Answered",
  declined: "Not published",
};
export const withName = "With your first name";
export const withoutName = "Without your name";
export const noteLabel = "A leader’s note to you";
export const withdrawButton = "Withdraw";
export const withdrawLabel = (question: string): string => `Withdraw: ${question}`;
export const withdrawTitle = "Withdraw this question?";
export const withdrawHint = "It’s deleted for good, with its answer if there is one.";
export const withdrawn = { title: "Question withdrawn" };

// The published ones
export const answeredTitle = "Answered questions";
export const loadingAnswered = "Loading answered questions...";
export const emptyTitle = "No answers yet";
export const emptyHint = "Be the first to ask. The answer will appear here.";
export const askedBy = (name: string): string => `${name} asked`;
export const someoneAsked = "Someone asked";
export const answerLabel = "Answer";
export const reportButton = "Report";
export const reportLabel = (question: string): string => `Report: ${question}`;
export const showMoreButton = "Show more";

// For leaders
export const listTitle = "Questions";
export const listHint =
  "Members ask here, with or without their name. An answer appears for everyone on the Live Q&A page. Each time someone looks at this list, it’s recorded.";
export const filterLabel = "Which questions";
export const filters: Readonly<Record<OwnQuestion["state"], string>> = {
  waiting: "To answer",
  published: "Published",
  declined: "Declined",
};
export const loadingAsked = "Loading questions...";
export const nothingTitles: Readonly<Record<OwnQuestion["state"], string>> = {
  waiting: "Nothing to answer",
  published: "Nothing published yet",
  declined: "Nothing declined",
};
export const nothingHint = "New questions appear here.";
export const more = (count: number): string => `${countOf(count, "more question")} not shown.`;
export const from = (name: string): string => `From ${name}`;
export const nameless = "Without a name";
export const answeredBy = (name: string): string => `By ${name}`;
export const declinedNoteLabel = "Note to the asker";
export const answerButton = "Answer";
export const declineButton = "Decline";
export const takeDownButton = "Take down";
export const answerTitle = "Answer and publish";
export const answerHint = "Everyone can read the question and your answer. Your name isn’t shown.";
export const answerField = "Your answer";
export const answerRequired = "Please write an answer.";
export const publishButton = "Publish";
export const published = { title: "Published", message: "The asker has been notified." };
export const declineTitle = "Decline this question";
export const takeDownTitle = "Take this question down";
export const declineHint = "Its asker reads your reply, and so can the other leaders.";
/** For the one who declines. */
export const reasonOptions: Readonly<Record<QuestionDeclineReason, string>> = {
  answered_before: "It was answered before",
  too_personal: "It’s too personal to publish",
  not_for_everyone: "It isn’t for everyone",
  own_words: "In my own words",
};
/** What the asker reads. */
export const reasons: Readonly<Record<QuestionDeclineReason, string | null>> = {
  answered_before: "We’ve answered this before. Please look through the answered questions.",
  too_personal: "This is too personal to publish. Please talk to a safeguarding lead about it.",
  not_for_everyone: "We can’t publish this one, because it isn’t for everyone here.",
  own_words: null,
};
export const noteField = "Your note";
export const noteHint = "Say kindly why, or where to find an answer.";
export const declined = { title: "Done", message: "The asker has been notified." };
export const whoButton = "Who asked?";
export const whoTitle = "Look up who asked?";
export const whoHint = "Do this only if someone may be in danger. We log this with your name.";
export const whoConfirm = "Look it up";
export const whoAsked = (name: string): string => `${name} asked this.`;
