export const gameName = "Bible Trivia";
export const roomTitle = "Bible Trivia Challenge";
/** Before the seconds that a question lasts. */
export const timeLimitLabel = "Per question";
export const difficultyHint = "Harder questions are about less familiar parts of the Bible.";
export const advice = "A quick right answer earns the most.";
export const rules = [
  "Everyone sees the same question and four answers.",
  "A right answer earns points, and a quick one earns more.",
  "Then you see the verse where it’s written.",
] as const;
