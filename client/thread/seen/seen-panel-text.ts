export const title = "Seen by";
export const loading = "Loading who has seen it...";
export const nobody = "Nobody shows you this anymore.";
/** Under the names. */
export const hint = "Only people who show you this, and you them, are listed.";
