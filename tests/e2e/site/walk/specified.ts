/** What the specification says is on a public page. Other journeys and tests show the rest of it. */
export interface SpecifiedPage {
  readonly path: string;
  /** Headings of parts, each with texts that stand in the same part. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** Links by name, with where they lead. */
  readonly links?: Readonly<Record<string, string | RegExp>>;
  readonly buttons?: readonly string[];
}

const CHAT = /^https:\/\/wa\.me\/2348000000000\?text=Hello\.%20I/;

export const specifiedPages: readonly SpecifiedPage[] = [
  {
    path: "/",
    parts: {
      "Spiritual Growth": [],
      "Life Guidance": [],
      "Future Readiness": [],
      "Community Bond": [],
      "Upcoming Events": ["registered", "Register", "₦", "Event Full"],
      "Past Events": ["attended"],
      "Join Our Community": ["Name", "Email", "Phone", "Message"],
    },
    links: { "Start Your Journey": "/#join", "Learn More": "/about" },
  },
  {
    path: "/about",
    parts: {
      "Our mission": [],
      "Our vision": [],
      "Faith-centered guidance": [],
      "Authentic community": [],
      "Personal growth": [],
      "Service to others": [],
    },
    links: { "Get Started": "/#join" },
  },
  {
    path: "/programs",
    parts: {
      "Career Mondays": ["Monday 7:00 PM"],
      "Truth Tuesdays": ["Tuesday 7:00 PM"],
      "Wisdom Wednesdays": ["Wednesday 7:00 PM"],
      "Fun Fridays": ["Friday 8:00 PM"],
      "Weekend Watch": ["Saturdays 8:00 PM"],
    },
    links: { "Join Community": "/auth", "Contact Us": CHAT },
  },
  {
    path: "/engagement",
    parts: {
      "Live Q&A Sessions": ["Ask a question"],
      "Confession Box": ["Anonymous", "Open the box"],
      "Monthly Zoom Hangouts": ["See the next hangouts"],
      "Mentorship Pods": ["Ask for a mentor"],
      Respect: [],
      Support: [],
      Growth: [],
    },
  },
  {
    path: "/team",
    parts: { "Moderation team": [], "Community managers": [], "Content leads": [] },
    buttons: ["Donations", "Sponsorships", "Partnerships", "Apply to Join"],
  },
  {
    path: "/community-rules",
    parts: {
      Respect: [],
      Safety: [],
      Growth: [],
      Communication: [],
      Behavior: [],
      "Content standards": [],
      "Biblical foundation": ["Let no man despise thy youth"],
      Reporting: [],
      Consequences: [],
    },
  },
  {
    path: "/resources",
    parts: { "Available Resources": [], "Need More Support?": ["Join Community", "Ask for Help"] },
    links: { "Ask for Help": CHAT, "Join Community": "/#join", "Back to Home": "/" },
  },
  { path: "/nowhere", parts: { "Oops! Page not found": [] }, links: { "Return to Home": "/" } },
];
