/** HOME-2: three of the bundled questions, with their verses from the King James Version. A test compares them with both. */
export interface SampleQuestion {
  readonly question: string;
  /** In the order in which they are shown. */
  readonly options: readonly [string, string, string, string];
  readonly correctOption: number;
  readonly reference: string;
  readonly verse: string;
}

export const sampleQuestions: readonly SampleQuestion[] = [
  {
    question: "How many smooth stones did David choose from the brook?",
    options: ["Three", "Seven", "Five", "Twelve"],
    correctOption: 2,
    reference: "1 Samuel 17:40",
    verse:
      "And he took his staff in his hand, and chose him five smooth stones out of the brook, and put them in a shepherd's bag which he had, even in a scrip; and his sling was in his hand: and he drew near to the Philistine.",
  },
  {
    question: "How did God keep Daniel safe in the den?",
    options: [
      "Ravens brought him bread and flesh",
      "An angel shut the lions' mouths",
      "A ram died in his stead",
      "An angel opened the prison doors",
    ],
    correctOption: 1,
    reference: "Daniel 6:22",
    verse:
      "My God hath sent his angel, and hath shut the lions' mouths, that they have not hurt me: forasmuch as before him innocency was found in me; and also before thee, O king, have I done no hurt.",
  },
  {
    question: "Older Bibles call it charity. What does Paul say is greater than faith and hope?",
    options: ["Love", "Wisdom", "Truth", "Mercy"],
    correctOption: 0,
    reference: "1 Corinthians 13:13",
    verse: "And now abideth faith, hope, charity, these three; but the greatest of these is charity.",
  },
];
