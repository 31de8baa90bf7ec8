import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { ErrorBoundary } from "../frame/error-boundary.tsx";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { RequireAuth } from "../frame/require-auth.tsx";
import { TitleCount } from "../frame/title-count.ts";
import { useUnreadNotifications } from "../notification/unread.ts";
import { OpenPaths } from "./navigation.ts";
import { type AppRoute, routes } from "./routes.tsx";
import { Shell } from "./shell/shell.tsx";

const paths = routes.map((route) => route.path);

function Place({ route: { screen: Content, access, bare = false, filled = false } }: { route: AppRoute }) {
  const { pathname } = useLocation();
  const content = <Content />;
  return (
    <Shell bare={bare} filled={filled}>
      {/* Keyed, so that pressing a link answers at once with the shape of a page, however slow the network is. */}
      <ErrorBoundary key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          {access === "member" ? <RequireAuth>{content}</RequireAuth> : content}
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

/** Shows the screen of the present address. */
export function Screens() {
  return (
    <OpenPaths value={paths}>
      <TitleCount value={useUnreadNotifications()}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={<Place route={route} />} />
          ))}
        </Routes>
      </TitleCount>
    </OpenPaths>
  );
}
