// One file for the screens of the offerings, so that every first visit loads fewer addresses of files.

export { ConfessionScreen } from "./confession/confession-screen.tsx";
export { HangoutsScreen } from "./hangout/hangouts-screen.tsx";
export { PodsScreen } from "./pod/pods-screen.tsx";
export { QuestionsScreen } from "./question/questions-screen.tsx";
