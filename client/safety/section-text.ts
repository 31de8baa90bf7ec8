// Apart from the texts of the report form, which loads with conversations and games.
export const screenTitle = "Safety";
export const mySafetyLink = "Safety and privacy";
export const reportsSection = "Reports";
export const flaggedSection = "Flagged";
export const newcomersSection = "New members";
export const supervisedSection = "Supervised";
export const gameRoomsSection = "Game rooms";
export const parentsSection = "Parents";
export const questionsSection = "Questions";
export const podsSection = "Pods";
export const confessionsSection = "Confessions";
export const confessionTitle = "A confession";
