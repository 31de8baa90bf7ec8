import {
  CONFESSION_DAYS,
  MESSAGE_EDIT_MINUTES,
  MUTE_HOURS_OPTIONS,
  REPORT_RESPONSE_HOURS,
  SEAT_HOLD_MINUTES,
} from "../../../schema/limits.ts";
import type { TextSection } from "./long-text.tsx";

export const title = "Terms";
export const lead = "What you can count on here, and what we count on from you. Short, and meant.";

const HOURS_OF_A_DAY = 24;
const spanOf = (hours: number): string => {
  if (hours === 1) return "an hour";
  const days = hours / HOURS_OF_A_DAY;
  return days === 1 ? "a day" : `${days} days`;
};
const [first = "", second = "", third = ""] = MUTE_HOURS_OPTIONS.map(spanOf);

/** The sections of the page. */
export const termsSections = (community: string): readonly TextSection[] => [
  {
    id: "join",
    title: "Who may join",
    points: [
      `${community} is for teenagers and young people, and for the adults who walk with them.`,
      "Are you under 18? Ask a parent or guardian first.",
      "One person, one account. Give your real birth date: it decides who looks after you.",
      "An account costs nothing.",
    ],
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "For parents", to: "/parents" },
    ],
  },
  {
    id: "each-other",
    title: "How we treat each other",
    points: [
      "Be kind and honest, also when you’re losing.",
      "Nothing sexual, cruel or violent. No selling, no betting, no begging for money.",
      "Keep phone numbers, addresses and schools to yourself.",
      "Adults never ask a young person to keep a secret or to meet alone.",
    ],
    links: [{ label: "All our rules", to: "/community-rules" }],
  },
  {
    id: "leaders",
    title: "What leaders may do",
    points: [
      `A report should be taken by a safeguarding lead or an admin within ${REPORT_RESPONSE_HOURS} hours. If nobody has, all of them are told. A report never reaches the person it’s about.`,
      "They can warn someone. The person reads the reason, and not who reported it.",
      `They can mute someone for ${first}, ${second} or ${third}: that person reads, and can’t write, react or invite. Reporting stays possible.`,
      "They can suspend someone: signed out everywhere, and locked out until it’s lifted.",
      "They can delete posts and comments.",
      "Everything they do about a member is written down. Nobody decides about themselves.",
      "Do you think that a leader was unfair? Tell another leader, or use the form on the page for parents.",
    ],
  },
  {
    id: "events",
    title: "Paid events, and your money",
    points: [
      `When you pay, your seat is kept for ${SEAT_HOLD_MINUTES} minutes. The price is the one you saw when you began.`,
      "You can cancel until the event begins, unless you were let in at the door already. Then the whole price goes back.",
      "If we cancel the event, the whole price goes back.",
      "If you paid twice or too much, what was too much goes back. If you paid too little, or too late for a seat, all of it goes back.",
      "If you delete your account before the event, the price of your ticket goes back, too.",
      "Money goes back the way it came. Your bank may need some days.",
      "After the event has begun, an admin can give money back for a good reason.",
    ],
  },
  {
    id: "content",
    title: "What you write",
    points: [
      "What you write stays yours. You allow us to show it to those who can read it here, and to keep what was reported.",
      "Only share what’s yours to share.",
      `You can change a message for ${MESSAGE_EDIT_MINUTES} minutes, and delete it at any time.`,
      `The Confession Box doesn’t know who you are. An entry is deleted ${CONFESSION_DAYS} days after its last word.`,
      "Drafts by AI are marked as such. They can be wrong: check what they say.",
    ],
  },
  {
    id: "leaving",
    title: "Leaving",
    points: [
      "You can leave at any time. Under Profile, “Delete my account” deletes it for good.",
      "The privacy page says for each thing what happens to it then.",
      "The only admin and the only safeguarding lead need someone to take their place first.",
    ],
    links: [{ label: "What we keep, and for how long", to: "/privacy#kept" }],
  },
  {
    id: "changes",
    title: "If this changes",
    paragraphs: [
      "This page always says what holds now. We run this community with care, and we can’t promise that it never fails.",
    ],
  },
];
