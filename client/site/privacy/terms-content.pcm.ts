import type { Translates } from "../../../schema/language/translation.ts";
import {
  CONFESSION_DAYS,
  MESSAGE_EDIT_MINUTES,
  MUTE_HOURS_OPTIONS,
  REPORT_RESPONSE_HOURS,
  SEAT_HOLD_MINUTES,
} from "../../../schema/limits.ts";
import type { TextSection } from "./long-text.tsx";

export const title = "Terms";
export const lead = "Wetin you fit count on from us here, and wetin we dey count on from you. E short, and we mean am.";

const HOURS_OF_A_DAY = 24;
/** "1 hour", "1 day", "7 days" */
const spanOf = (hours: number): string => {
  if (hours === 1) return "1 hour";
  const days = hours / HOURS_OF_A_DAY;
  return days === 1 ? "1 day" : `${days} days`;
};
const [first = "", second = "", third = ""] = MUTE_HOURS_OPTIONS.map(spanOf);

/** The sections of the page. */
export const termsSections = (community: string): readonly TextSection[] => [
  {
    id: "join",
    title: "Who fit join",
    points: [
      `${community} na for teenagers and young people, and for the adults wey dey walk with dem.`,
      "You never reach 18? First ask parent or guardian.",
      "One pesin, one account. Put your real birth date: na im dey decide who go take care of you.",
      "Account no cost anything.",
    ],
    links: [
      { label: "Privacy", to: "/privacy" },
      { label: "For parents", to: "/parents" },
    ],
  },
  {
    id: "each-other",
    title: "How we dey treat each other",
    points: [
      "Be kind and honest, even when you dey lose.",
      "Nothing wey be sexual, wicked or violent. No selling, no betting, no begging for money.",
      "Keep phone numbers, addresses and schools to yourself.",
      "Adults no dey ever ask young pesin to keep secret or to meet alone.",
    ],
    links: [{ label: "All our rules", to: "/community-rules" }],
  },
  {
    id: "leaders",
    title: "Wetin leaders fit do",
    points: [
      `Safeguarding lead or admin suppose take report within ${REPORT_RESPONSE_HOURS} hours. If nobody take am, we go tell all of dem. Report no dey ever reach the pesin wey e dey talk about.`,
      "Dem fit warn somebody. The pesin go read the reason, e no go read who report am.",
      `Dem fit mute somebody for ${first}, ${second} or ${third}: that pesin fit read, but e no fit write, react or invite. E still fit report.`,
      "Dem fit suspend somebody: e go sign out everywhere, and e no go fit enter until dem lift am.",
      "Dem fit delete posts and comments.",
      "Everything wey dem do about member, we dey write am down. Nobody dey decide im own matter.",
      "You think say leader no treat you well? Tell another leader, or use the form for the page for parents.",
    ],
  },
  {
    id: "events",
    title: "Paid events, and your money",
    points: [
      `When you dey pay, we go keep your seat for ${SEAT_HOLD_MINUTES} minutes. The price na the one wey you see when you start.`,
      "You fit cancel until the event start, unless dem don already let you enter for the door. Then the whole price go come back to you.",
      "If we cancel the event, the whole price go come back to you.",
      "If you pay twice or you pay too much, the extra go come back to you. If you pay too small, or too late for seat, all of am go come back.",
      "If you delete your account before the event, the price of your ticket go come back too.",
      "Money dey go back the way e come. Your bank fit need some days.",
      "After the event don start, admin fit give money back for good reason.",
    ],
  },
  {
    id: "content",
    title: "Wetin you write",
    points: [
      "Wetin you write still be your own. You allow us to show am to people wey fit read am here, and to keep wetin dem report.",
      "Share only wetin you get right to share.",
      `You fit change message for ${MESSAGE_EDIT_MINUTES} minutes, and you fit delete am anytime.`,
      `The Confession Box no know who you be. We dey delete entry ${CONFESSION_DAYS} days after the last word wey enter am.`,
      "We dey mark drafts wey AI write. Dem fit dey wrong: check wetin dem talk.",
    ],
  },
  {
    id: "leaving",
    title: "If you leave",
    points: [
      "You fit leave anytime. Under Profile, “Delete my account” go delete am forever.",
      "The privacy page dey talk for each thing wetin go happen to am then.",
      "The only admin and the only safeguarding lead need somebody to take their place first.",
    ],
    links: [{ label: "Wetin we dey keep, and how long", to: "/privacy#kept" }],
  },
  {
    id: "changes",
    title: "If this one change",
    paragraphs: [
      "This page dey always talk wetin dey work now. We dey run this community with care, and we no fit promise say e no go ever fail.",
    ],
  },
];

export type Holds = Translates<typeof import("./terms-content.ts"), typeof import("./terms-content.pcm.ts")>;
