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

const received = "Our leaders have your message.";
const toReply = "We need your name and email to reply to you.";

export const requests: Readonly<Record<RequestKind, RequestText>> = {
  join: {
    title: "Join Our Community",
    lead: "Tell us a little about yourself. Questions are welcome too.",
    hint: "What brings you here, or what you’d like to know.",
    send: "Join Our Community",
    sent: { title: `Welcome to ${community.name}`, message: `Good to have you. ${received}` },
    required: "Name and email are required to join our community.",
  },
  apply: {
    title: "Apply to Join",
    lead: "Which team would you like to join, and what would you bring? A few honest lines are enough.",
    hint: "The team you have in mind, and why.",
    send: "Send application",
    sent: { title: "Thank you for offering", message: received },
    required: toReply,
  },
  donation: {
    title: "Donations",
    lead: "Tell us what you’d like to give. You don’t pay anything on this page.",
    hint: "What you’d like to give, and whether it’s for something in particular.",
    send: "Send message",
    sent: { title: "Thank you for your kindness", message: received },
    required: toReply,
  },
  sponsorship: {
    title: "Sponsorships",
    lead: "Would you like to pay for a program, a prize or someone’s data bundle for a season? Tell us about it.",
    hint: "What you’d like to sponsor, and for how long.",
    send: "Send message",
    sent: { title: "Thank you for your kindness", message: received },
    required: toReply,
  },
  partnership: {
    title: "Partnerships",
    lead: "Are you a church, a school, a business or another youth group? Tell us what we could do together.",
    hint: "Who you are, and what you have in mind.",
    send: "Send message",
    sent: { title: "Thank you for reaching out", message: received },
    required: toReply,
  },
};

export const nameLabel = "Name";
export const emailLabel = "Email";
export const phoneLabel = "Phone (optional)";
export const messageLabel = "Message (optional)";
export const nameRequired = "Please enter your name.";
export const emailRequired = "Please enter your email.";
export const fieldsRequiredTitle = "Please fill in required fields";

export const scriptRequired = "This form needs JavaScript. Switch it on to write to us.";
export const joinPrivacy = "Only the leaders of the community see what you write here.";
/** For visitors without an account, which is the shortest way in. */
export const accountFirst = "An account takes a minute. Then you can play tonight, talk to mentors and come to events.";
export const createAccountLink = "Create an account";
export const orWrite = "Or write to us first";
