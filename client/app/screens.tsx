import { type ComponentType, type ReactElement, Suspense } from "react";
import { Outlet, Route, Routes } from "react-router";
import type { Access } from "../frame/access.ts";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { RequireAuth } from "../frame/require-auth.tsx";
import { TitleCount } from "../frame/title-count.ts";
import { lazyPart } from "../ui/late/lazy-part.ts";
import { features } from "./features.ts";
import { LateOffline } from "./offline/late-offline.tsx";
import { RouteContent } from "./route-content.tsx";
import { type AppRoute, routes, type SidebarName } from "./routes.tsx";
import { SiteFrame } from "./shell/site-frame.tsx";

/** Loaded when they are needed, because most visits see no screen with a sidebar, and only admins may load theirs. */
const sidebarFrames: Readonly<Record<SidebarName, ComponentType>> = {
  dashboard: lazyPart(async () => (await import("./shell/sidebar/sidebar-frame.tsx")).loadDashboardFrame()),
  admin: lazyPart(async () => (await import("./shell/sidebar/admin-frame.tsx")).loadAdminFrame()),
  // In production nobody sees the gallery, and the condition leaves all of it out.
  gallery: import.meta.env.DEV
    ? lazyPart(async () => (await import("./shell/sidebar/gallery-frame.tsx")).GalleryFrame)
    : Outlet,
};

/** `page` and `filled` use the same component, so React keeps the header when a link leads from one to the other. */
const plainFrames: Readonly<Record<Exclude<AppRoute["frame"], SidebarName>, ReactElement>> = {
  page: <SiteFrame footer />,
  filled: <SiteFrame />,
  bare: <RouteContent />,
};

const restricted = (access: Access, content: ReactElement): ReactElement =>
  access === "anyone" ? content : <RequireAuth access={access}>{content}</RequireAuth>;

const elementOf = ({ screen: Screen, access }: AppRoute): ReactElement => restricted(access, <Screen />);

function inSidebar(name: SidebarName): ReactElement {
  const Frame = sidebarFrames[name];
  const frame = (
    <Suspense fallback={<LoadingScreen />}>
      <Frame />
    </Suspense>
  );
  // ADMIN-4: the frame of the admin area names its sections, so nobody else loads it. That of the dashboard already
  // appears while the session is loading.
  return restricted(name === "admin" ? "admin" : "anyone", frame);
}

const routesIn = (isInFrame: (route: AppRoute) => boolean) =>
  routes.filter(isInFrame).map((route) => <Route key={route.path} path={route.path} element={elementOf(route)} />);

/** Built once, because React doesn't re-render an element that is the same object when the address changes. */
const tree = [
  ...Object.entries(plainFrames).map(([frame, element]) => (
    <Route key={frame} element={element}>
      {routesIn((route) => route.frame === frame)}
    </Route>
  )),
  ...(["dashboard", "admin", "gallery"] as const).map((sidebar) => (
    <Route key={sidebar} element={inSidebar(sidebar)}>
      {routesIn(({ frame }) => frame === sidebar)}
    </Route>
  )),
];

const useTitleCount = features.find((feature) => feature.useTitleCount)?.useTitleCount ?? (() => 0);

/** Shows the screen of the current address in its frame. */
export function Screens() {
  return (
    <TitleCount value={useTitleCount()}>
      <Routes>{tree}</Routes>
      <LateOffline />
    </TitleCount>
  );
}
