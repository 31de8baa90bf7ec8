import type { Translates } from "../../../../schema/language/translation.ts";

// The page of a devotion
export const newTitle = "New devotion";
export const editTitle = "Edit devotion";
export const backLink = "All devotions";
export const loadingDevotion = "Devotion dey load...";
export const titleLabel = "Title";
export const titleRequired = "Abeg put title.";
export const dateLabel = "Day";
export const dateHint = "If the day never reach, the devotion wey you publish go show by itself.";
export const dateRequired = "Abeg choose day.";
export const verseLabel = "Verse (if you want)";
export const verseHint = "Write am like John 3:16 or John 3:16-18. Readers fit open am.";
export const contentLabel = "Text";
export const contentHint = "Plain text. Empty line dey start new paragraph.";
export const contentRequired = "Abeg write the devotion.";
export const saveDraftButton = "Save as draft";
export const publishButton = "Publish";
export const scheduleButton = "Schedule";
export const saveButton = "Save the changes";

export const createdToast = { title: "Devotion don ready!" };
export const updatedToast = { title: "Devotion don update!" };
export const createdAndScheduled = (day: string): string => `E go show by itself on ${day}.`;
export const createdAndPublished = "Everybody fit read am now.";
export const savedAsDraft = "Na draft, wey only admins fit see.";
export const saveFailed = { title: "E no save", message: "Your text still dey here. Abeg try am again." };
export const publishFailed = { title: "E no publish", message: "Your text still dey here. Abeg try am again." };

// A draft of a model
export const aiDraftTitle = "Na AI draft am";
export const aiDraftHint =
  "Na model write this one, and models dey make mistake. Open Bible as you dey read am, and correct am before you publish am.";
export const missingTitle = "E no dey for Bible";
export const missingHint = "Abeg correct these references, or comot dem:";

// A deleted one
export const deletedTitle = "This devotion don delete";
export const deletedHint = "Nobody fit read am. 30 days after dem delete am, e go comot for good.";

// Two admins at once
export const changedTitle = "Somebody else don change this devotion";
export const changedSameHint =
  "Dem don publish am, take am back or make the same changes. Save am again make you dey sure.";
export const fieldNames: Readonly<Record<string, string>> = {
  title: titleLabel,
  date: dateLabel,
  scripture_reference: "Verse",
  content: contentLabel,
};

export type Holds = Translates<typeof import("./form-text.ts"), typeof import("./form-text.pcm.ts")>;
