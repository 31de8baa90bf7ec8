import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { useSession } from "../net/session.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { type Access, hasAccess } from "./access.ts";
import type { ErrorText } from "./error-text.ts";
import { frameErrors } from "./frame-errors.ts";
import * as text from "./frame-text.ts";
import { LoadingScreen } from "./loading-screen.tsx";
import { Page } from "./page.tsx";
import { SECURITY_PATH, signInPath } from "./return-path.ts";

type RestrictedAccess = Exclude<Access, "anyone">;

interface Props {
  access: RestrictedAccess;
  children: ReactNode;
}

/** Shows a screen only to people with access. Visitors sign in first and then come back here. */
export function RequireAuth({ access, children }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const [wasMember, setWasMember] = useState(session.status === "signed-in");
  if (session.status === "signed-in" && !wasMember) setWasMember(true);
  switch (session.status) {
    case "signed-in":
      if (access === "member" || hasAccess(access, session.me)) return children;
      // ACCESS-9: their role waits for a second factor. They come back here once they have one.
      if (hasAccess(access, { roles: session.me.pendingRoles })) {
        return <Navigate to={SECURITY_PATH} replace state={{ to: pathname + search }} />;
      }
      return <AccessDenied reason={text.accessDenied[access]} />;
    case "loading":
      return <LoadingScreen />;
    case "signed-out": {
      // Members who pressed Sign Out here don't need to come back, and know why they are signed out.
      if (wasMember && session.isByChoice) return <Navigate to="/" replace />;
      const notice = wasMember ? text.sessionEnded : undefined;
      return <Navigate to={signInPath(pathname + search)} replace state={{ notice }} />;
    }
    case "unknown": {
      const { title, message } = frameErrors["network/unreachable"];
      return (
        <Page>
          <ErrorState title={title} level={1} onRetry={session.retry} hint={message} />
        </Page>
      );
    }
  }
}

/** Goes to the home page and says why. */
function AccessDenied({ reason }: { reason: ErrorText }) {
  const navigate = useNavigate();
  useEffect(() => {
    toast({ ...reason, variant: "destructive" });
    navigate("/", { replace: true });
  }, [reason, navigate]);
  return <LoadingScreen />;
}
