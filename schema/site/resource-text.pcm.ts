import type { Translates } from "../language/translation.ts";

/** By the last part of the address. `duration` is as "4 × 45 min" for four evenings. */
export const resourceTexts = {
  "starting-again": {
    title: "Start Again: Ruth for Four Evenings",
    summary: "Two women lose almost everything and still dey waka go. For small group, or for you alone with pen.",
    duration: "4 × 45 min",
  },
  "daniel-in-the-hostel": {
    title: "Daniel for Hostel",
    summary: "How to keep your faith, your friends and your good sense when you no dey stay for house.",
    duration: "3 × 45 min",
  },
  "five-honest-psalms": {
    title: "Five Honest Psalms",
    summary: "Vex, shame, worry, thanks, quiet: five prayers for days when you no get words of your own.",
    duration: "5 × 15 min",
  },
  "is-doubt-a-sin": {
    title: "Doubt Na Sin?",
    summary: "The outline of one short film about the father wey believe and no believe, for one breath.",
    duration: "4 min",
  },
  "one-day-offline": {
    title: "One Day Offline",
    summary: "The outline of one short film: one girl put her phone for drawer by six and bring am out by six.",
    duration: "5 min",
  },
  "after-the-result": {
    title: "After the Result",
    summary: "The outline of one short film for the week wey result come out, good or bad.",
    duration: "4 min",
  },
  "money-between-friends": {
    title: "Money Between Friends",
    summary: "To lend, borrow, bill and be broke, and still no lose each other.",
    duration: "60 min",
  },
  "if-you-loved-me": {
    title: "“If You Love Me, You Go Do Am”",
    summary: "Love, pressure, pictures and the right to say no. For two leaders and one group wey trust them.",
    duration: "75 min",
  },
  "expo-and-honesty": {
    title: "Expo and Honesty",
    summary: "Everybody for the centre don pay. Wetin now? One evening before exams.",
    duration: "60 min",
  },
  "thank-you-round": {
    title: "The Thank-You Round",
    summary: "Find five people wey nobody dey thank, and thank them well well.",
    duration: "2 hours",
  },
  "sixty-second-stories": {
    title: "Sixty-Second Bible Stories",
    summary: "Teams go read one story well and act am for one minute, with wrappers, buckets and one good line.",
    duration: "90 min",
  },
  "walk-round-our-street": {
    title: "Waka Round Our Street",
    summary: "See the place where you dey live as God fit see am, and pray for am with your eyes open.",
    duration: "90 min",
  },
} as const;

export type Holds = Translates<typeof import("./resource-text.ts"), typeof import("./resource-text.pcm.ts")>;
