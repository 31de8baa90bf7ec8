/**
 * What a leader can answer a reporter, and the words that the reporter reads. They don't say who was reported or
 * blocked, or what happened to whom.
 */
export const reportOutcomes = {
  talked: {
    label: "We’ve talked to them",
    words:
      "Thank you for telling us. We’ve talked to the people involved, and it shouldn’t happen again. If it does, please tell us right away.",
  },
  removed: {
    label: "We’ve removed it",
    words:
      "Thank you for telling us. What you reported isn’t there anymore. If you see something like it again, please tell us.",
  },
  allowed: {
    label: "Nothing against the rules",
    words:
      "Thank you for telling us. We looked at it carefully and found nothing against our rules. It was still right to tell us, and you can do it again any time.",
  },
  help: {
    label: "We’ve called for help",
    words:
      "Thank you for telling us. We’ve called people who can help, and they’re taking care of it now. If you’re worried, talk to one of us or to someone you trust.",
  },
  own: { label: "In my own words", words: "" },
} as const;

export type ReportOutcome = keyof typeof reportOutcomes;
