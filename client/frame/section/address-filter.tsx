import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { SearchField } from "../../ui/field/search-field.tsx";
import { SelectField } from "../../ui/field/select-field.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { useDebounced } from "../../ui/field/use-debounced.ts";

/** What belongs to one page of a list, and not to its next filter. */
const ofPage = ["page", "before", "selected"] as const;

interface Props {
  /** The parameter of the address. */
  name: string;
  label: string;
}

/** One value of a list's filter in the address, and a function that changes it and shows the first page. */
export function useAddressValue(name: string): [string, (value: string, replace: boolean) => void] {
  const [search, setSearch] = useSearchParams();
  const change = (value: string, replace: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const each of ofPage) next.delete(each);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return [search.get(name) ?? "", change];
}

interface SearchProps extends Props {
  maxLength: number;
  placeholder?: string;
  /** False beside other fields, whose labels are visible. */
  hideLabel?: boolean;
}

/** A search of a list. It changes the address only at a pause in typing. */
export function AddressSearch({ name, ...field }: SearchProps) {
  const [value, change] = useAddressValue(name);
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What this field is about to write into the address. */
  const [sent, setSent] = useState<string | null>(null);
  const settled = useDebounced(typed.trim());
  if (value !== seen) {
    setSeen(value);
    setSent(null);
    // A link or the Back button changed the address, and not this field.
    if (value !== sent) setTyped(value);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing changes the address
  useEffect(() => {
    if (settled !== typed.trim() || settled === value) return;
    setSent(settled);
    change(settled, true);
  }, [settled]);
  return <SearchField {...field} value={typed} onChange={setTyped} />;
}

interface SelectProps extends Props {
  /** The label of the choice that filters nothing. */
  anyLabel: string;
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A filter of a list with one choice among several. */
export function AddressSelect({ name, label, anyLabel, options }: SelectProps) {
  const [value, change] = useAddressValue(name);
  const isKnown = options.some((each) => each.value === value);
  return (
    <SelectField
      label={label}
      value={isKnown ? value : ""}
      options={[{ value: "", label: anyLabel }, ...options]}
      onChange={(event) => change(event.currentTarget.value, false)}
    />
  );
}

/** A filter of a list with a day, as 2026-11-24. */
export function AddressDay({ name, label }: Props) {
  const [value, change] = useAddressValue(name);
  return (
    <TextField type="date" label={label} value={value} onChange={(event) => change(event.currentTarget.value, true)} />
  );
}
