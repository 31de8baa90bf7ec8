/** What people write for the letters of a service's name. */
const leet: Readonly<Record<string, string>> = { a: "[a@4]", e: "[e3]", i: "[i1]", o: "[o0]", s: "[s5$]", t: "[t7]" };
const leetPattern = (name: string): string => name.replace(/[aeiost]/g, (letter) => leet[letter] ?? letter);

/** Names that are often written with other characters: `sn@p`, `1nsta`. */
const disguised = ["instagram", "insta", "snapchat", "snap", "tiktok", "telegram", "whatsapp", "discord"].map(
  leetPattern,
);

const spelled = [
  "[i1]\\.?\\s?g",
  "snap\\s?(?:chat|code)",
  "snp",
  "sc",
  "tik[\\s-]?tok",
  "tele(?:\\s?gram)?",
  "tg",
  "whats\\s?app",
  "twitter",
  "facebook",
  "fb",
  "messenger",
  "threads",
  "kik",
  "we\\s?chat",
  "signal",
  "viber",
  "skype",
  "be\\s?real",
  "roblox",
  "psn",
  "xbox",
  "twitch",
  "reddit",
  "yubo",
  "wizz",
];

/** A pattern for the names of messengers, social networks and games in which people write to each other. */
export const SERVICE = [...disguised, ...spelled].join("|");
