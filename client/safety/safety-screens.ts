// One file for the screens of one page, so that every first visit loads fewer addresses of files.
export { GameRoomsScreen } from "./game-room/game-rooms-screen.tsx";
export { NewcomersScreen } from "./newcomer/newcomers-screen.tsx";
export { ReportScreen } from "./report/report-screen.tsx";
export { SafetyScreen } from "./safety-screen.tsx";
export { SupervisedScreen } from "./supervised/supervised-screen.tsx";
