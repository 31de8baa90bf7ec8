import BookOpen from "lucide-react/icons/book-open";
import HandHeart from "lucide-react/icons/hand-heart";
import Sprout from "lucide-react/icons/sprout";
import UsersRound from "lucide-react/icons/users-round";
import type { TopicContent } from "../page/topic.tsx";
import type { Verse } from "../page/verse.ts";

export const title = (community: string): string => `About ${community}`;
export const missionTitle = "Our mission";
export const visionTitle = "Our vision";
export const valuesTitle = "What we value";
export const offeringsTitle = "What you’ll find here";
export const trustTitle = "You can check us";
export const trustLinks = [
  { label: "For parents", to: "/parents" },
  { label: "Privacy: what we keep, and who reads along", to: "/privacy" },
  { label: "Terms", to: "/terms" },
] as const;
export const closingTitle = "Come as you are";
export const closingText = "You don’t have to know much, and you don’t have to have it all together.";
export const joinButton = "Get Started";

export const lead =
  "We’re young people and the mentors who walk with them. We read, ask, play and grow, and no one has to do it alone.";

export const verse: Verse = {
  reference: "Psalm 119:105",
  text: "Thy word is a lamp unto my feet, and a light unto my path.",
};

export const mission =
  "To walk with you as you find out who God is, who you are, and what you can do with your life: with an open Bible, honest talk and friends your own age.";

export const vision =
  "Young people who know the Word for themselves, tell the truth, keep their promises, and bring light into every home they live in.";

export const values: readonly TopicContent[] = [
  {
    name: "Faith-centered guidance",
    icon: BookOpen,
    tone: "teal",
    description: "Advice is cheap. We start with what the Bible says, then talk about Monday morning.",
  },
  {
    name: "Authentic community",
    icon: UsersRound,
    tone: "gold",
    description: "No masks needed here. Tired, doubting or happy, say so and be heard.",
  },
  {
    name: "Personal growth",
    icon: Sprout,
    tone: "coral",
    description: "A little every week. The only person you compete with is yesterday’s you.",
  },
  {
    name: "Service to others",
    icon: HandHeart,
    tone: "violet",
    description: "Pass on what you receive: at home, at school, on your street.",
  },
];

export const offerings = [
  {
    name: "Weekly programs",
    description: "Career, truth, wisdom, fun and a good film, each on its own evening.",
    to: "/programs",
  },
  { name: "Bible games", description: "Trivia against the clock with your friends, wherever they are.", to: "/games" },
  {
    name: "Ways to take part",
    description: "Questions, confessions, hangouts and small groups with a mentor.",
    to: "/engagement",
  },
] as const;
