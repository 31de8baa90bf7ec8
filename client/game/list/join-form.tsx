import { useState } from "react";
import { ROOM_CODE_LENGTH } from "../../../schema/limits.ts";
import { useHydrated } from "../../frame/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { CodeField } from "../../ui/field/code-field.tsx";
import { Panel } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { checkRoomCode } from "./room-code.ts";

interface Props {
  isBusy: boolean;
  /** What stands in the field before anything is typed. */
  first: string;
  onCode: (code: string) => void;
}

/** Six signs from a friend, and in. */
export function JoinForm({ isBusy, first, onCode }: Props) {
  const [typed, setTyped] = useState(first);
  const [error, setError] = useState<string>();
  // Before the page is hydrated, what is typed would be lost.
  const isHydrated = useHydrated();

  function submit() {
    const { code, problem } = checkRoomCode(typed);
    if (code === undefined) setError(problem);
    else onCode(code);
  }

  return (
    <Panel title="Join with a code">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <CodeField
            label="Room code"
            hint="Your host sees it in the waiting room."
            error={error}
            length={ROOM_CODE_LENGTH}
            value={typed}
            readOnly={!isHydrated}
            onChange={(value) => {
              setTyped(value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="secondary" block busy={isBusy}>
            Join Room
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
