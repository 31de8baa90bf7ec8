import { Button } from "../../ui/button/button.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { RequestFields } from "./request-fields.tsx";
import { requestText } from "./request-text.ts";
import { useRequest } from "./use-request.ts";

/** Name, email, phone and message of somebody who wants to join. */
export function JoinForm() {
  const request = useRequest();
  const words = requestText.join;
  return (
    <form noValidate onSubmit={(event) => void request.submit("join", event)}>
      <Stack $gap={24}>
        <RequestFields request={request} hint={words.hint} />
        <Button type="submit" size="large" block busy={request.isBusy}>
          {words.send}
        </Button>
      </Stack>
    </form>
  );
}
