/** The keys of all queries about events. Apart, so that the frame around every screen can name them without loading more. */
export const eventsKey = ["event"] as const;
/** The queries of single events, with what they are to the reader. */
export const oneEventKey = [...eventsKey, "one"] as const;
