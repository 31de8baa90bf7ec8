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
    title: "Starting Again: Ruth in Four Evenings",
    summary: "Two women lose almost everything and walk on. For a small group, or for you alone with a pen.",
    duration: "4 × 45 min",
  },
  {
    name: "daniel-in-the-hostel",
    category: "study",
    title: "Daniel in the Hostel",
    summary: "How to keep your faith, your friends and your good sense when you live away from home.",
    duration: "3 × 45 min",
  },
  {
    name: "five-honest-psalms",
    category: "study",
    title: "Five Honest Psalms",
    summary: "Angry, ashamed, worried, thankful, quiet: five prayers for days when you have no words of your own.",
    duration: "5 × 15 min",
  },
  {
    name: "is-doubt-a-sin",
    category: "video",
    title: "Is Doubt a Sin?",
    summary: "The outline of a short film about the father who believed and didn’t, in one breath.",
    duration: "4 min",
  },
  {
    name: "one-day-offline",
    category: "video",
    title: "One Day Offline",
    summary: "The outline of a short film: a girl puts her phone in a drawer at six and takes it out at six.",
    duration: "5 min",
  },
  {
    name: "after-the-result",
    category: "video",
    title: "After the Result",
    summary: "The outline of a short film for the week in which the results come, good or bad.",
    duration: "4 min",
  },
  {
    name: "money-between-friends",
    category: "discussion",
    title: "Money Between Friends",
    summary: "Lending, borrowing, billing and being broke, without losing one another.",
    duration: "60 min",
  },
  {
    name: "if-you-loved-me",
    category: "discussion",
    title: "“If You Loved Me, You Would”",
    summary: "Love, pressure, pictures and the right to say no. For two leaders and a group that trusts them.",
    duration: "75 min",
  },
  {
    name: "expo-and-honesty",
    category: "discussion",
    title: "Expo and Honesty",
    summary: "Everybody in the centre has paid. What now? An evening before exams.",
    duration: "60 min",
  },
  {
    name: "thank-you-round",
    category: "activity",
    title: "The Thank-You Round",
    summary: "Find five people nobody thanks, and thank them properly.",
    duration: "2 hours",
  },
  {
    name: "sixty-second-stories",
    category: "activity",
    title: "Sixty-Second Bible Stories",
    summary: "Teams read a story closely and play it in a minute, with wrappers, buckets and one good line.",
    duration: "90 min",
  },
  {
    name: "walk-round-our-street",
    category: "activity",
    title: "A Walk Round Our Street",
    summary: "See the place where you live as God may see it, and pray for it with your eyes open.",
    duration: "90 min",
  },
];

export const findResource = (name: string): Resource | undefined =>
  resources.find((resource) => resource.name === name);

export const resourcePath = (name: string): string => `/resources/${name}`;
