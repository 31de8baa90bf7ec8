import { type FormEvent, useState } from "react";
import { GATE_NAME_MAX_LENGTH } from "../../../schema/ticket/check-in-api.ts";
import { Button } from "../../ui/button/button.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import * as text from "./check-in-text.ts";

/** Asks for the name of the gate at which this phone is. */
export function GateSetup({ name, onNamed }: { name: string; onNamed: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const tidy = typed.trim().replace(/\s+/g, " ");
    if (tidy === "") setError(text.gateMissing);
    else onNamed(tidy);
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Heading level={2}>{text.gateTitle}</Heading>
        <TextField
          label={text.gateLabel}
          hint={text.gateHint}
          error={error}
          placeholder={text.gatePlaceholder}
          value={typed}
          maxLength={GATE_NAME_MAX_LENGTH}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" size="large" block>
          {text.gateSave}
        </Button>
      </Stack>
    </form>
  );
}
