import type { Translates } from "../../../schema/language/translation.ts";
import type { ParentAsk } from "../../../schema/site/api.ts";

export const title = "For parents";
export const lead =
  "How we dey keep young people safe, who dey take care of dem, and how you fit reach us. You no need account.";
export const safeTitle = "Wetin dey keep dem safe";

export const peopleTitle = "Who you fit talk to";
export const noPeople = "Ask with the form below: our safeguarding leads and admins dey read am.";
export const runBy = (organisation: string): string => `Na ${organisation} dey run this community.`;
export const writeTo = "Write to us:";

export const askTitle = "Ask for your child";
export const askLead =
  "See wetin we keep about your child, correct am, make we close the account, or talk to us. Our safeguarding leads and admins dey read wetin you write here, and nobody else dey read am.";
export const askPrivacy =
  "We dey make sure say na really you before we show or close anything. For here, we no dey ever talk whether child get account.";
export const askLegend = "Wetin we fit do for you?";
export const askLabels: Readonly<Record<ParentAsk, string>> = {
  talk: "Talk to safeguarding lead",
  see_data: "See wetin una keep about my child",
  correct_data: "Correct something about my child",
  close_account: "Close my child account",
};
export const childLabel = "Your child name";
export const childHint = "As e dey show here, if you know am.";
export const childRequired = "Abeg put your child name.";
export const nameLabel = "Your name";
export const nameRequired = "Abeg put your name.";
export const emailLabel = "Your email";
export const phoneLabel = "Your phone number";
export const contactHint = "One of the two don do.";
export const messageLabel = "Message (optional)";
export const messageHint = "Anything wey go help us understand.";
export const sendButton = "Send";
export const sentTitle = "Thank you. Our leaders don get your request.";
export const sentText =
  "We go answer for the address or number wey you give us. If child dey in danger, no wait for us: call for help now now.";
export const againButton = "Send another request";
export const failed = { title: "E no go", message: "Your request no go. Abeg try am again." };
export const scriptRequired = "This form need JavaScript. Switch am on to write to us.";

export const moreTitle = "Read more";
export const moreLinks = [
  { label: "Privacy: wetin we dey keep, and how long", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Our rules", to: "/community-rules" },
] as const;

export type Holds = Translates<typeof import("./parent-text.ts"), typeof import("./parent-text.pcm.ts")>;
