import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { RequestFields } from "./request-fields.tsx";
import * as text from "./request-text.ts";
import { useRequestForm } from "./use-request-form.ts";

/** The form for somebody who wants to join: name, email, phone and message. */
export function JoinForm() {
  const { field, isBusy, submit } = useRequestForm("join");
  const { hint, send } = text.requests.join;
  return (
    <form noValidate onSubmit={submit}>
      <Stack $gap={24}>
        <RequestFields field={field} hint={hint} />
        <Button type="submit" size="large" block busy={isBusy}>
          {send}
        </Button>
      </Stack>
    </form>
  );
}
