import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { type Me, signIn, signUp } from "../../schema/account/api.ts";
import { language } from "../../schema/language/language-text.ts";
import { useApiForm } from "../frame/form/use-api-form.ts";
import { neutralErrorText } from "../frame/frame-errors.ts";
import { authPath, pathAfterSignUp, START_PATH } from "../frame/return-path.ts";
import { community } from "../net/community.ts";
import { startSession } from "../net/start-session.ts";
import { Button } from "../ui/button/button.tsx";
import { toast } from "../ui/feedback/toast.ts";
import { TextField } from "../ui/field/text-field.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { SecondaryText, Text } from "../ui/text/text.tsx";
import * as text from "./account-text.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { EmailField } from "./email-field.tsx";
import { outboxHint } from "./outbox-hint.ts";
import { checkPassword, passwordField, SIGN_IN_PASSWORD_MIN } from "./password/password-check.ts";

interface Props {
  mode: "sign-in" | "create";
  /** Where to go afterwards. */
  to: string;
  notice: ReactNode;
  /** What follows the form is being loaded. */
  isBusy: boolean;
  /** The password was right, and a code has to follow. */
  onCodeNeeded: () => void;
  /** The member has a session with a new account. */
  onCreated: () => void;
}

const texts = {
  "sign-in": {
    title: text.signInTitle,
    lead: text.signInLead,
    other: text.noAccountYet,
    otherTitle: text.createTitle,
  },
  create: {
    title: text.createTitle,
    lead: text.createLead,
    other: text.accountExists,
    otherTitle: text.signInTitle,
  },
} as const;

/** One form with two modes. What is typed stays when the mode changes. */
export function AuthForm({ mode, to, notice, isBusy, onCodeNeeded, onCreated }: Props) {
  const navigate = useNavigate();
  const isCreating = mode === "create";
  const minLength = isCreating ? community.passwordMinLength : SIGN_IN_PASSWORD_MIN;
  const { title, lead, other, otherTitle } = texts[mode];

  function onSuccess({ me }: { me: Me | null }) {
    if (!me && !isCreating) return onCodeNeeded();
    if (!isCreating) toast({ title: text.signedIn });
    else if (pathAfterSignUp(to) === START_PATH) toast({ title: text.accountCreated });
    else toast({ title: text.accountCreated, message: outboxHint, duration: 12_000 });
    // Without a session, members must verify their email before they can sign in.
    if (me && isCreating) onCreated();
    if (me) startSession(me);
    else navigate(authPath("sign-in", to), { replace: true });
  }

  const {
    field,
    isBusy: isSending,
    submit,
  } = useApiForm(isCreating ? signUp : signIn, {
    defaultValues: { email: "", password: "" },
    // The link of the mail leads on, also on another device. LANGUAGE-1: and it is in the language of this page.
    toBody: (values) => (isCreating ? { ...values, language, ...(to !== "/" && { to }) } : values),
    check: (values) => checkPassword(values, minLength),
    fieldOf: passwordField,
    failedText: neutralErrorText,
    onSuccess,
  });

  return (
    <AuthFrame
      title={title}
      lead={lead}
      aside={
        <Stack $gap={12}>
          <Text $align="center">
            {other} <Link to={authPath(isCreating ? "sign-in" : "create", to)}>{otherTitle}</Link>
          </Text>
          {isCreating && <WhoSeesWhat />}
        </Stack>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {notice}
          <EmailField {...field("email")} />
          <TextField
            label={text.passwordLabel}
            type="password"
            autoComplete={isCreating ? "new-password" : "current-password"}
            {...field("password")}
          />
          <Button type="submit" size="large" block busy={isSending || isBusy}>
            {title}
          </Button>
          {!isCreating && (
            <Text $align="center" $size="small">
              <Link to={authPath("forgot", to)}>{text.forgotTitle}</Link>
            </Text>
          )}
        </Stack>
      </form>
    </AuthFrame>
  );
}

/** What leaders see, and what nobody sees. */
const WhoSeesWhat = () => (
  <SecondaryText $align="center">
    {community.isSafeguarded ? text.createPrivacy : text.createPrivacyOfAdults}{" "}
    <Link to="/privacy">{text.privacyLink}</Link> · <Link to="/terms">{text.termsLink}</Link>
  </SecondaryText>
);
