export const title = "For parents: how we keep them safe";
export const lead = "What we do, and what we keep, in a few sentences.";
export const parentsLink = "How to reach us, and how to ask for a child’s data";
export const rulesLink = "Read our rules, and how to report a problem";

interface Promise {
  /** What the sentence is about, for screen readers. */
  name: string;
  sentence: string;
  /** It does not hold in groups of adults (`DM_POLICY=open`). */
  forMinors?: true;
}

// Each sentence describes what the server does: server/safety/RULES.md and server/erasure/RULES.md.
export const promises: readonly Promise[] = [
  {
    name: "Conversations",
    sentence: "No adult talks alone with a minor: a safeguarding lead is in the conversation, and both see the name.",
    forMinors: true,
  },
  {
    name: "Age",
    sentence: "A child’s age counts only after a leader or two mentors who know them have confirmed it.",
    forMinors: true,
  },
  {
    name: "Contact data",
    sentence: "Phone numbers, addresses and handles in messages are pointed out before they are sent.",
    forMinors: true,
  },
  {
    name: "Reports",
    sentence: "Anything can be reported and anyone blocked, and a leader should answer within 24 hours.",
  },
  {
    name: "Visibility",
    sentence:
      "Visitors see first names only, members see no birth dates of others, and each look by a leader is recorded.",
  },
  {
    name: "Data",
    sentence:
      "We keep an email address, a profile, messages and scores; we show no ads, and an account is deleted on request.",
  },
];

/** Those that hold in this community. */
export const promisesOf = ({ isSafeguarded }: { isSafeguarded: boolean }): readonly Promise[] =>
  isSafeguarded ? promises : promises.filter(({ forMinors }) => !forMinors);
