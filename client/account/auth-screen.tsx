import { Navigate, useLocation, useSearchParams } from "react-router";
import { isReturnPath } from "../../schema/account/return-path.ts";
import { useSession } from "../net/session.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { AuthForm } from "./auth-form.tsx";
import { ForgotForm } from "./password/forgot-form.tsx";

/** Where to go after signing in: the requested path if it is on this site, otherwise home. */
function destination(search: URLSearchParams): string {
  const path = search.get("to");
  return isReturnPath(path) ? path : "/";
}

/** Signing in, creating an account and resetting a password share one address, so that Back works between them. */
export function AuthScreen() {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const session = useSession();
  const to = destination(search);
  if (session.status === "signed-in") return <Navigate to={to} replace />;

  const notice = typeof state?.notice === "string" ? <Notice tone="warning">{state.notice}</Notice> : null;
  const mode = search.get("mode");
  if (mode === "forgot") return <ForgotForm to={to} />;
  return <AuthForm mode={mode === "create" ? "create" : "sign-in"} to={to} notice={notice} />;
}
