/** The first part of each public page's title; the community's name follows. The home page has only the name. */
const titles: Readonly<Record<string, string>> = {
  "/about": "About",
  "/programs": "Programs",
  "/engagement": "Engagement",
  "/devotions": "Daily Devotions",
  "/engagement/questions": "Live Q&A",
  "/engagement/confession-box": "Confession Box",
  "/engagement/hangouts": "Monthly Hangouts",
  "/engagement/pods": "Mentorship Pods",
  "/coming-soon": "Coming Soon",
  "/team": "Team",
  "/community-rules": "Community Rules",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/parents": "For Parents",
  "/games": "Games",
  "/resources": "Resources",
  "/auth": "Sign In",
};

const normalized = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, "$1");

/** The title of the public page at this address, in any letter case and with or without a slash at its end. */
export const pageTitleAt = (pathname: string): string | undefined => titles[normalized(pathname)];

/** "About · Lampstand", or the name alone. */
export const titleOf = (title: string | undefined, communityName: string): string =>
  title === undefined ? communityName : `${title} · ${communityName}`;

/** What search engines, link previews and document titles say about one public address. */
export interface PublicPage {
  readonly path: string;
  /** One or two sentences; `{community}` stands for the community's name. */
  readonly description: string;
  /**
   * Whether the server prerenders the page. `without-query`: only without a query, because the screen reads it. `never`: a form
   * sent before the scripts have loaded would put what was typed into the URL.
   */
  readonly prerender: "always" | "without-query" | "never";
}

export const homePage: PublicPage = {
  path: "/",
  description:
    "{community} is a faith-based mentorship community for teenagers and young people: weekly programs, honest talk and Bible games.",
  prerender: "always",
};

/** Every address that visitors may find and share, in the order of the sitemap. */
export const publicPages: readonly PublicPage[] = [
  homePage,
  {
    path: "/about",
    description: "Who we are at {community}: our mission, our vision, what we value and what you’ll find here.",
    prerender: "always",
  },
  {
    path: "/programs",
    description:
      "Five programs every week at {community}: career, truth, wisdom, fun and a good film. Come to one or to all.",
    prerender: "always",
  },
  {
    path: "/engagement",
    description:
      "Ways to take part in {community}: live Q&A, the confession box, monthly hangouts and mentorship pods.",
    prerender: "always",
  },
  {
    path: "/devotions",
    description:
      "A devotion for every day at {community}: a page to read, a verse to open, and a streak that shows how your days add up.",
    prerender: "always",
  },
  {
    path: "/engagement/questions",
    description:
      "Questions of young people at {community}, with the answers of our mentors. Ask your own, with or without your name.",
    prerender: "always",
  },
  {
    path: "/engagement/confession-box",
    description:
      "Write what’s hard to say with your name on it. Nobody at {community} can see who you are, and a slip lets you read the answer.",
    prerender: "always",
  },
  {
    path: "/engagement/hangouts",
    description: "The next online meetings of {community}: once a month we see each other’s faces, wherever we are.",
    prerender: "always",
  },
  {
    path: "/engagement/pods",
    description: "A few young people and one mentor, for a season: ask for a mentor at {community}.",
    prerender: "always",
  },
  {
    path: "/coming-soon",
    description:
      "What we’re building next at {community}, and how far it is. Leave your email to hear when it’s ready.",
    prerender: "always",
  },
  {
    path: "/team",
    description:
      "Meet the teams behind {community}, and find out how you can help: join one, give, sponsor or partner with us.",
    prerender: "always",
  },
  {
    path: "/community-rules",
    description:
      "How we treat each other at {community}: our values, our rules, how to report a problem and what happens next.",
    prerender: "always",
  },
  {
    path: "/privacy",
    description:
      "What {community} asks, what it keeps and for how long, who reads along, and how you take your data back.",
    prerender: "always",
  },
  {
    path: "/terms",
    description: "Who may join {community}, how we treat each other, what leaders may do, and how refunds work.",
    prerender: "always",
  },
  {
    path: "/parents",
    description:
      "For parents: what keeps young people safe at {community}, how to reach us, and how to ask for a child’s data.",
    prerender: "always",
  },
  {
    path: "/games",
    description:
      "Play Bible trivia and word battle live with up to eight players. Open a room, share the code and start.",
    prerender: "without-query",
  },
  {
    path: "/resources",
    description:
      "Free resources from {community}, to read or to print: Bible study guides, outlines of videos, discussion guides and activity plans.",
    prerender: "always",
  },
  {
    path: "/auth",
    description: "Sign in to {community}, or create an account to play, talk and take part.",
    prerender: "never",
  },
];

/** The image in link previews, and its size in pixels. */
export const shareImage = {
  path: "/share.png",
  width: 1200,
  height: 630,
  type: "image/png",
  alt: "A lamp on a stand, and houses at night with light in their windows",
} as const;

/** The public page at this address. As in the router, letter case and a slash at the end make no difference. */
export function publicPageAt(pathname: string): PublicPage | undefined {
  const path = normalized(pathname);
  return publicPages.find((page) => page.path === path);
}
