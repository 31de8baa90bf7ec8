import { countOf } from "../../ui/format/format.ts";

export const shareButton = "Share the podium";
export const fileName = "podium.png";
export const points = (score: number): string => countOf(score, "point");
export const namelessPlayer = "Player";
export const failedTitle = "No picture";
export const failedMessage = "Your browser couldn’t draw it. Please try again.";
