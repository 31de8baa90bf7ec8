import type { Translates } from "../../../../schema/language/translation.ts";
import type { PhotoFault } from "./shrink/photo-fault.ts";

export const photoButton = "Add photo";
export const removePhotoButton = "Remove photo";
/** While it is made small. */
export const preparing = "We dey ready your photo...";
export const chosenPhoto = "Your photo";
/** Read aloud. */
export const photoAdded = "Photo don enter.";
/** Beside the chosen photo: "Photo · 87 KB". */
export const photoOf = (size: string): string => `Photo · ${size}`;

export const faultTitle = "Photo no enter";
export const faultMessages: Readonly<Record<PhotoFault, string>> = {
  "too-large": "This file pass 50 MB. Abeg choose smaller one.",
  animated: "Picture wey dey move no fit go. Abeg choose photo.",
  heic: "This browser no fit open HEIC photo. Take screenshot of am and send that one, or set your camera to save JPEG.",
  unreadable: "We no fit open this file. Abeg choose JPEG, PNG or WebP picture.",
};

export const notKeptTitle = "No close the app yet";
export const notKeptMessage =
  "Your browser no get space to keep this photo. If you close the app before e go, you go need choose am again.";

export type Holds = Translates<typeof import("./choice-text.ts"), typeof import("./choice-text.pcm.ts")>;
