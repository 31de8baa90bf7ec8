import type { Translates } from "../../../schema/language/translation.ts";

export const descriptions: Readonly<Record<string, string>> = {
  "/": "{community} na mentorship community of faith for teenagers and young people: programs every week, honest talk and Bible games.",
  "/about": "Who we be for {community}: our mission, our vision, wetin we value and wetin you go find here.",
  "/programs":
    "Five programs every week for {community}: career, truth, wisdom, fun and one good film. Come one or come all.",
  "/engagement":
    "How you fit take part for {community}: live Q&A, the confession box, monthly hangouts and mentorship pods.",
  "/devotions":
    "One devotion for every day for {community}: one page to read, one verse to open, and a streak wey show how your days dey add up.",
  "/engagement/questions":
    "Questions of young people for {community}, with the answers of our mentors. Ask your own, with your name or without am.",
  "/engagement/confession-box":
    "Write wetin hard to talk with your name on top. Nobody for {community} fit see who you be, and one slip go let you read the answer.",
  "/engagement/hangouts":
    "The next online meetings of {community}: one time every month we dey see each other face, anywhere we dey.",
  "/engagement/pods": "Small group of young people and one mentor, for one season: ask for mentor for {community}.",
  "/coming-soon":
    "Wetin we dey build next for {community}, and how far e don reach. Drop your email make we tell you when e ready.",
  "/team":
    "Meet the teams wey dey behind {community}, and see how you fit help: join one, give, sponsor or partner with us.",
  "/community-rules":
    "How we dey treat each other for {community}: our values, our rules, how to report problem and wetin go happen next.",
  "/privacy":
    "Wetin {community} dey ask, wetin e dey keep and for how long, who dey read along, and how you go take your data back.",
  "/terms": "Who fit join {community}, how we dey treat each other, wetin leaders fit do, and how refund dey work.",
  "/parents":
    "For parents: wetin dey keep young people safe for {community}, how to reach us, and how to ask for pikin data.",
  "/games": "Play Bible trivia and word battle live, up to eight players. Open room, share the code and start.",
  "/resources":
    "Free resources from {community}, to read or to print: Bible study guides, outlines of videos, discussion guides and activity plans.",
  "/auth": "Sign in to {community}, or open account to play, talk and take part.",
};
export const notFoundTitle = "We no see this page";

export type Holds = Translates<
  typeof import("./page-description-text.ts"),
  typeof import("./page-description-text.pcm.ts")
>;
