/**
 * The version of what pages and the server say to each other. Raise it with a change after which a page of the release before
 * would misread replies, or be misread. Such a page may stay open for days: its calls are refused, and it offers to reload.
 */
export const PROTOCOL_VERSION = "4";

/** Pages send it with what they write, and the server with each reply. */
export const PROTOCOL_HEADER = "x-protocol";
