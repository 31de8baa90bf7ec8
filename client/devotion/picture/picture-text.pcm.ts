import type { Translates } from "../../../schema/language/translation.ts";

export const shareButton = "Share the verse";
export const fileName = "verse.jpg";
export const failed = {
  title: "No picture",
  message: "We no fit draw am. Abeg check your network, then try am again.",
};

export type Holds = Translates<typeof import("./picture-text.ts"), typeof import("./picture-text.pcm.ts")>;
