import styled from "styled-components";
import { language } from "../../../schema/language/language-text.ts";
import { EMAIL_MAX_LENGTH } from "../../../schema/limits.ts";
import { followRoadmap } from "../../../schema/site/api.ts";
import { useApiForm } from "../../frame/form/use-api-form.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { from } from "../../ui/theme/css.ts";
import * as text from "./roadmap-text.ts";

const Line = styled.div`
  display: grid;
  gap: 12px;
  ${from.tablet} { grid-template-columns: minmax(0, 420px) auto; justify-content: start; align-items: start; }
`;
// In line with the box, below its label.
const Send = styled.div`${from.tablet} { padding-top: 32px; }`;

/** Leaves an address for news of what is being built. */
export function NotifyForm() {
  const { form, field, isBusy, submit } = useApiForm(followRoadmap, {
    defaultValues: { email: "" },
    toBody: (values) => ({ ...values, language }),
    requiredTexts: { email: text.emailRequired.message },
    onInvalid() {
      if (form.getValues("email").trim() === "") toast({ ...text.emailRequired, variant: "destructive" });
    },
    onSuccess() {
      toast(text.saved);
      form.reset();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={16}>
        <Text $tone="muted">{text.notifyHint}</Text>
        <Line>
          <TextField
            label={text.emailLabel}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX_LENGTH}
            required
            {...field("email")}
          />
          <Send>
            <Button type="submit" block busy={isBusy}>
              {text.notifyButton}
            </Button>
          </Send>
        </Line>
      </Stack>
    </form>
  );
}
