import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { signIn, signUp } from "../../schema/account/api.ts";
import { errorTextFor, neutralErrorText } from "../frame/error-text.ts";
import { codeOf } from "../net/api-error.ts";
import { community } from "../net/community.ts";
import { call } from "../net/http.ts";
import { setSession } from "../net/session.ts";
import { Button } from "../ui/button/button.tsx";
import { clearFailures, toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { authPath } from "./auth-path.ts";
import { type Credentials, credentials, SIGN_IN_PASSWORD_MIN } from "./credentials.ts";
import { outboxHint } from "./outbox-hint.ts";

interface Props {
  mode: "sign-in" | "create";
  /** Where to go afterwards. */
  to: string;
  notice: ReactNode;
}

const words = {
  "sign-in": { title: "Sign In", lead: "Good to see you again.", other: "New here?", otherTitle: "Create Account" },
  create: {
    title: "Create Account",
    lead: "All it takes is an email and a password.",
    other: "Already with us?",
    otherTitle: "Sign In",
  },
} as const;

/** One form with two modes. What is typed stays when one changes to the other. */
export function AuthForm({ mode, to, notice }: Props) {
  const navigate = useNavigate();
  const isCreating = mode === "create";
  const least = isCreating ? community.passwordMinLength : SIGN_IN_PASSWORD_MIN;
  const form = useForm({ resolver: zodResolver(credentials(least)), defaultValues: { email: "", password: "" } });
  const { title, lead, other, otherTitle } = words[mode];

  async function create(body: Credentials) {
    const { me } = await call(signUp, { body });
    toast({
      title: "Account created! Please check your email to verify your account.",
      message: outboxHint,
      duration: 12_000,
    });
    // Without a session the address must be confirmed first; the form waits for that.
    if (me) setSession(me);
    else navigate(authPath("sign-in", to), { replace: true });
  }

  async function enter(body: Credentials) {
    const { me } = await call(signIn, { body });
    toast({ title: "Signed in successfully!" });
    setSession(me);
  }

  async function submit(body: Credentials) {
    clearFailures();
    try {
      await (isCreating ? create(body) : enter(body));
    } catch (error) {
      const sentence = errorTextFor(error, neutralErrorText);
      toast({ ...sentence, variant: "destructive" });
      if (codeOf(error).startsWith("account/password-")) form.setError("password", { message: sentence.message });
    }
  }

  const { errors, isSubmitting } = form.formState;
  return (
    <AuthFrame
      title={title}
      lead={lead}
      aside={
        <Text $align="center">
          {other} <Link to={authPath(isCreating ? "sign-in" : "create", to)}>{otherTitle}</Link>
        </Text>
      }
    >
      <form onSubmit={form.handleSubmit(submit)} noValidate>
        <Stack>
          {notice}
          <TextField
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.email?.message}
            {...form.register("email")}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete={isCreating ? "new-password" : "current-password"}
            error={errors.password?.message}
            {...form.register("password")}
          />
          <Button type="submit" size="large" block busy={isSubmitting}>
            {title}
          </Button>
          {!isCreating && (
            <Text $align="center" $size="small">
              <Link to={authPath("forgot", to)}>Forgot your password?</Link>
            </Text>
          )}
        </Stack>
      </form>
    </AuthFrame>
  );
}
