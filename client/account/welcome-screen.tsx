import { Navigate } from "react-router";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { useSession } from "../net/session.ts";

/** The specified redirect page: it sends members to their community and everybody else to the sign-in page. */
export function WelcomeScreen() {
  const { status } = useSession();
  if (status === "loading") return <LoadingScreen />;
  return <Navigate to={status === "signed-in" ? "/community" : "/auth"} replace />;
}
