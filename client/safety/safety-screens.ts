// One file for the screens of one page, so that every first visit loads fewer addresses of files.

export {
  AskedQuestionsScreen,
  ConfessionFileScreen,
  ConfessionsScreen,
  PodRequestsScreen,
} from "./engagement-screens.tsx";
export { FlaggedScreen } from "./flagged/flagged-screen.tsx";
export { FlaggedSection } from "./flagged/flagged-section.tsx";
export { GameRoomsScreen } from "./game-room/game-rooms-screen.tsx";
export { NewcomersScreen } from "./newcomer/newcomers-screen.tsx";
export { ParentRequestScreen, ParentRequestsScreen } from "./parent-screens.tsx";
export { ReportScreen } from "./report/report-screen.tsx";
export { SafetyScreen } from "./safety-screen.tsx";
export { SupervisedScreen } from "./supervised/supervised-screen.tsx";
