import type { Translates } from "../../../schema/language/translation.ts";
import { countOf } from "../../ui/format/format.ts";

export const shareButton = "Share the podium";
export const fileName = "podium.png";
export const points = (score: number): string => countOf(score, "point", "points");
export const namelessPlayer = "Player";
export const failedTitle = "No picture";
export const failedMessage = "Your browser no fit draw am. Abeg try am again.";

export type Holds = Translates<typeof import("./picture-text.ts"), typeof import("./picture-text.pcm.ts")>;
