import type { ParentAsk } from "../../../schema/site/api.ts";

export const title = "For parents";
export const lead =
  "How we keep young people safe, who looks after them, and how you reach us. You don’t need an account.";
export const safeTitle = "What keeps them safe";

export const peopleTitle = "Who you can turn to";
export const noPeople = "Ask with the form below: our safeguarding leads and admins read it.";
export const runBy = (organisation: string): string => `This community is run by ${organisation}.`;
export const writeTo = "Write to us:";

export const askTitle = "Ask for your child";
export const askLead =
  "See what is stored about your child, correct it, have the account closed, or talk to us. Our safeguarding leads and admins read what you write here, and nobody else does.";
export const askPrivacy =
  "We make sure that it’s really you before we show or close anything. We never say here whether a child has an account.";
export const askLegend = "What can we do for you?";
export const askLabels: Readonly<Record<ParentAsk, string>> = {
  talk: "Talk to a safeguarding lead",
  see_data: "See what is stored about my child",
  correct_data: "Correct something about my child",
  close_account: "Close my child’s account",
};
export const childLabel = "Your child’s name";
export const childHint = "As it’s shown here, if you know it.";
export const childRequired = "Please enter your child’s name.";
export const nameLabel = "Your name";
export const nameRequired = "Please enter your name.";
export const emailLabel = "Your email";
export const phoneLabel = "Your phone number";
export const contactHint = "One of the two is enough.";
export const messageLabel = "Message (optional)";
export const messageHint = "Anything that helps us to understand.";
export const sendButton = "Send";
export const sentTitle = "Thank you. Our leaders have your request.";
export const sentText =
  "We’ll answer at the address or number that you gave us. If a child is in danger, don’t wait for us: call for help now.";
export const againButton = "Send another request";
export const failed = { title: "Not sent", message: "Your request wasn’t sent. Please try again." };
export const scriptRequired = "This form needs JavaScript. Switch it on to write to us.";

export const moreTitle = "Read more";
export const moreLinks = [
  { label: "Privacy: what we keep, and for how long", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Our rules", to: "/community-rules" },
] as const;
