import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { verifyEmail } from "../../schema/account/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { community } from "../net/community.ts";
import { codeOf, isPassing } from "../net/http/api-error.ts";
import { call } from "../net/http/http.ts";
import { setSession, useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { authPath } from "./auth-path.ts";

/** A server that sends mail requires verification, and sends a new link with each try to sign in. */
const howToGoOn = community.sendsMail
  ? "Sign in, and we'll send you a new one."
  : "You can go on without it: this server doesn't require it.";

/** The page behind the link of the verification mail. It leads to the front page, signed in. */
export function VerifyScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { status } = useSession();
  // A query rather than an effect: however often the page is rendered, the link is used once.
  const { data, error, refetch } = useQuery({
    queryKey: ["verify", token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  useEffect(() => {
    if (!data) return;
    const { me } = data;
    if (me) {
      setSession(me);
      toast({ title: "Your email is verified", message: "Welcome! You're signed in." });
    } else toast({ title: "Your email is verified", message: "Sign in to go on." });
    navigate(me ? "/" : authPath("sign-in", "/"), { replace: true });
  }, [data, navigate]);

  if (!error) {
    return (
      <AuthFrame title="Verify your email">
        <Loading label="Verifying your email...">
          <SkeletonText lines={3} />
        </Loading>
      </AuthFrame>
    );
  }
  const { title, message } = errorTextFor(error);
  const onwards =
    status === "signed-in" ? { to: "/", label: "Go to the front page" } : { to: "/auth", label: "Sign In" };
  return (
    <AuthFrame title="Verify your email">
      {isPassing(codeOf(error)) ? (
        <ErrorState title={title} onRetry={() => void refetch()}>
          {message}
        </ErrorState>
      ) : (
        <ErrorState
          title={title}
          action={
            <ButtonLink to={onwards.to} block>
              {onwards.label}
            </ButtonLink>
          }
        >
          Links from our emails work for a limited time. {howToGoOn}
        </ErrorState>
      )}
    </AuthFrame>
  );
}
