import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { verifyEmail } from "../../schema/account/api.ts";
import { isReturnPath } from "../../schema/account/return-path.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { authPath, pathAfterSignUp } from "../frame/return-path.ts";
import { community } from "../net/community.ts";
import { codeOf, isPassing } from "../net/http/api-error.ts";
import { call } from "../net/http/http.ts";
import { useSession } from "../net/session.ts";
import { startSession } from "../net/start-session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { toast } from "../ui/feedback/toast.ts";
import * as text from "./account-text.ts";
import { AuthFrame } from "./auth-frame.tsx";

/** A server that sends emails requires verification, and sends a new link on each attempt to sign in. */
const howToContinue = community.sendsMail ? text.signInForNewLink : text.verificationOptional;

/** The page that the link in a verification email opens. It signs in and goes on to where the member was, or to the home page. */
export function VerifyScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const after = search.get("to");
  const to = isReturnPath(after) ? after : "/";
  const { status } = useSession();
  // A query rather than an effect, so that the link is used only once, however often the page renders.
  const { data, error, refetch } = useQuery({
    // A key of the account, so that a change of the session does not use the link again.
    queryKey: ["account", "verify", token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  useEffect(() => {
    if (!data) return;
    const { me } = data;
    if (me) {
      startSession(me);
      toast({ title: text.verifiedTitle, message: text.verifiedAndSignedIn });
    } else toast({ title: text.verifiedTitle, message: text.verifiedMessage });
    const next = me?.full_name === null ? pathAfterSignUp(to) : to;
    navigate(me ? next : authPath("sign-in", to), { replace: true });
  }, [data, navigate, to]);

  if (!error) {
    return (
      <AuthFrame title={text.verifyTitle}>
        <Loading label={text.verifying}>
          <SkeletonText lines={3} />
        </Loading>
      </AuthFrame>
    );
  }
  const { title, message, reference } = errorTextFor(error);
  const next =
    status === "signed-in" ? { to: "/", label: text.homePageLink } : { to: "/auth", label: text.signInTitle };
  return (
    <AuthFrame title={text.verifyTitle}>
      {isPassing(codeOf(error)) ? (
        <ErrorState title={title} onRetry={() => void refetch()} hint={message} reference={reference} />
      ) : (
        <ErrorState
          title={title}
          action={
            <ButtonLink to={next.to} block>
              {next.label}
            </ButtonLink>
          }
          hint={
            <>
              {text.linkNoLongerValid} {howToContinue}
            </>
          }
        />
      )}
    </AuthFrame>
  );
}
