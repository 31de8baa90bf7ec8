import ShieldCheck from "lucide-react/icons/shield-check";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = "Community Rules";
export const coreValuesTitle = "Our core values";
export const rulesTitle = "The rules";
export const foundationTitle = "Biblical foundation";
export const reportingTitle = "Reporting";
export const reportingLead = "Is something wrong, or does it feel wrong? You don’t have to carry it alone.";
export const consequencesTitle = "Consequences";
export const privacyTitle = "What others see of you";

export const lead = "A few rules for everyone, leaders included. They apply everywhere in this community.";

export const coreValues: readonly TopicContent[] = [
  {
    name: "Respect",
    icon: UsersRound,
    tone: "coral",
    description: "Speak to others the way you want to be spoken to, even when you’re losing.",
  },
  {
    name: "Safety",
    icon: ShieldCheck,
    tone: "teal",
    description: "No one is pressured, threatened or shamed here. If it happens, we speak up.",
  },
  {
    name: "Growth",
    icon: Sprout,
    tone: "gold",
    description: "We’re all still growing. A mistake is a place to start again.",
  },
];

export const categories: readonly { name: string; points: readonly string[] }[] = [
  {
    name: "Communication",
    points: [
      "Don’t write anything you wouldn’t say to someone’s face.",
      "No insults. Don’t mock anyone’s tribe, church, body or accent.",
      "Ask before you share what someone told you.",
      "Keep your phone number, address and school to yourself.",
    ],
  },
  {
    name: "Behavior",
    points: [
      "Be yourself. Don’t pretend to be someone else.",
      "Play fair, and let others finish their turn.",
      "No flirting, no asking for pictures, no secret meetings.",
      "Adults never ask a teenager to keep a secret. If one does, tell another adult.",
    ],
  },
  {
    name: "Content standards",
    points: [
      "Nothing sexual, cruel or violent.",
      "No selling, no betting, no begging for money.",
      "When you quote the Bible, quote it exactly and say where it’s from.",
      "Only share what’s yours to share.",
    ],
  },
];

export const foundation: Verse = {
  reference: "1 Timothy 4:12",
  text: "Let no man despise thy youth; but be thou an example of the believers, in word, in conversation, in charity, in spirit, in faith, in purity.",
};

export const foundationText =
  "Paul wrote this to Timothy, who was young and had a community in his care. “Conversation” is the old word for the way you live. Our rules say the same thing as this verse, only in more words.";

/** Each is a guarantee that the software keeps. */
export const privacy: readonly string[] = [
  "In games and on leaderboards, others see the name you chose, never your email.",
  "Private game rooms aren’t listed. Only people with the code, link or QR code can get in.",
  "Only the leaders see what you write in a form on this site.",
];

export const reporting: readonly string[] = [
  "If you or someone else is in danger right now, go to an adult near you first. In Nigeria, the emergency number is 112.",
  "Tell a leader what happened, when, and who was there. You don’t need proof, and you don’t have to be sure.",
  "If it’s about a leader, tell another leader, or a parent or teacher you trust.",
  "Don’t promise to keep a secret when someone is being hurt. Telling isn’t betrayal.",
];

export const consequences: readonly string[] = [
  "Most of the time, a leader talks with you and you start again.",
  "Anyone who continues, or causes real harm, is suspended: signed out on every phone, removed from every game, and locked out until the suspension ends.",
];
