export const title = "Audit log";
