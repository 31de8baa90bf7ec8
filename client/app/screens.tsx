import { Suspense } from "react";
import { Route, Routes, useLocation } from "react-router";
import { CrashGuard } from "./crash-guard.tsx";
import { LoadingScreen } from "./loading-screen.tsx";
import { MembersOnly } from "./members-only.tsx";
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
      <CrashGuard key={pathname}>
        <Suspense fallback={<LoadingScreen />}>
          {access === "member" ? <MembersOnly>{content}</MembersOnly> : content}
        </Suspense>
      </CrashGuard>
    </Shell>
  );
}

/** Shows the screen of the present address. */
export function Screens() {
  return (
    <OpenPaths value={paths}>
      <Routes>
        {routes.map((route) => (
          <Route key={route.path} path={route.path} element={<Place route={route} />} />
        ))}
      </Routes>
    </OpenPaths>
  );
}
