/** The steps that lead the first admin of a new server through its settings, in their order. */
export const setupSteps = ["name", "look", "time", "contact", "mail", "people", "helplines", "event"] as const;
export type SetupStep = (typeof setupSteps)[number];
