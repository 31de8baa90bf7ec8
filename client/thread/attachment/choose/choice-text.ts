import type { PhotoFault } from "./shrink/photo-fault.ts";

export const photoButton = "Add a photo";
export const removePhotoButton = "Remove photo";
/** While it is made small. */
export const preparing = "Getting your photo ready...";
export const chosenPhoto = "Your photo";
/** Read aloud. */
export const photoAdded = "Photo added.";
/** Beside the chosen photo: "Photo · 87 KB". */
export const photoOf = (size: string): string => `Photo · ${size}`;

export const faultTitle = "Photo not added";
export const faultMessages: Readonly<Record<PhotoFault, string>> = {
  "too-large": "This file is larger than 50 MB. Please choose a smaller one.",
  animated: "Moving pictures can’t be sent. Please choose a photo.",
  heic: "This browser can’t open HEIC photos. Take a screenshot of it and send that, or set your camera to save JPEG.",
  unreadable: "We can’t open this file. Please choose a JPEG, PNG or WebP picture.",
};

export const notKeptTitle = "Don’t close the app yet";
export const notKeptMessage =
  "Your browser has no space to keep this photo. If you close the app before it’s sent, you’ll need to choose it again.";
