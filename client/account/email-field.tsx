import type { ComponentProps } from "react";
import { TextField } from "../ui/field/text-field.tsx";

/** The email of an account. Password managers fill it in. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, "label" | "type">) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
