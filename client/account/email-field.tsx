import type { ComponentProps } from "react";
import { TextField } from "../ui/field/text-field.tsx";
import * as text from "./account-text.ts";

/** The email of an account. Password managers fill it in. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label" | "type">) {
  return (
    <TextField
      label={text.emailLabel}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
