// The page of a devotion
export const newTitle = "New devotion";
export const editTitle = "Edit devotion";
export const backLink = "All devotions";
export const loadingDevotion = "Loading devotion...";
export const titleLabel = "Title";
export const titleRequired = "Please enter a title.";
export const dateLabel = "Day";
export const dateHint = "On a coming day, a published devotion appears by itself.";
export const dateRequired = "Please choose a day.";
export const verseLabel = "Verse (optional)";
export const verseHint = "Write it as John 3:16 or John 3:16-18. Readers can open it.";
export const contentLabel = "Text";
export const contentHint = "Plain text. An empty line begins a new paragraph.";
export const contentRequired = "Please write the devotion.";
export const saveDraftButton = "Save as draft";
export const publishButton = "Publish";
export const scheduleButton = "Schedule";
export const saveButton = "Save changes";

export const createdToast = { title: "Devotion created successfully!" };
export const updatedToast = { title: "Devotion updated successfully!" };
export const createdAndScheduled = (day: string): string => `It appears by itself on ${day}.`;
export const createdAndPublished = "Everyone can read it now.";
export const savedAsDraft = "It’s a draft, which only admins see.";
export const saveFailed = { title: "Not saved", message: "Your text is still here. Please try again." };
export const publishFailed = { title: "Publish Failed", message: "Your text is still here. Please try again." };

// A draft of a model
export const aiDraftTitle = "Drafted by AI";
export const aiDraftHint =
  "A model has written this, and models make mistakes. Read it with the Bible open, and correct it before you publish it.";
export const missingTitle = "Not found in the Bible";
export const missingHint = "Please correct these references, or take them out:";

// A deleted one
export const deletedTitle = "This devotion is deleted";
export const deletedHint = "Nobody can read it. 30 days after its deletion it’s removed for good.";

// Two admins at once
export const changedTitle = "Someone else has changed this devotion";
export const changedSameHint = "They have published it, taken it back or made the same changes. Save again to be sure.";
export const fieldNames: Readonly<Record<string, string>> = {
  title: titleLabel,
  date: dateLabel,
  scripture_reference: "Verse",
  content: contentLabel,
};
