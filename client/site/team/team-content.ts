import BookOpen from "lucide-react/icons/book-open";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import ShieldCheck from "lucide-react/icons/shield-check";
import type { RequestKind } from "../../../schema/site/api.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const lead = "Three teams keep the lamp burning, each with its own part of the work.";

export const verse: Verse = {
  reference: "1 Peter 4:10",
  words:
    "As every man hath received the gift, even so minister the same one to another, as good stewards of the manifold grace of God.",
};

export const teams: readonly TopicContent[] = [
  {
    name: "Moderation team",
    icon: ShieldCheck,
    description: "They see to it that everybody is safe here.",
    items: [
      "Listen when somebody reports a problem",
      "Step in when the rules are broken",
      "Put the safety of young people before everything else",
      "Suspend accounts where a talk is not enough",
    ],
  },
  {
    name: "Community managers",
    icon: HeartHandshake,
    description: "They open the door and know your name.",
    items: [
      "Welcome people who are new",
      "Read what you write in the join form",
      "Bring people together at games and programs",
      "Ask after those who have gone quiet",
    ],
  },
  {
    name: "Content leads",
    icon: BookOpen,
    description: "They set the table: what we read, hear and play.",
    items: [
      "Prepare the weekly programs",
      "Choose passages and check them against the Bible",
      "Look after the questions of our games",
      "Keep words plain enough for everyone",
    ],
  },
];

export const waysToHelp: readonly { kind: RequestKind; label: string; description: string }[] = [
  { kind: "apply", label: "Apply to Join", description: "Give some of your time to one of the three teams." },
  { kind: "donation", label: "Donations", description: "Give once, in money, data or things we can use." },
  { kind: "sponsorship", label: "Sponsorships", description: "Carry a program or a young person’s way for a while." },
  { kind: "partnership", label: "Partnerships", description: "Work with us as a church, a school or a business." },
];
