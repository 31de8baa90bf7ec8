import type { Translates } from "../../schema/language/translation.ts";

// The links of the navigation
export const homeLink = "Home";
export const aboutLink = "About";
export const programsLink = "Programs";
export const engagementLink = "Engagement";
export const teamLink = "Team";
export const rulesLink = "Rules";
export const resourcesLink = "Resources";
export const parentsLink = "For parents";
export const privacyLink = "Privacy";
export const termsLink = "Terms";

export type Holds = Translates<typeof import("./site-text.ts"), typeof import("./site-text.pcm.ts")>;
