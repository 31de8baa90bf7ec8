import type { ComponentType } from "react";
import { matchPath } from "react-router";
import type { Access } from "../frame/access.ts";
import { provideErrorTexts } from "../frame/error-text.ts";
import { type LazyScreen, lazyScreen } from "../frame/lazy/lazy-screen.ts";
import { gallerySidebar } from "../ui/gallery/sidebar/gallery-sidebar.tsx";
import { WelcomeScreen } from "./welcome-screen.tsx";

/** Routes of the same sidebar share it; it stays mounted between them. The frames are in `shell/sidebar`. */
export type SidebarName = "dashboard" | "admin" | "gallery";

interface PlainRoute {
  path: string;
  screen: ComponentType | LazyScreen;
  access: Access;
  /**
   * What surrounds the screen. `page`: navigation above and the footer below. `filled`: navigation above, and the screen fills
   * the rest of the window. `bare`: nothing, the screen fills the window. `sidebar`: links beside it.
   */
  frame: "page" | "filled" | "bare";
}

interface SidebarRoute extends Omit<PlainRoute, "frame"> {
  frame: "sidebar";
  sidebar: SidebarName;
}

export type AppRoute = PlainRoute | SidebarRoute;

/** For screens outside client/event that can show what is wrong with an event. */
function withEventTexts<Module>(fetchModule: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [{ eventErrors }, module] = await Promise.all([import("../event/event-errors.ts"), fetchModule()]);
    provideErrorTexts(eventErrors);
    return module;
  };
}

const AboutScreen = lazyScreen(() => import("../site/about/about-screen.tsx"), "AboutScreen");
const ProgramsScreen = lazyScreen(() => import("../site/program/programs-screen.tsx"), "ProgramsScreen");
const EngagementScreen = lazyScreen(() => import("../site/engagement/engagement-screen.tsx"), "EngagementScreen");
const fetchEngagement = () => import("../engagement/engagement-screens.ts");
const QuestionsScreen = lazyScreen(fetchEngagement, "QuestionsScreen");
const ConfessionScreen = lazyScreen(fetchEngagement, "ConfessionScreen");
const HangoutsScreen = lazyScreen(fetchEngagement, "HangoutsScreen");
const PodsScreen = lazyScreen(fetchEngagement, "PodsScreen");
const RoadmapScreen = lazyScreen(() => import("../site/roadmap/roadmap-screen.tsx"), "RoadmapScreen");
const TeamScreen = lazyScreen(() => import("../site/team/team-screen.tsx"), "TeamScreen");
const CommunityRulesScreen = lazyScreen(
  () => import("../site/rule/community-rules-screen.tsx"),
  "CommunityRulesScreen",
);
const HomeScreen = lazyScreen(async () => {
  const { HomeScreen: Home, loadParts } = await import("../site/home/home-screen.tsx");
  await loadParts();
  return { HomeScreen: Home };
}, "HomeScreen");
const NotFoundScreen = lazyScreen(() => import("./not-found-screen.tsx"), "NotFoundScreen");
const ResourcesScreen = lazyScreen(() => import("../site/resource/resources-screen.tsx"), "ResourcesScreen");
const ResourceScreen = lazyScreen(() => import("../site/resource/resource-screen.tsx"), "ResourceScreen");
const DevotionsScreen = lazyScreen(() => import("../devotion/devotions-screen.tsx"), "DevotionsScreen");
const AuthScreen = lazyScreen(() => import("../account/auth-screen.tsx"), "AuthScreen");
const VerifyScreen = lazyScreen(() => import("../account/verify-screen.tsx"), "VerifyScreen");
const SecurityScreen = lazyScreen(() => import("../account/security/security-screen.tsx"), "SecurityScreen");
const ResetScreen = lazyScreen(() => import("../account/password/reset-screen.tsx"), "ResetScreen");
const GamesScreen = lazyScreen(() => import("../game/list/games-screen.tsx"), "GamesScreen");
const SettingsScreen = lazyScreen(() => import("../game/settings/settings-screen.tsx"), "SettingsScreen");
const WaitingScreen = lazyScreen(() => import("../game/waiting/waiting-screen.tsx"), "WaitingScreen");
const RoomScreen = lazyScreen(() => import("../game/room/room-screen.tsx"), "RoomScreen");
const MessagesScreen = lazyScreen(() => import("../chat/messages-screen.tsx"), "MessagesScreen");
const CommunityScreen = lazyScreen(() => import("../channel/list/community-screen.tsx"), "CommunityScreen");
const ChannelScreen = lazyScreen(() => import("../channel/open/channel-screen.tsx"), "ChannelScreen");
const fetchCourses = () => import("../course/course-screens.ts");
const CoursesScreen = lazyScreen(fetchCourses, "CoursesScreen");
const CourseScreen = lazyScreen(fetchCourses, "CourseScreen");
const EventScreen = lazyScreen(() => import("../event/event-screen.tsx"), "EventScreen");
const TicketScreen = lazyScreen(() => import("../ticket/ticket-screen.tsx"), "TicketScreen");
const CheckInScreen = lazyScreen(
  withEventTexts(() => import("../ticket/check-in/check-in-screen.tsx")),
  "CheckInScreen",
);
const PayScreen = lazyScreen(
  withEventTexts(() => import("../payment/pay-screen.tsx")),
  "PayScreen",
);
const PaymentSuccessScreen = lazyScreen(
  () => import("../payment/outcome/payment-success-screen.tsx"),
  "PaymentSuccessScreen",
);
const DashboardScreen = lazyScreen(() => import("../dashboard/dashboard-screen.tsx"), "DashboardScreen");
const AdminScreen = lazyScreen(() => import("../admin/admin-screen.tsx"), "AdminScreen");
const MySafetyScreen = lazyScreen(() => import("../safety/mine/my-safety-screen.tsx"), "MySafetyScreen");
const fetchSafety = () => import("../safety/safety-screens.ts");
const SafetyScreen = lazyScreen(fetchSafety, "SafetyScreen");
const NewcomersScreen = lazyScreen(fetchSafety, "NewcomersScreen");
const FlaggedSection = lazyScreen(fetchSafety, "FlaggedSection");
const FlaggedScreen = lazyScreen(fetchSafety, "FlaggedScreen");
const AskedQuestionsScreen = lazyScreen(fetchSafety, "AskedQuestionsScreen");
const PodRequestsScreen = lazyScreen(fetchSafety, "PodRequestsScreen");
const ConfessionsScreen = lazyScreen(fetchSafety, "ConfessionsScreen");
const ConfessionFileScreen = lazyScreen(fetchSafety, "ConfessionFileScreen");
const ReportScreen = lazyScreen(fetchSafety, "ReportScreen");
const GameRoomsScreen = lazyScreen(fetchSafety, "GameRoomsScreen");
const SupervisedScreen = lazyScreen(fetchSafety, "SupervisedScreen");
const fetchManage = () => import("../event/manage/manage-screens.ts");
const ManageScreen = lazyScreen(fetchManage, "ManageScreen");
const NewEventScreen = lazyScreen(fetchManage, "NewEventScreen");
const EditEventScreen = lazyScreen(fetchManage, "EditEventScreen");

// Inside the condition, so that the production build leaves all of it out.
const development: AppRoute[] = import.meta.env.DEV
  ? [
      {
        path: "/ui",
        screen: lazyScreen(() => import("../ui/ui-gallery-screen.tsx"), "UiGalleryScreen"),
        frame: "page",
        access: "anyone",
      },
      ...gallerySidebar.items.map(
        ({ to }): AppRoute => ({
          path: to,
          screen: lazyScreen(() => import("../ui/gallery/sidebar/sidebar-gallery-screen.tsx"), "SidebarGalleryScreen"),
          frame: "sidebar",
          sidebar: "gallery",
          access: "anyone",
        }),
      ),
    ]
  : [];

/** One screen, which shows the section of its address: what every page loads has to be light. */
const dashboard = ["", "/devotions", "/community", "/messages", "/notifications", "/events", "/profile"].map(
  (section): AppRoute => ({
    path: `/dashboard${section}`,
    screen: DashboardScreen,
    frame: "sidebar",
    sidebar: "dashboard",
    access: "member",
  }),
);

/** The sections of the admin area, in the order of its sidebar (client/admin/admin-sidebar.tsx). */
const admin = [
  "",
  "/users",
  "/users/:memberId",
  "/events",
  "/events/:eventId",
  "/devotions",
  "/devotions/:devotionId",
  "/posts",
  "/posts/:postId",
  "/questions",
  "/questions/:questionId",
  "/messages",
  "/messages/:requestId",
  "/notifications",
  "/analytics",
  "/activity",
  "/audit",
  "/settings",
  "/setup",
].map(
  (section): AppRoute => ({
    path: `/admin${section}`,
    screen: AdminScreen,
    frame: "sidebar",
    sidebar: "admin",
    access: "admin",
  }),
);

/** Every screen and its address. Links in `navigation.ts` whose address is missing here are hidden. */
export const routes: readonly AppRoute[] = [
  { path: "/", screen: HomeScreen, frame: "page", access: "anyone" },
  { path: "/about", screen: AboutScreen, frame: "page", access: "anyone" },
  { path: "/programs", screen: ProgramsScreen, frame: "page", access: "anyone" },
  { path: "/engagement", screen: EngagementScreen, frame: "page", access: "anyone" },
  { path: "/devotions", screen: DevotionsScreen, frame: "page", access: "anyone" },
  { path: "/engagement/questions", screen: QuestionsScreen, frame: "page", access: "anyone" },
  { path: "/engagement/confession-box", screen: ConfessionScreen, frame: "page", access: "anyone" },
  { path: "/engagement/hangouts", screen: HangoutsScreen, frame: "page", access: "anyone" },
  { path: "/engagement/pods", screen: PodsScreen, frame: "page", access: "anyone" },
  { path: "/coming-soon", screen: RoadmapScreen, frame: "page", access: "anyone" },
  { path: "/team", screen: TeamScreen, frame: "page", access: "anyone" },
  { path: "/community-rules", screen: CommunityRulesScreen, frame: "page", access: "anyone" },
  { path: "/resources", screen: ResourcesScreen, frame: "page", access: "anyone" },
  { path: "/resources/:name", screen: ResourceScreen, frame: "page", access: "anyone" },
  { path: "/auth", screen: AuthScreen, frame: "page", access: "anyone" },
  { path: "/auth/verify", screen: VerifyScreen, frame: "page", access: "anyone" },
  { path: "/auth/reset", screen: ResetScreen, frame: "page", access: "anyone" },
  { path: "/account/security", screen: SecurityScreen, frame: "page", access: "member" },
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
  { path: "/courses", screen: CoursesScreen, frame: "page", access: "member" },
  { path: "/courses/:courseId", screen: CourseScreen, frame: "page", access: "member" },
  { path: "/event/:eventId", screen: EventScreen, frame: "page", access: "anyone" },
  // Visitors go to the home page, as specified, and not to the sign-in page.
  { path: "/ticket-download", screen: TicketScreen, frame: "page", access: "anyone" },
  { path: "/event/:eventId/check-in", screen: CheckInScreen, frame: "bare", access: "member" },
  { path: "/event/:eventId/pay", screen: PayScreen, frame: "page", access: "member" },
  // It sends visitors to sign in by itself, because an address without parameters leads everyone home.
  { path: "/payment-success", screen: PaymentSuccessScreen, frame: "page", access: "anyone" },
  ...dashboard,
  ...admin,
  { path: "/my-safety", screen: MySafetyScreen, frame: "page", access: "member" },
  { path: "/events/manage", screen: ManageScreen, frame: "page", access: "event-manager" },
  { path: "/events/manage/new", screen: NewEventScreen, frame: "page", access: "event-manager" },
  { path: "/events/manage/:eventId", screen: EditEventScreen, frame: "page", access: "event-manager" },
  { path: "/safety", screen: SafetyScreen, frame: "page", access: "mentor" },
  { path: "/safety/newcomers", screen: NewcomersScreen, frame: "page", access: "mentor" },
  { path: "/safety/supervised", screen: SupervisedScreen, frame: "page", access: "guardian" },
  { path: "/safety/game-rooms", screen: GameRoomsScreen, frame: "page", access: "guardian" },
  { path: "/safety/questions", screen: AskedQuestionsScreen, frame: "page", access: "mentor" },
  { path: "/safety/pods", screen: PodRequestsScreen, frame: "page", access: "mentor" },
  { path: "/safety/confessions", screen: ConfessionsScreen, frame: "page", access: "guardian" },
  { path: "/safety/confessions/:confessionId", screen: ConfessionFileScreen, frame: "page", access: "guardian" },
  { path: "/safety/flagged", screen: FlaggedSection, frame: "page", access: "guardian" },
  { path: "/safety/flagged/:messageId", screen: FlaggedScreen, frame: "page", access: "guardian" },
  { path: "/safety/reports/:reportId", screen: ReportScreen, frame: "page", access: "guardian" },
  ...development,
  { path: "*", screen: NotFoundScreen, frame: "page", access: "anyone" },
];

/** Loads the code of the screen at this address, so that the screen can render immediately. */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = routes.find(({ path }) => matchPath(path, pathname))?.screen;
  if (screen && "load" in screen) await screen.load();
}
