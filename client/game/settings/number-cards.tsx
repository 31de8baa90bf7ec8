import { RadioCards } from "../../ui/field/radio-cards.tsx";

interface Props<Value extends number> {
  legend: string;
  options: readonly Value[];
  value: Value;
  /** What a card shows, by default the number alone. */
  labelOf?: (option: Value) => string;
  onChange: (value: Value) => void;
}

/** A choice of one number. */
export function NumberCards<Value extends number>({
  legend,
  options,
  value,
  labelOf = String,
  onChange,
}: Props<Value>) {
  return (
    <RadioCards
      legend={legend}
      value={String(value)}
      options={options.map((option) => ({ value: String(option), label: labelOf(option) }))}
      onChange={(chosen) => {
        const option = options.find((each) => String(each) === chosen);
        if (option !== undefined) onChange(option);
      }}
      minWidth={60}
      compact
    />
  );
}
