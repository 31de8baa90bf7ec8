import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { resetPassword } from "../../schema/account/api.ts";
import { sentenceFor } from "../app/error-sentences.ts";
import { codeOf } from "../net/api-error.ts";
import { community } from "../net/community.ts";
import { call } from "../net/http.ts";
import { becomeMember } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { clearFailures, toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/flow.ts";
import { Text } from "../ui/text/text.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authPath } from "./auth-path.ts";
import { newPassword } from "./credentials.ts";

/** The page behind the link of the reset mail. */
export function ResetScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(newPassword(community.passwordMinLength)),
    defaultValues: { password: "" },
  });

  async function submit({ password }: { password: string }) {
    clearFailures();
    try {
      await call(resetPassword, { body: { token: search.get("token") ?? "", password } });
      // Every session of the account has just ended, this browser's included.
      becomeMember(null);
      toast({ title: "Your password is changed", message: "Sign in with the new one." });
      navigate("/auth", { replace: true });
    } catch (error) {
      const sentence = sentenceFor(error);
      toast({ ...sentence, variant: "destructive" });
      if (codeOf(error).startsWith("account/")) form.setError("password", { message: sentence.message });
    }
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
