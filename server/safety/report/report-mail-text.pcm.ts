import type { Translates } from "../../../schema/language/translation.ts";

export const severeReport = (community: string) => ({
  subject: `${community}: one urgent report dey wait make you look am`,
  text: "Somebody don send urgent report. Abeg look am as soon as you fit. If another pesin don take am, nothing dey to do.",
  button: "Open the report",
});

export const overdueReport = (community: string) => ({
  subject: `${community}: one report don wait pass 24 hours`,
  text: "Nobody take this report inside 24 hours. Abeg take am, or tell another leader make e take am.",
  button: "Open the report",
});

export type Holds = Translates<typeof import("./report-mail-text.ts"), typeof import("./report-mail-text.pcm.ts")>;
