import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession } from "../net/session.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Page } from "../ui/layout/page.tsx";
import { errorTexts } from "./error-text.ts";
import { LoadingScreen } from "./loading-screen.tsx";
import { signInPath } from "./return-path.ts";

/** Shows a screen to members; others go to sign in, and come back here. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasMember, setWasMember] = useState(session.status === "signed-in");
  if (session.status === "signed-in" && !wasMember) setWasMember(true);
  switch (session.status) {
    case "signed-in":
      return children;
    case "loading":
      return <LoadingScreen />;
    case "signed-out": {
      // Whoever pressed Sign Out here wants neither to come back nor to be told why.
      if (wasMember && session.isByChoice) return <Navigate to="/" replace />;
      const notice = wasMember ? "Your session has ended. Please sign in again to go on." : undefined;
      return <Navigate to={signInPath(pathname + search)} replace state={{ notice }} />;
    }
    case "unknown": {
      const { title, message } = errorTexts["network/unreachable"];
      return (
        <Page>
          <ErrorState title={title} level={1} onRetry={session.retry}>
            {message}
          </ErrorState>
        </Page>
      );
    }
  }
}
