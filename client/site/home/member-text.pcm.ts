import type { Translates } from "../../../schema/language/translation.ts";

/** "Welcome back, Ada", by the first of the names. */
export const greeting = (name: string): string => {
  const first = name.trim().split(/\s+/)[0];
  return first ? `Welcome back, ${first}` : "Welcome back";
};
/** For someone who has not given a name yet, and is probably here for the first time. */
export const firstGreeting = (community: string): string => `Welcome to ${community}`;
/** For someone without a name. */
export const startLink = "Start here";
export const lead = "See wetin dey wait for you.";

export type Holds = Translates<typeof import("./member-text.ts"), typeof import("./member-text.pcm.ts")>;
