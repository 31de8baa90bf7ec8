import { lazy, type ReactElement, Suspense } from "react";
import { Route, Routes } from "react-router";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { RequireAuth } from "../frame/require-auth.tsx";
import { RoutePaths } from "../frame/route-paths.ts";
import { TitleCount } from "../frame/title-count.ts";
import { useUnreadNotifications } from "../notification/unread.ts";
import { LateOffline } from "./offline/late-offline.tsx";
import { RouteContent } from "./route-content.tsx";
import { type AppRoute, routes, type SidebarName } from "./routes.tsx";
import { SiteFrame } from "./shell/site-frame.tsx";

/** Loaded when it is needed, because most visits see no screen with a sidebar. */
const SidebarFrame = lazy(async () => ({ default: (await import("./shell/sidebar/sidebar-frame.tsx")).SidebarFrame }));

/** `page` and `filled` use the same component, so React keeps the header when a link leads from one to the other. */
const plainFrames: Readonly<Record<Exclude<AppRoute["frame"], "sidebar">, ReactElement>> = {
  page: <SiteFrame footer />,
  filled: <SiteFrame />,
  bare: <RouteContent />,
};

function elementOf({ screen: Screen, access }: AppRoute): ReactElement {
  if (access === "anyone") return <Screen />;
  return (
    <RequireAuth access={access}>
      <Screen />
    </RequireAuth>
  );
}

const inSidebar = (name: SidebarName): ReactElement => (
  <Suspense fallback={<LoadingScreen />}>
    <SidebarFrame name={name} />
  </Suspense>
);

const routesIn = (isInFrame: (route: AppRoute) => boolean) =>
  routes.filter(isInFrame).map((route) => <Route key={route.path} path={route.path} element={elementOf(route)} />);

const sidebars = new Set(routes.flatMap((route) => (route.frame === "sidebar" ? [route.sidebar] : [])));

/** Built once, because React doesn't re-render an element that is the same object when the address changes. */
const tree = [
  ...Object.entries(plainFrames).map(([frame, element]) => (
    <Route key={frame} element={element}>
      {routesIn((route) => route.frame === frame)}
    </Route>
  )),
  ...[...sidebars].map((sidebar) => (
    <Route key={sidebar} element={inSidebar(sidebar)}>
      {routesIn((route) => route.frame === "sidebar" && route.sidebar === sidebar)}
    </Route>
  )),
];

const paths = routes.map(({ path }) => path);

/** Shows the screen of the current address in its frame. */
export function Screens() {
  return (
    <RoutePaths value={paths}>
      <TitleCount value={useUnreadNotifications()}>
        <Routes>{tree}</Routes>
        <LateOffline />
      </TitleCount>
    </RoutePaths>
  );
}
