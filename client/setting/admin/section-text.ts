export const title = "Settings";

// Pages of the section, in the command palette.
export const setupPage = "Set up your community";
