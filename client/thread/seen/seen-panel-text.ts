export const title = "Seen by";
export const loading = "Loading who has seen it...";
export const nobody = "Nobody shows this anymore.";
/** Under the names. */
export const hint = "Only members who show you this, and to whom you show it, are listed.";
