import { Navigate } from "react-router";
import { LoadingScreen } from "../frame/loading-screen.tsx";
import { useSession } from "../net/session.ts";
import { useIsOpen } from "./navigation.ts";

/** Sends members to their community, and everybody else to sign in. */
export function WelcomeScreen() {
  const { status } = useSession();
  const members = useIsOpen("/community") ? "/community" : "/games";
  if (status === "loading") return <LoadingScreen />;
  return <Navigate to={status === "signed-in" ? members : "/auth"} replace />;
}
