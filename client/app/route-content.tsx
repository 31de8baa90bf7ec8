import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { ErrorBoundary } from "../frame/error-boundary.tsx";
import { LoadingScreen } from "../frame/loading-screen.tsx";

/** The screen of the current address, within its frame. */
export function RouteContent() {
  const { pathname } = useLocation();
  return (
    // The key makes a pressed link show the shape of a page at once, however slow the network is. An error ends with its address.
    <ErrorBoundary key={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
