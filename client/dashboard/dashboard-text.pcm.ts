import type { Translates } from "../../schema/language/translation.ts";

/** Names the sidebar. */
export const dashboardTitle = "Dashboard";

// The overview
export const waitingTitle = "Wetin dey wait for you";
export const welcome = (name: string | null): string => (name === null ? "Welcome" : `Welcome, ${name}`);
/** Keeps the line while the date loads. */
export const nothingYet = "\u00a0";
export const memberSince = (month: string): string => `Member since ${month}`;

export type Holds = Translates<typeof import("./dashboard-text.ts"), typeof import("./dashboard-text.pcm.ts")>;
