import type { DevotionReaction } from "../../../schema/devotion/response-api.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import { listOf, pluralOf } from "../../ui/format/format.ts";

// Reactions
export const reactionsLabel = "How you see am?";
export const reactionNames: Readonly<Record<DevotionReaction, { emoji: string; name: string }>> = {
  amen: { emoji: "🙏", name: "Amen" },
  heart: { emoji: "❤️", name: "I love am" },
  light: { emoji: "💡", name: "New to me" },
  strength: { emoji: "💪", name: "I need am" },
};
/** After the number on a reaction, for screen readers. */
export const readers = (count: number): string => pluralOf(count, "reader", "readers");
export const reactFailed = { title: "E no save", message: "Abeg try am again." };

// The question
/** One for each day of the week, from Sunday. */
const questions = [
  "Who you fit tell about today verse?",
  "Wetin you go carry from this one enter the week?",
  "Where this one for don help you last week?",
  "Which words you wan remember?",
  "Wetin you dey thank God for today?",
  "Wetin you go do different after you read this one?",
  "Wetin make you smile this week?",
] as const;
/** The question of a day of the community's calendar. */
export const questionOn = (date: string): string => questions[new Date(date).getUTCDay()] ?? questions[0];
export const answerLabel = "Your answer, for one line";
export const answerRequired = "Abeg write something first.";
export const answerButton = "Send";
export const answerFailed = { title: "E no send", message: "Your answer no send. Abeg try am again." };
export const answered = { title: "Thank you", message: "Everybody for the community fit read your answer." };
export const loadingAnswers = "Answers dey load...";
export const answersLabel = "Answers";
export const noAnswers = "Nobody don answer yet. You fit be the first.";
export const earlierButton = "Show older answers";
/** Nobody can read along. It says nothing of ages. */
export const closed = "Answers go open when safeguarding lead dey here to read along.";
/** Two-deep: who reads along. */
export function readersNote(supervisors: readonly string[]): string {
  const everyone = "Everybody for the community fit read am.";
  if (supervisors.length === 0) return everyone;
  const leads = pluralOf(supervisors.length, "wey be safeguarding lead", "wey be safeguarding leads");
  return `${everyone} ${listOf(supervisors)}, ${leads}, dey read am too.`;
}
export const offline = "Reactions and answers go dey here again when network come back.";

// The menu of an answer
export const answerMenu = (name: string): string => `Menu for ${name} answer`;
export const deleteAction = "Delete";
export const deleteTitle = "Delete this answer?";
export const deleteQuestion = "You no fit undo am.";
export const deleteButton = "Delete";
export const deleted = { title: "Answer don delete", message: "Nobody fit see am again." };
export const deleteFailed = { title: "E no delete", message: "Abeg try am again." };
export const blockAction = (name: string): string => `Block ${name}`;
export const blockTitle = (name: string): string => `Block ${name}?`;
export const blockQuestion = (name: string): string =>
  `You and ${name} no go see each other answers, and una no fit message each other. We no go tell am.`;
export const blockButton = "Block";
export const blocked = (name: string) => ({
  title: "You don block am",
  message: `You and ${name} no go see each other answers again.`,
});
export const blockFailed = { title: "E no block", message: "Abeg try am again." };

// What next
export const nextTitle = "Carry am go";
export const tomorrow = (title: string): string => `Tomorrow: “${title}”`;
export const tomorrowAgain = "New page go dey tomorrow.";
export const coursesLink = "Go deep with course";

export type Holds = Translates<typeof import("./after-text.ts"), typeof import("./after-text.pcm.ts")>;
