import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath } from "react-router";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { WelcomeScreen } from "./welcome-screen.tsx";

export interface AppRoute {
  path: string;
  screen: ComponentType | FetchedScreen;
  /** `member` sends signed-out people to /auth and back afterwards. */
  access: "anyone" | "member";
  /** Without navigation and footer: the screen fills the phone. */
  bare?: boolean;
  /** Fills the screen below the navigation, and no footer follows. */
  filled?: boolean;
}

type FetchedScreen = LazyExoticComponent<ComponentType> & { load: () => Promise<unknown> };

/** A screen that is fetched when it is first opened. */
function fetched<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name): FetchedScreen {
  return Object.assign(
    lazy(async () => ({ default: (await load())[name] })),
    { load },
  );
}

const AboutScreen = fetched(() => import("../site/about/about-screen.tsx"), "AboutScreen");
const ProgramsScreen = fetched(() => import("../site/program/programs-screen.tsx"), "ProgramsScreen");
const EngagementScreen = fetched(() => import("../site/engagement/engagement-screen.tsx"), "EngagementScreen");
const TeamScreen = fetched(() => import("../site/team/team-screen.tsx"), "TeamScreen");
const CommunityRulesScreen = fetched(() => import("../site/rule/community-rules-screen.tsx"), "CommunityRulesScreen");
const HomeScreen = fetched(() => import("../site/home-screen.tsx"), "HomeScreen");
const AuthScreen = fetched(() => import("../account/auth-screen.tsx"), "AuthScreen");
const VerifyScreen = fetched(() => import("../account/verify-screen.tsx"), "VerifyScreen");
const ResetScreen = fetched(() => import("../account/reset-screen.tsx"), "ResetScreen");
const GamesScreen = fetched(() => import("../game/list/games-screen.tsx"), "GamesScreen");
const SettingsScreen = fetched(() => import("../game/settings/settings-screen.tsx"), "SettingsScreen");
const WaitingScreen = fetched(() => import("../game/waiting/waiting-screen.tsx"), "WaitingScreen");
const RoomScreen = fetched(() => import("../game/room/room-screen.tsx"), "RoomScreen");
const MessagesScreen = fetched(() => import("../chat/messages-screen.tsx"), "MessagesScreen");
const CommunityScreen = fetched(() => import("../channel/list/community-screen.tsx"), "CommunityScreen");
const ChannelScreen = fetched(() => import("../channel/open/channel-screen.tsx"), "ChannelScreen");

const development: AppRoute[] = import.meta.env.DEV
  ? [{ path: "/ui", screen: fetched(() => import("../ui/ui-gallery-screen.tsx"), "UiGalleryScreen"), access: "anyone" }]
  : [];

/** Every screen and its address. A link of `navigation.ts` appears as soon as its address is here. */
export const routes: readonly AppRoute[] = [
  { path: "/", screen: HomeScreen, access: "anyone" },
  { path: "/about", screen: AboutScreen, access: "anyone" },
  { path: "/programs", screen: ProgramsScreen, access: "anyone" },
  { path: "/engagement", screen: EngagementScreen, access: "anyone" },
  { path: "/team", screen: TeamScreen, access: "anyone" },
  { path: "/community-rules", screen: CommunityRulesScreen, access: "anyone" },
  { path: "/auth", screen: AuthScreen, access: "anyone" },
  { path: "/auth/verify", screen: VerifyScreen, access: "anyone" },
  { path: "/auth/reset", screen: ResetScreen, access: "anyone" },
  { path: "/welcome", screen: WelcomeScreen, access: "anyone" },
  { path: "/games", screen: GamesScreen, access: "anyone" },
  { path: "/games/settings", screen: SettingsScreen, access: "member" },
  { path: "/games/waiting/:roomId", screen: WaitingScreen, access: "member" },
  { path: "/games/room/:roomId", screen: RoomScreen, access: "member", bare: true },
  { path: "/game-room/:roomId", screen: RoomScreen, access: "member", bare: true },
  { path: "/messages", screen: MessagesScreen, access: "member", filled: true },
  { path: "/chat", screen: MessagesScreen, access: "member", filled: true },
  { path: "/community", screen: CommunityScreen, access: "member", filled: true },
  { path: "/community/channel/:channelId", screen: ChannelScreen, access: "member", filled: true },
  ...development,
  { path: "*", screen: NotFoundScreen, access: "anyone" },
];

/** Fetches the code of the screen at this address, so that it can be shown at once. */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = routes.find(({ path }) => matchPath(path, pathname))?.screen;
  if (screen && "load" in screen) await screen.load();
}
