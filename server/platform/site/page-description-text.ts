/** What search engines and link previews say about the public pages: one or two sentences; `{community}` stands for the community's name. */
export const descriptions: Readonly<Record<string, string>> = {
  "/": "{community} is a faith-based mentorship community for teenagers and young people: weekly programs, honest talk and Bible games.",
  "/about": "Who we are at {community}: our mission, our vision, what we value and what you’ll find here.",
  "/programs":
    "Five programs every week at {community}: career, truth, wisdom, fun and a good film. Come to one or to all.",
  "/engagement":
    "Ways to take part in {community}: live Q&A, the confession box, monthly hangouts and mentorship pods.",
  "/devotions":
    "A devotion for every day at {community}: a page to read, a verse to open, and a streak that shows how your days add up.",
  "/engagement/questions":
    "Questions of young people at {community}, with the answers of our mentors. Ask your own, with or without your name.",
  "/engagement/confession-box":
    "Write what’s hard to say with your name on it. Nobody at {community} can see who you are, and a slip lets you read the answer.",
  "/engagement/hangouts":
    "The next online meetings of {community}: once a month we see each other’s faces, wherever we are.",
  "/engagement/pods": "A few young people and one mentor, for a season: ask for a mentor at {community}.",
  "/coming-soon":
    "What we’re building next at {community}, and how far it is. Leave your email to hear when it’s ready.",
  "/team":
    "Meet the teams behind {community}, and find out how you can help: join one, give, sponsor or partner with us.",
  "/community-rules":
    "How we treat each other at {community}: our values, our rules, how to report a problem and what happens next.",
  "/privacy":
    "What {community} asks, what it keeps and for how long, who reads along, and how you take your data back.",
  "/terms": "Who may join {community}, how we treat each other, what leaders may do, and how refunds work.",
  "/parents":
    "For parents: what keeps young people safe at {community}, how to reach us, and how to ask for a child’s data.",
  "/games": "Play Bible trivia and word battle live with up to eight players. Open a room, share the code and start.",
  "/resources":
    "Free resources from {community}, to read or to print: Bible study guides, outlines of videos, discussion guides and activity plans.",
  "/auth": "Sign in to {community}, or create an account to play, talk and take part.",
};
export const notFoundTitle = "Page not found";
