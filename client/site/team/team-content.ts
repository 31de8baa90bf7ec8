import BookOpen from "lucide-react/icons/book-open";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { RequestKind } from "../../../schema/site/api.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = "The people behind the light";
export const helpTitle = "Lend a hand";
export const helpLead = "Write to us. Only the leaders of the community will read it.";

export const lead = "Three teams keep the lamp burning, and each has its own part to play.";

export const verse: Verse = {
  reference: "1 Peter 4:10",
  text: "As every man hath received the gift, even so minister the same one to another, as good stewards of the manifold grace of God.",
};

export const teams: readonly TopicContent[] = [
  {
    name: "Moderation team",
    icon: ShieldCheck,
    tone: "teal",
    description: "They keep everyone safe.",
    items: [
      "Listen when someone reports a problem",
      "Step in when the rules are broken",
      "Put young people’s safety first",
      "Suspend accounts when talking isn’t enough",
    ],
  },
  {
    name: "Community managers",
    icon: HeartHandshake,
    tone: "coral",
    description: "They welcome you and know your name.",
    items: [
      "Help new people settle in",
      "Read what you write in the join form",
      "Bring people together at games and programs",
      "Check on people who have gone quiet",
    ],
  },
  {
    name: "Content leads",
    icon: BookOpen,
    tone: "violet",
    description: "They prepare what we read, hear and play.",
    items: [
      "Plan the weekly programs",
      "Choose passages and check them against the Bible",
      "Look after the questions in our games",
      "Keep the language simple enough for everyone",
    ],
  },
];

export const waysToHelp: readonly { kind: RequestKind; label: string; description: string }[] = [
  { kind: "apply", label: "Apply to Join", description: "Give some of your time to one of the three teams." },
  { kind: "donation", label: "Donations", description: "Give once: money, data or things we can use." },
  { kind: "sponsorship", label: "Sponsorships", description: "Fund a program or support a young person for a season." },
  { kind: "partnership", label: "Partnerships", description: "Work with us as a church, school or business." },
];
