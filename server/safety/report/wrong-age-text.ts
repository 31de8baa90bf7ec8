/** SAFE-77: for a minor who talked with an adult that counted as one. `leads` are names, maybe none. */
export const wrongAgeNotice = (leads: readonly string[]): string =>
  `Someone you talked with here gave a wrong age. You did nothing wrong. If anything felt strange, talk to ${leads.length === 0 ? "one of your leaders" : leads.join(" or ")}, or report it.`;
