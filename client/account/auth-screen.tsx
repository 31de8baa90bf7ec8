import { Navigate, useLocation, useSearchParams } from "react-router";
import { returnPath } from "../../schema/account/return-path.ts";
import { useSession } from "../net/session.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { AuthForm } from "./auth-form.tsx";
import { ForgotForm } from "./forgot-form.tsx";

/** Where to go after signing in: the address that was asked for, if it is one of this site, else home. */
function destination(search: URLSearchParams): string {
  const wish = returnPath.safeParse(search.get("to"));
  return wish.success ? wish.data : "/";
}

/** Sign in, create an account, or ask for a new password: one address, so that Back works between them. */
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
