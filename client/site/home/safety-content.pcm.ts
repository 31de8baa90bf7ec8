import type { Translates } from "../../../schema/language/translation.ts";

export const title = "For parents: how we dey keep dem safe";
export const lead = "Wetin we dey do, and wetin we dey keep, for few sentences.";
export const parentsLink = "How to reach us, and how to ask for your child data";
export const rulesLink = "Read our rules, and how to report problem";

interface Promise {
  /** What the sentence is about, for screen readers. */
  name: string;
  sentence: string;
  forMinors?: true;
}

export const promises: readonly Promise[] = [
  {
    name: "Conversations",
    sentence:
      "No adult dey talk alone with minor: safeguarding lead dey inside the conversation, and the two of dem dey see the name.",
    forMinors: true,
  },
  {
    name: "Age",
    sentence: "Child age go count only after one leader or two mentors wey know the child don confirm am.",
    forMinors: true,
  },
  {
    name: "Contact data",
    sentence: "If phone number, address or handle dey inside message, we dey point am out before e go.",
    forMinors: true,
  },
  {
    name: "Reports",
    sentence: "You fit report anything and block anybody, and leader suppose answer within 24 hours.",
  },
  {
    name: "Wetin people fit see",
    sentence:
      "Visitors dey see only first names, members no dey see the birth date of others, and we dey record each time leader look.",
  },
  {
    name: "Data",
    sentence:
      "We dey keep email address, profile, messages and scores; we no dey show adverts, and we dey delete account when the owner ask.",
  },
];

export const promisesOf = ({ isSafeguarded }: { isSafeguarded: boolean }): readonly Promise[] =>
  isSafeguarded ? promises : promises.filter(({ forMinors }) => !forMinors);

export type Holds = Translates<typeof import("./safety-content.ts"), typeof import("./safety-content.pcm.ts")>;
