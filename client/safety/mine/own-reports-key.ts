/** The query of the member's own reports. In a file of its own, because every page refetches it after a notification. */
export const ownReportsKey = ["safety", "own-reports"] as const;
