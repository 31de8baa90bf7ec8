import ShieldCheck from "lucide-react/icons/shield-check";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import type { Translates } from "../../../schema/language/translation.ts";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = "Community Rules";
export const coreValuesTitle = "Our core values";
export const rulesTitle = "The rules";
export const foundationTitle = "Wetin the Bible talk";
export const reportingTitle = "Reporting";
export const reportingLead = "Something dey wrong, or e dey do you somehow? You no need carry am alone.";
export const consequencesTitle = "If pesin break the rules";
export const privacyTitle = "Wetin others dey see about you";

export const lead = "Few rules for everybody, leaders too. Dem dey work everywhere for this community.";

export const coreValues: readonly TopicContent[] = [
  {
    name: "Respect",
    icon: UsersRound,
    tone: "coral",
    description: "Talk to others the way you want make dem talk to you, even when you dey lose.",
  },
  {
    name: "Safety",
    icon: ShieldCheck,
    tone: "teal",
    description: "Nobody go pressure, threaten or shame anybody here. If e happen, we go talk.",
  },
  {
    name: "Growth",
    icon: Sprout,
    tone: "gold",
    description: "All of us still dey grow. Mistake na place to start again.",
  },
];

export const categories: readonly { name: string; points: readonly string[] }[] = [
  {
    name: "How we dey talk",
    points: [
      "No write anything wey you no go fit tell the pesin face to face.",
      "No insult. No laugh anybody tribe, church, body or accent.",
      "Ask before you share wetin somebody tell you.",
      "Keep your phone number, address and school to yourself.",
    ],
  },
  {
    name: "How we dey behave",
    points: [
      "Be yourself. No pretend say you be another pesin.",
      "Play fair, and make others finish their turn.",
      "No toasting, no asking for pictures, no secret meeting.",
      "Adults no dey ever ask teenager to keep secret. If one do am, tell another adult.",
    ],
  },
  {
    name: "Wetin we fit post",
    points: [
      "Nothing wey be sexual, wicked or violent.",
      "No selling, no betting, no begging for money.",
      "When you quote the Bible, quote am exactly and say where e dey.",
      "Share only wetin you get right to share.",
    ],
  },
];

export const foundation: Verse = {
  reference: "1 Timothy 4:12",
  text: "Let no man despise thy youth; but be thou an example of the believers, in word, in conversation, in charity, in spirit, in faith, in purity.",
};

export const foundationText =
  "Paul write this one to Timothy, wey young and get community wey e dey take care of. “Conversation” na the old word for the way you dey live. Our rules dey talk the same thing as this verse, only with more words.";

/** Each is a guarantee that the software keeps. */
export const privacy: readonly string[] = [
  "For games and leaderboards, others dey see the name wey you choose, never your email.",
  "We no dey list private game rooms. Only people wey get the code, link or QR code fit enter.",
  "Only the leaders dey see wetin you write for any form for this site.",
];

export const reporting: readonly string[] = [
  "If you or another pesin dey in danger right now, first go meet adult wey dey near you. For Nigeria, the emergency number na 112.",
  "Tell leader wetin happen, when, and who dey there. You no need proof, and you no need dey sure.",
  "If na leader matter, tell another leader, or parent or teacher wey you trust.",
  "No promise to keep secret when somebody dey suffer harm. To talk no be betrayal.",
];

export const consequences: readonly string[] = [
  "Most times, leader go talk with you and you go start again.",
  "Anybody wey continue, or wey cause real harm, go get suspension: we go sign am out for every phone, remove am from every game, and lock am out until the suspension end.",
];

export type Holds = Translates<
  typeof import("./community-rules-content.ts"),
  typeof import("./community-rules-content.pcm.ts")
>;
