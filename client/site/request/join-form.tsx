import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { RequestFields } from "./request-fields.tsx";
import { requestText } from "./request-text.ts";
import { useRequestForm } from "./use-request-form.ts";

/** Name, email, phone and message of somebody who wants to join. */
export function JoinForm() {
  const { field, isBusy, submit } = useRequestForm("join");
  const { hint, send } = requestText.join;
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
