import type { RequestKind } from "../../../schema/site/api.ts";
import { community } from "../../net/community.ts";

interface RequestWords {
  title: string;
  lead: string;
  /** What the message may say. */
  hint: string;
  send: string;
  /** What the toast says when it has arrived. */
  sent: { title: string; message: string };
  /** Why a name and an email are needed. */
  required: string;
}

const kept = "Your message is with our leaders.";
const toAnswer = "Name and email are required so that we can answer you.";

export const requestText: Readonly<Record<RequestKind, RequestWords>> = {
  join: {
    title: "Join Our Community",
    lead: "Tell us who you are, and we know who is coming. You can also just ask, or tell us something.",
    hint: "What brings you here, or what you would like to know.",
    send: "Join Our Community",
    sent: { title: `Welcome to ${community.name}`, message: `Good to have you. ${kept}` },
    required: "Name and email are required to join our community.",
  },
  apply: {
    title: "Apply to Join",
    lead: "Which team do you see yourself in, and what do you bring? A few honest lines are enough.",
    hint: "The team you have in mind, and why.",
    send: "Send application",
    sent: { title: "Thank you for offering", message: kept },
    required: toAnswer,
  },
  donation: {
    title: "Donations",
    lead: "Tell us what you would like to give. No money is taken on this page.",
    hint: "What you would like to give, and whether it is for something special.",
    send: "Send message",
    sent: { title: "Thank you for your kindness", message: kept },
    required: toAnswer,
  },
  sponsorship: {
    title: "Sponsorships",
    lead: "Would you carry a program, a prize or somebody's data bundle for a while? Tell us about it.",
    hint: "What you would like to sponsor, and for how long.",
    send: "Send message",
    sent: { title: "Thank you for your kindness", message: kept },
    required: toAnswer,
  },
  partnership: {
    title: "Partnerships",
    lead: "A church, a school, a business, another youth group: tell us what we could do together.",
    hint: "Who you are, and what you have in mind.",
    send: "Send message",
    sent: { title: "Thank you for reaching out", message: kept },
    required: toAnswer,
  },
};
