import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "../frame/error-boundary.tsx";
import { LoadingScreen } from "../frame/loading-screen.tsx";

/** The screen of the current address, within its frame. */
export function RouteContent() {
  const { pathname } = useLocation();
  return (
    // The key shows the loading screen as soon as a link is pressed, however slow the network. It also ends an error when the address changes.
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
