import ShieldCheck from "lucide-react/icons/shield-check";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const lead = "Few rules, kept by everyone, leaders too. They hold in every room of this house.";

export const coreValues: readonly TopicContent[] = [
  {
    name: "Respect",
    icon: UsersRound,
    description: "Speak to others as you want to be spoken to, also when you are losing.",
  },
  {
    name: "Safety",
    icon: ShieldCheck,
    description: "Nobody is pressed, threatened or shamed here, and nobody keeps quiet about it.",
  },
  { name: "Growth", icon: Sprout, description: "We are all on the way. Mistakes are where we begin again." },
];

export const categories: readonly { name: string; points: readonly string[] }[] = [
  {
    name: "Communication",
    points: [
      "Write nothing that you would not say to somebody’s face.",
      "No insults, no mockery of tribe, church, body or accent.",
      "Ask before you pass on what somebody told you.",
      "Keep your phone number, address and school to yourself.",
    ],
  },
  {
    name: "Behavior",
    points: [
      "Be who you are. Do not pretend to be somebody else.",
      "Play fair, and let others finish their turn.",
      "No flirting, no asking for pictures, no meeting in secret.",
      "No adult asks a teenager to keep a secret. If one does, tell another adult.",
    ],
  },
  {
    name: "Content standards",
    points: [
      "Nothing sexual, cruel or violent.",
      "No selling, no betting, no begging for money.",
      "Quote the Bible as it stands, and say where.",
      "Share only what is yours to share.",
    ],
  },
];

export const foundation: Verse = {
  reference: "1 Timothy 4:12",
  words:
    "Let no man despise thy youth; but be thou an example of the believers, in word, in conversation, in charity, in spirit, in faith, in purity.",
};

export const foundationText =
  "Paul wrote this to Timothy, who was young and had a community in his care. “Conversation” is the old word for the way you live. Our rules say nothing more than this verse, only in more words.";

/** What the product itself keeps. */
export const kept: readonly string[] = [
  "At the tables and on the leaderboards others see the name you chose, and never your email.",
  "A private game room is in no list. Only who has its code, link or QR code gets in.",
  "What you write in a form on this site is seen by the leaders alone.",
];

export const reporting: readonly string[] = [
  "If you or somebody else is in danger right now, go to an adult near you first. In Nigeria the emergency number is 112.",
  "Tell a leader what happened, when, and who was there. You need no proof, and you need not be sure.",
  "If it is about a leader, tell another leader, or a parent or teacher you trust.",
  "Do not promise to keep it secret when somebody is being hurt. Telling is not betrayal.",
];

export const consequences: readonly string[] = [
  "For most things a leader talks with you, and you start again.",
  "Who goes on, or does real harm, is suspended: signed out on every phone at once, out of every game, and not let in again while it lasts.",
];
