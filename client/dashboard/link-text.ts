/** Apart from the other texts, because every page loads it. */
export const dashboardLink = "Dashboard";
export const overviewTitle = "Overview";
