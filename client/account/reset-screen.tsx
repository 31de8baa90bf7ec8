import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { resetPassword } from "../../schema/account/api.ts";
import { errorTextFor } from "../frame/error-text.ts";
import { codeOf } from "../net/api-error.ts";
import { community } from "../net/community.ts";
import { call } from "../net/http.ts";
import { setSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { clearFailures, toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { accountErrors } from "./account-errors.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { authPath } from "./auth-path.ts";
import { newPassword } from "./credentials.ts";

/** The page behind the link of the reset mail. */
export function ResetScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get("token") ?? "";
  const [isSpent, setIsSpent] = useState(token === "");
  const form = useForm({
    resolver: zodResolver(newPassword(community.passwordMinLength)),
    defaultValues: { password: "" },
  });

  async function submit({ password }: { password: string }) {
    clearFailures();
    try {
      await call(resetPassword, { body: { token, password } });
      // Every session of the account has just ended, this browser's included.
      setSession(null);
      toast({ title: "Your password is changed", message: "Sign in with the new one." });
      navigate("/auth", { replace: true });
    } catch (error) {
      const code = codeOf(error);
      // No password would do with this link.
      if (code === "account/link-expired") return setIsSpent(true);
      const sentence = errorTextFor(error);
      toast({ ...sentence, variant: "destructive" });
      if (code.startsWith("account/password-")) form.setError("password", { message: sentence.message });
    }
  }

  if (isSpent) {
    const { title, message } = accountErrors["account/link-expired"];
    const another = <ButtonLink to={authPath("forgot", "/")}>Ask for a new link</ButtonLink>;
    return (
      <AuthFrame title="Choose a new password">
        <ErrorState title={title} action={another}>
          {message}
        </ErrorState>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      lead="Afterwards you are signed out on every device."
      aside={
        <Text $align="center">
          <Link to={authPath("forgot", "/")}>Ask for a new link</Link>
        </Text>
      }
    >
      <form onSubmit={form.handleSubmit(submit)} noValidate>
        <Stack>
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            error={form.formState.errors.password?.message}
            {...form.register("password")}
          />
          <Button type="submit" size="large" block busy={form.formState.isSubmitting}>
            Save the password
          </Button>
        </Stack>
      </form>
    </AuthFrame>
  );
}
