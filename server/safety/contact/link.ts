/** Sites whose links lead to a person or a group. */
const HOSTS = [
  "wa.me",
  "whatsapp.com",
  "t.me",
  "telegram.me",
  "instagram.com",
  "ig.me",
  "snapchat.com",
  "discord.gg",
  "discord.com",
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
];

const escaped = HOSTS.map((host) => host.replaceAll(".", "\\.")).join("|");
/** The path leads to the person: the name of a site alone is no contact data. */
const link = new RegExp(`(?<![\\w.-])(?:[a-z0-9-]{1,63}\\.){0,3}(?:${escaped})/[\\w@#+]`, "i");

/** `t . me slash ada` and `t dot me/ada` are links, too. */
const unspelled = (text: string): string =>
  text
    .replace(/\s+dot\s+/gi, ".")
    .replace(/\s+slash\s+/gi, "/")
    .replace(/\s+([./])\s+/g, "$1");

/** Whether there is a link to a person or a group of a messenger or a social network in the text. */
export const hasMessengerLink = (plain: string): boolean => link.test(unspelled(plain));
