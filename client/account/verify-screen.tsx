import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { verifyEmail } from "../../schema/account/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { codeOf, isPassing } from "../net/api-error.ts";
import { community } from "../net/community.ts";
import { call } from "../net/http.ts";
import { useSession } from "../net/session.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Loading, SkeletonText } from "../ui/feedback/skeleton.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { AuthFrame } from "./auth-frame.tsx";

/** Where mail is sent nobody signs in unverified, and who tries to is sent another link; elsewhere nothing waits for it. */
const another = community.sendsMail
  ? "Sign in, and we send you a new one."
  : "Nothing here waits for it: you can go on.";

/** The page behind the link of the verification mail. */
export function VerifyScreen() {
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { status } = useSession();
  // A query rather than an effect: however often the page is drawn, the link is used once.
  const verifying = useQuery({
    queryKey: ["verify", token],
    queryFn: () => call(verifyEmail, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  const onwards =
    status === "signed-in" ? (
      <ButtonLink to="/games" block>
        Go to the games
      </ButtonLink>
    ) : (
      <ButtonLink to="/auth" block>
        Sign In
      </ButtonLink>
    );

  function content() {
    if (verifying.isSuccess) {
      return (
        <Stack>
          <Notice tone="success" title="Your email is verified" live>
            Thank you. Everything is ready for you.
          </Notice>
          {onwards}
        </Stack>
      );
    }
    if (verifying.isError) {
      const { title, message } = errorTextFor(verifying.error);
      if (isPassing(codeOf(verifying.error))) {
        return (
          <ErrorState title={title} onRetry={() => void verifying.refetch()}>
            {message}
          </ErrorState>
        );
      }
      return (
        <ErrorState title={title} action={onwards}>
          Links from our messages work for a limited time. {another}
        </ErrorState>
      );
    }
    return (
      <Loading label="Verifying your email...">
        <SkeletonText lines={3} />
      </Loading>
    );
  }

  return <AuthFrame title="Verify your email">{content()}</AuthFrame>;
}
