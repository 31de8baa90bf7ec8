import { DOT_WORD } from "./email.ts";

/** Sites for meetings by video. */
const MEETING_HOSTS = [
  "meet.google.com",
  "meet.jit.si",
  "whereby.com",
  "teams.microsoft.com",
  "teams.live.com",
  "join.skype.com",
];
const MEETING_PATHS = ["zoom.us/(?:j|my|s|w)/"];
/** Sites whose links lead to a person or a group. */
const HOSTS = [
  ...MEETING_HOSTS,
  "wa.me",
  "whatsapp.com",
  "t.me",
  "telegram.me",
  "telegram.dog",
  "instagram.com",
  "ig.me",
  "snapchat.com",
  "discord.gg",
  "discord.com",
  "discordapp.com",
  "facebook.com",
  "fb.com",
  "fb.me",
  "m.me",
  "messenger.com",
  "tiktok.com",
  "twitter.com",
  "x.com",
  "threads.net",
  "threads.com",
  "signal.me",
  "signal.group",
  "kik.me",
  "viber.com",
  "line.me",
  "linktr.ee",
  "ngl.link",
];
/** Sites of which only some pages lead to people. */
const PATHS = [...MEETING_PATHS, "roblox.com/(?:users|share)", "steamcommunity.com/(?:id|profiles)/"];

const escaped = (hosts: readonly string[]): string => hosts.map((host) => host.replaceAll(".", "\\.")).join("|");
/** The path leads to the person: the name of a site alone is no contact data. */
const link = new RegExp(
  `(?<![\\w.-])(?:[a-z0-9-]{1,63}\\.){0,3}(?:(?:${escaped(HOSTS)})/[\\w@#+?]|${escaped(PATHS)})`,
  "i",
);
/** Whole links to meetings, without the punctuation behind them. */
const meetingLink = new RegExp(
  `(?:https?://)?(?<![\\w.-])(?:[a-z0-9-]{1,63}\\.){0,3}(?:(?:${escaped(MEETING_HOSTS)})/|${escaped(MEETING_PATHS)})\\S*[\\w/#=]|\\b(?:zoommtg|msteams)://\\S*[\\w/#=]`,
  "gi",
);
/** Long names are found with spaces anywhere in them, too. */
const longHosts = HOSTS.filter((host) => host.length >= 10);
const linkWithoutSpaces = new RegExp(`(?:${escaped(longHosts)})/[\\w@#+?]`, "i");
/** Links that open an app: `tg://resolve?domain=ada`, `skype:ada?call`. */
const appLink =
  /\b(?:tg|whatsapp|snapchat|viber|sgnl|discord|zoommtg|msteams):\/\/\w|\bskype:[\w.:-]{3,64}\?(?:call|chat|add)/i;

/** `t . me slash ada` and `t dot me/ada` are links, too. */
const unspelled = (text: string): string =>
  text
    .replace(spokenDot, ".")
    .replace(/\s+slash\s+/gi, "/")
    .replace(/\s+([./])\s+/g, "$1");
const spokenDot = new RegExp(`\\s+(?:${DOT_WORD})\\s+`, "gi");

/** Whether there is a link to a person or a group of a messenger or a social network in the text. */
export function hasMessengerLink(plain: string): boolean {
  const text = unspelled(plain);
  return link.test(text) || appLink.test(text) || linkWithoutSpaces.test(text.replace(/\s+/g, ""));
}

/** The text with something else in the place of each link to a meeting. */
export const replaceMeetingLinks = (text: string, replacement: string): string =>
  text.replace(meetingLink, () => replacement);
