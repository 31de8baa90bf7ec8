import type { ErrorText } from "../frame/error-text.ts";
import { countOf } from "../ui/format/format.ts";

// The page
export const screenTitle = "Daily Devotions";
export const screenLead = "One page a day for teenagers, from the Bible into an ordinary day in Lagos, Kano or Enugu.";

// The feed
export const loadingFeed = "Loading devotions...";
export const scriptRequired = "The devotions need JavaScript. Please switch it on in your browser.";
export const empty = "No devotions available yet. Check back soon!";
export const todayTitle = "Today’s devotion";
export const earlierTitle = "Earlier devotions";
export const showEarlier = "Show earlier";
export const readMore = "Read More";
export const showLess = "Show Less";
/** Tells the buttons of several cards apart, and begins with what the button shows. */
export const readMoreOf = (title: string): string => `Read More: ${title}`;
export const showLessOf = (title: string): string => `Show Less: ${title}`;
export const markRead = "Mark as Read";
export const markReadOf = (title: string): string => `Mark as Read: ${title}`;
export const isRead = "Read";
export const report = "Report";
export const reportOf = (title: string): string => `Report: ${title}`;
/** How long a devotion takes; the rest of it is for screen readers. */
export const minutes = (count: number): string => `${count} min`;
export const toRead = "to read";
export const draftedByAi = "Drafted by AI, checked by your leaders";
export const fetchFailed: ErrorText = { title: "Error", message: "Failed to fetch devotions" };
export const markFailed: ErrorText = { title: "Error", message: "Failed to mark devotion as read" };
export const marked = "Devotion marked as read!";

// Offline
/** For screen readers. */
export const savedAnnouncement = "Saved on this phone. It counts for today, and is sent as soon as you have network.";
export const waits = "Read. We’ll sync it when you’re online.";
export const waitsForDay = "Read. It’s kept until its day begins; your phone’s date is ahead.";
export const readsWaiting = (count: number): string =>
  `${countOf(count, "devotion that you read waits", "devotions that you read wait")} on this phone to be sent. Each counts for its own day.`;

// Visitors
export const visitorTitle = "Keep the lamp burning";
export const visitorText = "Sign in to track your reading and build a streak.";
export const visitorButton = "Sign in";

// The card of today's devotion on other pages
export const readToday = "Read today’s devotion";
export const openAgain = "Read it again";
export const noneToday = "There is no devotion for today yet.";
export const allDevotions = "All devotions";
