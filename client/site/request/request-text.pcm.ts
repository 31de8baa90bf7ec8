import type { Translates } from "../../../schema/language/translation.ts";
import type { RequestKind } from "../../../schema/site/api.ts";
import { community } from "../../net/community.ts";

interface RequestText {
  title: string;
  lead: string;
  /** What to write about. */
  hint: string;
  send: string;
  /** The toast after it was sent. */
  sent: { title: string; message: string };
  /** Why a name and an email are needed. */
  required: string;
}

const received = "Our leaders don get your message.";
const toReply = "We need your name and email to reply you.";

export const requests: Readonly<Record<RequestKind, RequestText>> = {
  join: {
    title: "Join Our Community",
    lead: "Tell us small about yourself. Questions dey welcome too.",
    hint: "Wetin bring you here, or wetin you wan know.",
    send: "Join Our Community",
    sent: { title: `Welcome to ${community.name}`, message: `E sweet us say you come. ${received}` },
    required: "You need to put name and email to join our community.",
  },
  apply: {
    title: "Apply to Join",
    lead: "Which team you wan join, and wetin you go bring? Few honest lines don do.",
    hint: "The team wey you get for mind, and why.",
    send: "Send application",
    sent: { title: "Thank you say you wan help", message: received },
    required: toReply,
  },
  donation: {
    title: "Donations",
    lead: "Tell us wetin you wan give. You no go pay anything for this page.",
    hint: "Wetin you wan give, and whether e get the particular thing wey e be for.",
    send: "Send message",
    sent: { title: "Thank you for your kindness", message: received },
    required: toReply,
  },
  sponsorship: {
    title: "Sponsorships",
    lead: "You wan pay for program, for prize or for somebody data bundle for one season? Tell us about am.",
    hint: "Wetin you wan sponsor, and for how long.",
    send: "Send message",
    sent: { title: "Thank you for your kindness", message: received },
    required: toReply,
  },
  partnership: {
    title: "Partnerships",
    lead: "You be church, school, business or another youth group? Tell us wetin we fit do together.",
    hint: "Who you be, and wetin you get for mind.",
    send: "Send message",
    sent: { title: "Thank you say you reach us", message: received },
    required: toReply,
  },
};

export const nameLabel = "Name";
export const emailLabel = "Email";
export const phoneLabel = "Phone (optional)";
export const messageLabel = "Message (optional)";
export const nameRequired = "Abeg put your name.";
export const emailRequired = "Abeg put your email.";
export const fieldsRequiredTitle = "Abeg fill the fields wey we need";

export const scriptRequired = "This form need JavaScript. Switch am on to write to us.";
export const joinPrivacy = "Only the leaders of the community dey see wetin you write here.";
/** For visitors without an account, which is the shortest way in. */
export const accountFirst =
  "Account dey take only one minute to open. Then you fit play tonight, talk to mentors and come events.";
export const createAccountLink = "Open account";
export const orWrite = "Or write to us first";

export type Holds = Translates<typeof import("./request-text.ts"), typeof import("./request-text.pcm.ts")>;
