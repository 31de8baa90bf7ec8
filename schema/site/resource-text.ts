/** By the last part of the address. `duration` is as "4 × 45 min" for four evenings. */
export const resourceTexts = {
  "starting-again": {
    title: "Starting Again: Ruth in Four Evenings",
    summary: "Two women lose almost everything and walk on. For a small group, or for you alone with a pen.",
    duration: "4 × 45 min",
  },
  "daniel-in-the-hostel": {
    title: "Daniel in the Hostel",
    summary: "How to keep your faith, your friends and your good sense when you live away from home.",
    duration: "3 × 45 min",
  },
  "five-honest-psalms": {
    title: "Five Honest Psalms",
    summary: "Angry, ashamed, worried, thankful, quiet: five prayers for days when you have no words of your own.",
    duration: "5 × 15 min",
  },
  "is-doubt-a-sin": {
    title: "Is Doubt a Sin?",
    summary: "The outline of a short film about the father who believed and didn’t, in one breath.",
    duration: "4 min",
  },
  "one-day-offline": {
    title: "One Day Offline",
    summary: "The outline of a short film: a girl puts her phone in a drawer at six and takes it out at six.",
    duration: "5 min",
  },
  "after-the-result": {
    title: "After the Result",
    summary: "The outline of a short film for the week in which the results come, good or bad.",
    duration: "4 min",
  },
  "money-between-friends": {
    title: "Money Between Friends",
    summary: "Lending, borrowing, billing and being broke, without losing one another.",
    duration: "60 min",
  },
  "if-you-loved-me": {
    title: "“If You Loved Me, You Would”",
    summary: "Love, pressure, pictures and the right to say no. For two leaders and a group that trusts them.",
    duration: "75 min",
  },
  "expo-and-honesty": {
    title: "Expo and Honesty",
    summary: "Everybody in the centre has paid. What now? An evening before exams.",
    duration: "60 min",
  },
  "thank-you-round": {
    title: "The Thank-You Round",
    summary: "Find five people nobody thanks, and thank them properly.",
    duration: "2 hours",
  },
  "sixty-second-stories": {
    title: "Sixty-Second Bible Stories",
    summary: "Teams read a story closely and play it in a minute, with wrappers, buckets and one good line.",
    duration: "90 min",
  },
  "walk-round-our-street": {
    title: "A Walk Round Our Street",
    summary: "See the place where you live as God may see it, and pray for it with your eyes open.",
    duration: "90 min",
  },
} as const;
