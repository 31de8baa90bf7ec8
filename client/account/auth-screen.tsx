import { useState } from "react";
import { Navigate, useLocation, useSearchParams } from "react-router";
import { isReturnPath } from "../../schema/account/return-path.ts";
import { pathAfterSignUp, SECURITY_PATH } from "../frame/return-path.ts";
import { useSession } from "../net/session.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { usePart } from "../ui/late/use-part.ts";
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
  const [isNew, setIsNew] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { part: codeStep, isFetching } = usePart(() => import("./security/code-form.tsx"), needsCode, setNeedsCode);
  if (session.status === "signed-in") {
    // Their role waits for two-step sign-in, and they may not know.
    const isPending = session.me.pendingRoles.length > 0;
    const next = isNew ? pathAfterSignUp(to) : to;
    return <Navigate to={isPending ? SECURITY_PATH : next} replace state={{ to }} />;
  }
  if (needsCode && codeStep) return <codeStep.CodeForm onOver={() => setNeedsCode(false)} />;

  const notice = typeof state?.notice === "string" ? <Notice tone="warning">{state.notice}</Notice> : null;
  const mode = search.get("mode");
  if (mode === "forgot") return <ForgotForm to={to} />;
  return (
    <AuthForm
      mode={mode === "create" ? "create" : "sign-in"}
      to={to}
      notice={notice}
      isBusy={isFetching}
      onCodeNeeded={() => setNeedsCode(true)}
      onCreated={() => setIsNew(true)}
    />
  );
}
