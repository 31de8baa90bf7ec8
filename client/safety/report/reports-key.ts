/** The lists of reports. Apart from their queries, because the app's shell refetches them when a notification arrives. */
export const reportListsKey = ["safety", "reports", "list"] as const;
/** The notices that leaders sent to the member. */
export const noticesKey = ["safety", "notices"] as const;
/** One report. */
export const reportKey = (reportId: string) => ["safety", "reports", "one", reportId] as const;
