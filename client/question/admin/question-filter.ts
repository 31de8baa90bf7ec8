import { type Difficulty, difficulties } from "../../../schema/game/common-settings.ts";
import { type Category, categories, type ListedState, listedStates } from "../../../schema/question/question.ts";

/** What a list or a file contains. Left out means all. */
export interface QuestionFilter {
  search?: string;
  difficulty?: Difficulty;
  category?: Category;
  state?: ListedState;
}

/** Reads the filter from the address. Invalid values count as absent, because people edit addresses. */
export function filterIn(search: URLSearchParams): QuestionFilter {
  const words = (search.get("search") ?? "").trim();
  const difficulty = difficulties.find((each) => each === search.get("difficulty"));
  const category = categories.find((each) => each === search.get("category"));
  const state = listedStates.find((each) => each === search.get("state"));
  return {
    ...(words !== "" && { search: words }),
    ...(difficulty && { difficulty }),
    ...(category && { category }),
    ...(state && { state }),
  };
}

/** The address with this value in its filter, on the first page. */
export function withFilter(before: URLSearchParams, name: keyof QuestionFilter, value: string): URLSearchParams {
  const next = new URLSearchParams(before);
  next.delete("page");
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}
