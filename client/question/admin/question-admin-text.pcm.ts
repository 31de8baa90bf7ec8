import type { Difficulty } from "../../../schema/game/common-settings.ts";
import type { Translates } from "../../../schema/language/translation.ts";
import type { Category, ListedState } from "../../../schema/question/question.ts";

// The list
export { title } from "./section-text.ts";
export const newButton = "New question";
export const filesButton = "Import, export";
export const loadingList = "Questions dey load...";
export const searchLabel = "Search questions";
export const searchHint = "Question, answer or verse";
export const filtersLabel = "Filters";
export const difficultyFilter = "Difficulty";
export const categoryFilter = "Category";
export const stateFilter = "State";
export const anyOption = "All";
export const emptyTitle = "We no see any question";
export const emptyHint = "Try other words, or reduce the filters.";
export const questionHeader = "Question";
export const answerHeader = "Answer";
export const kindHeader = "Kind";
export const stateHeader = "State";
export const shownHeader = "Shown";
export const rightHeader = "Right";
export const medianHeader = "Median time";
export const flagsHeader = "Flags";
export const createdHeader = "Added";

export const difficultyLabels: Readonly<Record<Difficulty, string>> = { easy: "Easy", medium: "Medium", hard: "Hard" };
export const categoryLabels: Readonly<Record<Category, string>> = {
  people: "People",
  places: "Places",
  events: "Events",
  sayings: "Sayings",
  teachings: "Teachings",
  books: "Books",
};
export const kindValue = (difficulty: Difficulty, category: Category): string =>
  `${difficultyLabels[difficulty]}, ${categoryLabels[category].toLowerCase()}`;
export const stateLabels: Readonly<Record<ListedState, string>> = {
  active: "Active",
  inactive: "Inactive",
  voided: "Voided",
  flagged: "Flagged",
};

export const editAction = "Edit";
export const deactivateAction = "Deactivate";
export const activateAction = "Activate";
export const deactivatedToast = { title: "E don deactivate", message: "New games no go ask am again." };
export const activatedToast = { title: "E don activate", message: "New games fit ask am." };
export const undoButton = "Undo";
export const stateFailed = {
  title: "E no change",
  message: "The question still dey as e dey before. Abeg try am again.",
};

// The form
export const newTitle = "New question";
export const editTitle = "Edit question";
export const loadingQuestion = "Question dey load...";
export const backLink = "All questions";
export const questionLabel = "Question";
export const questionRequired = "Abeg put the question.";
export const answersSection = "Question and answers";
export const correctLabel = "Correct answer";
export const wrongLabel = (place: number): string => `Wrong answer ${place}`;
export const answerRequired = "Abeg put one answer.";
export const detailsSection = "Details";
export const difficultyLabel = "Difficulty";
export const categoryLabel = "Category";
export const referenceLabel = "Verse (optional)";
export const referenceHint = "E go show with the answer. Write am like John 3:16 or John 3:16-17.";
export const pointsLabel = "Points";
export const secondsLabel = "Seconds (optional)";
export const secondsHint = "E dey save with the question. Inside game, na the time of the room dey count.";
export const createButton = "Add question";
export const saveButton = "Save";
export const createdToast = { title: "Question don enter", message: "New games fit ask am." };
export const savedToast = { title: "Question don save" };
export const createFailed = { title: "E no enter", message: "The question never save. Abeg try am again." };
export const updateFailed = { title: "E no save", message: "Your changes still dey here. Abeg try am again." };

// Two admins at once
export const changedTitle = "Somebody else don change this question";
export const fieldNames: Readonly<Record<string, string>> = {
  question: questionLabel,
  correct_answer: correctLabel,
  incorrect_answer_1: wrongLabel(1),
  incorrect_answer_2: wrongLabel(2),
  incorrect_answer_3: wrongLabel(3),
  difficulty: difficultyLabel,
  category: categoryLabel,
  scripture_reference: "Verse",
  points: pointsLabel,
  time_limit: "Seconds",
};

export type Holds = Translates<
  typeof import("./question-admin-text.ts"),
  typeof import("./question-admin-text.pcm.ts")
>;
