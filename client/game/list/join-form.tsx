import { type FormEvent, useState } from "react";
import styled from "styled-components";
import { ROOM_CODE_LENGTH } from "../../../schema/limits.ts";
import { useHydrated } from "../../net/use-hydrated.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { CodeField } from "./code-field.tsx";
import * as text from "./list-text.ts";
import { checkRoomCode } from "./room-code.ts";

interface Props {
  isBusy: boolean;
  /** The initial code in the field. */
  first: string;
  onCode: (code: string) => void;
}

const Frame = styled.div`container-type: inline-size;`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  > button { min-height: 56px; padding-inline: 12px; }
  /* On the narrowest phones, a code has no room beside a button. */
  @container (max-width: 280px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Joins a room with a code from a friend. */
export function JoinForm({ isBusy, first, onCode }: Props) {
  const [typed, setTyped] = useState(first);
  const [error, setError] = useState<string>();
  // Before the page is hydrated, what is typed would be lost.
  const isHydrated = useHydrated();

  function submit(event: FormEvent) {
    event.preventDefault();
    const { code, problem } = checkRoomCode(typed);
    if (code === undefined) setError(problem);
    else onCode(code);
  }

  return (
    <Card as="form" $padding={16} noValidate onSubmit={submit}>
      <Frame>
        <Fields>
          <CodeField
            label={text.codeLabel}
            error={error}
            length={ROOM_CODE_LENGTH}
            value={typed}
            readOnly={!isHydrated}
            onChange={(value) => {
              setTyped(value);
              setError(undefined);
            }}
          />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {text.joinRoomButton}
          </Button>
        </Fields>
      </Frame>
    </Card>
  );
}
