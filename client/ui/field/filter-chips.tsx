import { ToggleChip } from "../button/toggle-chip.tsx";
import { Cluster } from "../layout/stack.ts";

interface Props<Value> {
  /** What is filtered, for screen readers. */
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A filter of a list with one choice among a few, all of them visible. */
export function FilterChips<Value extends string | number | null>({ label, options, value, onChange }: Props<Value>) {
  return (
    <Cluster role="group" aria-label={label} $gap={8}>
      {options.map(([each, name]) => (
        <ToggleChip key={each} pressed={each === value} onClick={() => onChange(each)}>
          {name}
        </ToggleChip>
      ))}
    </Cluster>
  );
}
