import { type ClientFeature, screenOf } from "../frame/feature.ts";
import { gamesLink } from "./link-text.ts";

const room = screenOf(() => import("./room/room-screen.tsx"), "RoomScreen");

export const gameFeature: ClientFeature = {
  routes: [
    {
      frame: "page",
      access: "anyone",
      screens: { "/games": screenOf(() => import("./list/games-screen.tsx"), "GamesScreen") },
    },
    {
      frame: "page",
      access: "member",
      screens: {
        "/games/played/:sessionId": screenOf(() => import("./played/played-screen.tsx"), "PlayedScreen"),
        "/games/history": screenOf(() => import("./history/history-screen.tsx"), "HistoryScreen"),
        "/games/settings": screenOf(() => import("./settings/settings-screen.tsx"), "SettingsScreen"),
        "/games/waiting/:roomId": screenOf(() => import("./waiting/waiting-screen.tsx"), "WaitingScreen"),
      },
    },
    {
      frame: "bare",
      access: "member",
      screens: { "/games/room/:roomId": room, "/game-room/:roomId": room },
    },
    {
      frame: "bare",
      access: "anyone",
      screens: { "/games/screen/:roomCode": screenOf(() => import("./screen/wall-screen.tsx"), "WallScreen") },
    },
  ],
  links: [
    { label: gamesLink, to: "/games", for: "anyone", header: 5, tab: 2, appearance: () => import("./games-link.tsx") },
  ],
  errorTexts: { game: () => import("./game-errors.ts") },
  roomErrors: ["game", "trivia", "word-battle"],
  calm: ["/games"],
  busy: ["/games/waiting/:roomId", "/games/room/:roomId", "/game-room/:roomId", "/games/screen/:roomCode"],
  // In a waiting room, a wrong press would lead away from the others.
  phone: ({ pathname }) => (pathname.startsWith("/games/waiting/") ? "header" : undefined),
};
