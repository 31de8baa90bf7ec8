import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { TextField } from "./text-field.tsx";

interface Props extends Omit<ComponentProps<typeof TextField>, "onChange" | "value" | "type" | "icon"> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box. By default only screen readers read its label; the placeholder shows the same text or a shorter one. */
export function SearchField({ label, hideLabel = true, placeholder = label, onChange, ...rest }: Props) {
  return (
    <TextField
      {...rest}
      type="search"
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder}
      icon={<Search aria-hidden />}
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
