import type { Difficulty } from "../../../schema/game/common-settings.ts";
import type { Category, ListedState } from "../../../schema/question/question.ts";

// The list
export { title } from "./section-text.ts";
export const newButton = "New question";
export const filesButton = "Import, export";
export const loadingList = "Loading questions...";
export const searchLabel = "Search questions";
export const searchHint = "Question, answer or verse";
export const filtersLabel = "Filters";
export const difficultyFilter = "Difficulty";
export const categoryFilter = "Category";
export const stateFilter = "State";
export const anyOption = "All";
export const emptyTitle = "No questions found";
export const emptyHint = "Try other words, or fewer filters.";
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
export const deactivatedToast = { title: "Deactivated", message: "New games don’t ask it anymore." };
export const activatedToast = { title: "Activated", message: "New games may ask it." };
export const undoButton = "Undo";
export const stateFailed = { title: "Not changed", message: "The question stays as it was. Please try again." };

// The form
export const newTitle = "New question";
export const editTitle = "Edit question";
export const loadingQuestion = "Loading question...";
export const backLink = "All questions";
export const questionLabel = "Question";
export const questionRequired = "Please enter the question.";
export const answersSection = "Question and answers";
export const correctLabel = "Correct answer";
export const wrongLabel = (place: number): string => `Wrong answer ${place}`;
export const answerRequired = "Please enter an answer.";
export const detailsSection = "Details";
export const difficultyLabel = "Difficulty";
export const categoryLabel = "Category";
export const referenceLabel = "Verse (optional)";
export const referenceHint = "Shown with the answer. Write it as John 3:16 or John 3:16-17.";
export const pointsLabel = "Points";
export const secondsLabel = "Seconds (optional)";
export const secondsHint = "Saved with the question. In a game, the time of its room counts.";
export const createButton = "Add question";
export const saveButton = "Save";
export const createdToast = { title: "Question added", message: "New games may ask it." };
export const savedToast = { title: "Question saved" };
export const createFailed = { title: "Not added", message: "The question isn’t saved yet. Please try again." };
export const updateFailed = { title: "Not saved", message: "Your changes are still here. Please try again." };

// Two admins at once
export const changedTitle = "Someone else has changed this question";
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
