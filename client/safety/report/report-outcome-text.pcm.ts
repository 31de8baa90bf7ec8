import type { Translates } from "../../../schema/language/translation.ts";

/**
 * What a leader can answer a reporter, and the words that the reporter reads. They don't say who was reported or
 * blocked, or what happened to whom.
 */
export const reportOutcomes = {
  talked: {
    label: "We don talk to them",
    words:
      "Thank you as you tell us. We don talk to the people wey e concern, and e no suppose happen again. If e happen again, abeg tell us at once.",
  },
  removed: {
    label: "We don remove am",
    words:
      "Thank you as you tell us. Wetin you report no dey there again. If you see anything like am again, abeg tell us.",
  },
  allowed: {
    label: "E no break any rule",
    words:
      "Thank you as you tell us. We look am well well and we no see anything wey break our rules. E still good say you tell us, and you fit do am again anytime.",
  },
  help: {
    label: "We don call for help",
    words:
      "Thank you as you tell us. We don call people wey fit help, and dem dey take care of am now. If you dey worry, talk to one of us or to somebody wey you trust.",
  },
  own: { label: "In my own words", words: "" },
} as const;

export type Holds = Translates<
  typeof import("./report-outcome-text.ts"),
  typeof import("./report-outcome-text.pcm.ts")
>;
