import { resourceTexts } from "./resource-text.ts";

/** The kinds of resources, in the order of the page. */
export const resourceCategories = ["study", "video", "discussion", "activity"] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

/** What the page of all resources, the server and search engines know of one; its content is in client/site/resource/item. */
export interface Resource {
  /** The last part of its address: /resources/starting-again. */
  readonly name: string;
  readonly category: ResourceCategory;
  readonly title: string;
  /** One sentence: what it is and for whom. */
  readonly summary: string;
  /** How long it takes: "60 min", and "4 × 45 min" for four evenings. */
  readonly duration: string;
}

/** Three of each category. */
export const resources: readonly Resource[] = [
  {
    name: "starting-again",
    category: "study",
    ...resourceTexts["starting-again"],
  },
  {
    name: "daniel-in-the-hostel",
    category: "study",
    ...resourceTexts["daniel-in-the-hostel"],
  },
  {
    name: "five-honest-psalms",
    category: "study",
    ...resourceTexts["five-honest-psalms"],
  },
  {
    name: "is-doubt-a-sin",
    category: "video",
    ...resourceTexts["is-doubt-a-sin"],
  },
  {
    name: "one-day-offline",
    category: "video",
    ...resourceTexts["one-day-offline"],
  },
  {
    name: "after-the-result",
    category: "video",
    ...resourceTexts["after-the-result"],
  },
  {
    name: "money-between-friends",
    category: "discussion",
    ...resourceTexts["money-between-friends"],
  },
  {
    name: "if-you-loved-me",
    category: "discussion",
    ...resourceTexts["if-you-loved-me"],
  },
  {
    name: "expo-and-honesty",
    category: "discussion",
    ...resourceTexts["expo-and-honesty"],
  },
  {
    name: "thank-you-round",
    category: "activity",
    ...resourceTexts["thank-you-round"],
  },
  {
    name: "sixty-second-stories",
    category: "activity",
    ...resourceTexts["sixty-second-stories"],
  },
  {
    name: "walk-round-our-street",
    category: "activity",
    ...resourceTexts["walk-round-our-street"],
  },
];

export const findResource = (name: string): Resource | undefined =>
  resources.find((resource) => resource.name === name);

export const resourcePath = (name: string): string => `/resources/${name}`;
