import type { Translates } from "../../schema/language/translation.ts";
import type { ErrorText } from "../frame/error-text.ts";
import { countOf } from "../ui/format/format.ts";

// The page
export const screenTitle = "Daily Devotions";
export const screenLead = "One page every day for teenagers, from Bible enter ordinary day for Lagos, Kano or Enugu.";

// The feed
export const loadingFeed = "Devotions dey load...";
export const scriptRequired = "The devotions need JavaScript. Abeg switch am on for your browser.";
export const empty = "No devotion dey yet. Check back soon!";
export const todayTitle = "Today devotion";
export const earlierTitle = "Devotions from before";
export const showEarlier = "Show older ones";
export const readMore = "Read more";
export const showLess = "Show small";
/** Tells the buttons of several cards apart, and begins with what the button shows. */
export const readMoreOf = (title: string): string => `Read more: ${title}`;
export const showLessOf = (title: string): string => `Show small: ${title}`;
export const markRead = "I don read am";
export const markReadOf = (title: string): string => `I don read am: ${title}`;
export const isRead = "Don read";
export const report = "Report";
export const reportOf = (title: string): string => `Report: ${title}`;
/** How long a devotion takes; the rest of it is for screen readers. */
export const minutes = (count: number): string => `${count} min`;
export const toRead = "to read";
export const draftedByAi = "AI draft am, your leaders check am";
export const fetchFailed: ErrorText = { title: "Error", message: "We no fit bring the devotions" };
export const markFailed: ErrorText = { title: "Error", message: "We no fit mark say you don read the devotion" };
export const marked = "Devotion don mark as read!";

// Offline
/** For screen readers. */
export const savedAnnouncement = "E don save for this phone. E count for today, and e go send once you get network.";
export const waits = "You don read am. E go sync when network come.";
export const waitsForDay = "You don read am. E go wait till the day start; your phone date don go front.";
export const readsWaiting = (count: number): string =>
  `${countOf(count, "devotion", "devotions")} wey you read dey wait for this phone make e send. Each one go count for im own day.`;

// Visitors
export const visitorTitle = "Keep the lamp burning";
export const visitorText = "Sign in make you fit track your reading and build streak.";
export const visitorButton = "Sign in";

// The card of today's devotion on other pages
export const readToday = "Read today devotion";
export const openAgain = "Read am again";
export const noneToday = "No devotion dey for today yet.";
export const allDevotions = "All devotions";

export type Holds = Translates<typeof import("./devotion-text.ts"), typeof import("./devotion-text.pcm.ts")>;
