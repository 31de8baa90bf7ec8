export const sectionTitle = "Language";
export const label = "Language";
export const hint = "For the pages on this phone, and for the emails and notifications that we send you.";
export const saveFailed = { title: "Not saved", message: "The language stays as it was. Please try again." };
