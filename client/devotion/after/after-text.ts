import type { DevotionReaction } from "../../../schema/devotion/response-api.ts";
import { listOf, pluralOf } from "../../ui/format/format.ts";

// Reactions
export const reactionsLabel = "How was it for you?";
export const reactionNames: Readonly<Record<DevotionReaction, { emoji: string; name: string }>> = {
  amen: { emoji: "🙏", name: "Amen" },
  heart: { emoji: "❤️", name: "Love it" },
  light: { emoji: "💡", name: "New to me" },
  strength: { emoji: "💪", name: "Needed this" },
};
/** After the number on a reaction, for screen readers. */
export const readers = (count: number): string => pluralOf(count, "reader");
export const reactFailed = { title: "Not saved", message: "Please try again." };

// The question
/** One for each day of the week, from Sunday. */
const questions = [
  "Who could you tell about today’s verse?",
  "What from this will you take into the week?",
  "Where would this have helped you last week?",
  "Which words do you want to remember?",
  "What are you thankful for today?",
  "What would you do differently after reading this?",
  "What made you smile this week?",
] as const;
/** DEVOTION-25: the question of a day of the community's calendar. */
export const questionOn = (date: string): string => questions[new Date(date).getUTCDay()] ?? questions[0];
export const answerLabel = "Your answer, in one line";
export const answerRequired = "Please write something first.";
export const answerButton = "Send";
export const answerFailed = { title: "Not sent", message: "Your answer wasn’t sent. Please try again." };
export const answered = { title: "Thank you", message: "Everyone in the community can read your answer." };
export const loadingAnswers = "Loading answers...";
export const answersLabel = "Answers";
export const noAnswers = "Nobody has answered yet. You could be the first.";
export const earlierButton = "Show earlier answers";
/** Nobody can read along. It says nothing of ages. */
export const closed = "Answers open when a safeguarding lead is here to read along.";
/** Two-deep: who reads along. */
export function readersNote(supervisors: readonly string[]): string {
  const everyone = "Everyone in the community can read it.";
  if (supervisors.length === 0) return everyone;
  const leads = pluralOf(supervisors.length, "safeguarding lead");
  return `${everyone} So ${pluralOf(supervisors.length, "does", "do")} ${listOf(supervisors)}, ${leads}.`;
}
export const offline = "Reactions and answers are here again when you’re online.";

// The menu of an answer
export const answerMenu = (name: string): string => `Menu of the answer by ${name}`;
export const deleteAction = "Delete";
export const deleteTitle = "Delete this answer?";
export const deleteQuestion = "This can’t be undone.";
export const deleteButton = "Delete";
export const deleted = { title: "Answer deleted", message: "Nobody can see it anymore." };
export const deleteFailed = { title: "Not deleted", message: "Please try again." };
export const blockAction = (name: string): string => `Block ${name}`;
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockQuestion = (name: string): string =>
  `You and ${name} won’t see each other’s answers, and can’t message each other. We don’t tell them.`;
export const blockButton = "Block";
export const blocked = (name: string) => ({
  title: "Blocked",
  message: `You and ${name} won’t see each other’s answers anymore.`,
});
export const blockFailed = { title: "Not blocked", message: "Please try again." };

// What next
export const nextTitle = "Take it with you";
export const tomorrow = (title: string): string => `Tomorrow: “${title}”`;
export const tomorrowAgain = "Tomorrow there’s a new page.";
export const coursesLink = "Go deeper with a course";
