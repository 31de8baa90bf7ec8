/** The lists and lengths of the profile's form. Lengths are in code points. */

export const spiritualLevels = ["beginner", "growing", "mature", "leader"] as const;
export type SpiritualLevel = (typeof spiritualLevels)[number];

export const interests = [
  "Prayer",
  "Bible Study",
  "Worship",
  "Fellowship",
  "Missions",
  "Youth Ministry",
  "Music",
  "Teaching",
  "Community Service",
] as const;
export type Interest = (typeof interests)[number];

export const BIO_MAX_LENGTH = 500;
export const LOCATION_MAX_LENGTH = 100;

/** The drawn pictures that members choose from. Each is a file of this name in client/public/avatars. */
export const drawings = ["amara", "bayo", "chika", "dauda", "efe", "folake", "gambo", "hadiza", "ife", "jide"] as const;
export type Drawing = (typeof drawings)[number];
