import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { matchPath } from "react-router";
import type { Access } from "../frame/access.ts";
import { gallerySidebar } from "../ui/gallery/gallery-sidebar.tsx";
import type { SidebarItem } from "../ui/navigation/sidebar-panel.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { WelcomeScreen } from "./welcome-screen.tsx";

/** The links of a sidebar. Routes that name the same object share one sidebar, which stays mounted between them. */
export interface Sidebar {
  title: string;
  items: readonly SidebarItem[];
}

interface PlainRoute {
  path: string;
  screen: ComponentType | FetchedScreen;
  access: Access;
  /**
   * What surrounds the screen. `page`: navigation above and the footer below. `filled`: navigation above, and the screen fills
   * the rest of the window. `bare`: nothing, the screen fills the window. `sidebar`: links beside it.
   */
  frame: "page" | "filled" | "bare";
}

interface SidebarRoute extends Omit<PlainRoute, "frame"> {
  frame: "sidebar";
  sidebar: Sidebar;
}

export type AppRoute = PlainRoute | SidebarRoute;

type FetchedScreen = LazyExoticComponent<ComponentType> & { load: () => Promise<unknown> };

/** A screen that is fetched when it is first opened. Once loaded, it is drawn at once. */
function fetched<Name extends string>(
  fetchModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FetchedScreen {
  let loaded: { default: ComponentType } | undefined;
  const load = async () => {
    loaded = { default: (await fetchModule())[name] };
    return loaded;
  };
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : load())),
    { load },
  );
}

/** React waits for a real promise even where it is resolved; a press could not reach a screen that waits to be hydrated. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: React calls it
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>;
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

// Within the condition, so that the build leaves all of it out.
const development: AppRoute[] = import.meta.env.DEV
  ? [
      {
        path: "/ui",
        screen: fetched(() => import("../ui/ui-gallery-screen.tsx"), "UiGalleryScreen"),
        frame: "page",
        access: "anyone",
      },
      ...gallerySidebar.items.map(
        ({ to }): AppRoute => ({
          path: to,
          screen: fetched(() => import("../ui/gallery/sidebar-gallery-screen.tsx"), "SidebarGalleryScreen"),
          frame: "sidebar",
          sidebar: gallerySidebar,
          access: "anyone",
        }),
      ),
    ]
  : [];

/** Every screen and its address. The links of `navigation.ts` whose address is missing here are hidden. */
export const routes: readonly AppRoute[] = [
  { path: "/", screen: HomeScreen, frame: "page", access: "anyone" },
  { path: "/about", screen: AboutScreen, frame: "page", access: "anyone" },
  { path: "/programs", screen: ProgramsScreen, frame: "page", access: "anyone" },
  { path: "/engagement", screen: EngagementScreen, frame: "page", access: "anyone" },
  { path: "/team", screen: TeamScreen, frame: "page", access: "anyone" },
  { path: "/community-rules", screen: CommunityRulesScreen, frame: "page", access: "anyone" },
  { path: "/auth", screen: AuthScreen, frame: "page", access: "anyone" },
  { path: "/auth/verify", screen: VerifyScreen, frame: "page", access: "anyone" },
  { path: "/auth/reset", screen: ResetScreen, frame: "page", access: "anyone" },
  { path: "/welcome", screen: WelcomeScreen, frame: "page", access: "anyone" },
  { path: "/games", screen: GamesScreen, frame: "page", access: "anyone" },
  { path: "/games/settings", screen: SettingsScreen, frame: "page", access: "member" },
  { path: "/games/waiting/:roomId", screen: WaitingScreen, frame: "page", access: "member" },
  { path: "/games/room/:roomId", screen: RoomScreen, frame: "bare", access: "member" },
  { path: "/game-room/:roomId", screen: RoomScreen, frame: "bare", access: "member" },
  { path: "/messages", screen: MessagesScreen, frame: "filled", access: "member" },
  { path: "/chat", screen: MessagesScreen, frame: "filled", access: "member" },
  { path: "/community", screen: CommunityScreen, frame: "filled", access: "member" },
  { path: "/community/channel/:channelId", screen: ChannelScreen, frame: "filled", access: "member" },
  ...development,
  { path: "*", screen: NotFoundScreen, frame: "page", access: "anyone" },
];

/** Fetches the code of the screen at this address, so that it can be shown at once. */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = routes.find(({ path }) => matchPath(path, pathname))?.screen;
  if (screen && "load" in screen) await screen.load();
}
