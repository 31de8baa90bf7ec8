import type { ReactElement } from "react";
import { Route, Routes } from "react-router";
import { RequireAuth } from "../frame/require-auth.tsx";
import { TitleCount } from "../frame/title-count.ts";
import { useUnreadNotifications } from "../notification/unread.ts";
import { OpenPaths } from "./navigation.ts";
import { RouteContent } from "./route-content.tsx";
import { type AppRoute, type Frame, routes } from "./routes.tsx";
import { SiteFrame } from "./shell/site-frame.tsx";

/** `page` and `filled` are the same component, so React keeps the header when a link leads from one to the other. */
const frames: Readonly<Record<Frame, ReactElement>> = {
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

/** Built once: an element that stays the same is not rendered again when the address changes. */
const tree = Object.entries(frames).map(([frame, element]) => (
  <Route key={frame} element={element}>
    {routes
      .filter((route) => route.frame === frame)
      .map((route) => (
        <Route key={route.path} path={route.path} element={elementOf(route)} />
      ))}
  </Route>
));

const paths = routes.map(({ path }) => path);

/** Shows the screen of the current address in its frame. */
export function Screens() {
  return (
    <OpenPaths value={paths}>
      <TitleCount value={useUnreadNotifications()}>
        <Routes>{tree}</Routes>
      </TitleCount>
    </OpenPaths>
  );
}
