import BookOpen from "lucide-react/icons/book-open";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { Translates } from "../../../schema/language/translation.ts";
import type { RequestKind } from "../../../schema/site/api.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = "The people behind the light";
export const helpTitle = "Help us";
export const helpLead = "Write to us. Only the leaders of the community go read am.";

export const lead = "Three teams dey keep the lamp burning, and each one get im own work.";

export const verse: Verse = {
  reference: "1 Peter 4:10",
  text: "As every man hath received the gift, even so minister the same one to another, as good stewards of the manifold grace of God.",
};

export const teams: readonly TopicContent[] = [
  {
    name: "Moderation team",
    icon: ShieldCheck,
    tone: "teal",
    description: "Dem dey keep everybody safe.",
    items: [
      "Listen when somebody report problem",
      "Step in when somebody break the rules",
      "Put the safety of young people first",
      "Suspend accounts when talking no do",
    ],
  },
  {
    name: "Community managers",
    icon: HeartHandshake,
    tone: "coral",
    description: "Dem dey welcome you and dem know your name.",
    items: [
      "Help new people settle",
      "Read wetin you write for the join form",
      "Bring people together for games and programs",
      "Check on people wey don dey quiet",
    ],
  },
  {
    name: "Content leads",
    icon: BookOpen,
    tone: "violet",
    description: "Dem dey prepare wetin we dey read, hear and play.",
    items: [
      "Plan the weekly programs",
      "Choose passages and check dem with the Bible",
      "Take care of the questions for our games",
      "Keep the language simple for everybody",
    ],
  },
];

export const waysToHelp: readonly { kind: RequestKind; label: string; description: string }[] = [
  { kind: "apply", label: "Apply to Join", description: "Give small of your time to one of the three teams." },
  { kind: "donation", label: "Donations", description: "Give once: money, data or things wey we fit use." },
  {
    kind: "sponsorship",
    label: "Sponsorships",
    description: "Pay for one program or support one young pesin for one season.",
  },
  { kind: "partnership", label: "Partnerships", description: "Work with us as church, school or business." },
];

export type Holds = Translates<typeof import("./team-content.ts"), typeof import("./team-content.pcm.ts")>;
