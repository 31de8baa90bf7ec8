import { countOf } from "../../ui/format/format.ts";

export const kindsOfData = (count: number): string => countOf(count, "kind of data", "kinds of data");
export const keptName = "How long";
export const leavingName = "When you leave";
export const downloadName = "In your download";
export const asLongAsAccount = "As long as you have an account, or until you change it.";
export const until = (end: string): string => `Until ${end}.`;
export const goes = "It’s deleted.";
export const notInDownload = "No.";
