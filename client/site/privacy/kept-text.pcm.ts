import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const kindsOfData = (count: number): string => countOf(count, "kind of data", "kinds of data");
export const keptName = "How long";
export const leavingName = "When you leave";
export const downloadName = "Inside your download";
export const asLongAsAccount = "As long as you get account, or until you change am.";
export const until = (end: string): string => `Until ${end}.`;
export const goes = "We go delete am.";
export const notInDownload = "No.";

export type Holds = Translates<typeof import("./kept-text.ts"), typeof import("./kept-text.pcm.ts")>;
