import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { SortButton } from "./table-style.ts";

interface Props {
  header: string;
  isNumeric: boolean;
  /** False where the rows are in another order. */
  sorted: "asc" | "desc" | false;
  onPress: () => void;
}

/** The heading of a column that can be sorted by: ascending, descending, and as it was. */
export function SortHeader({ header, isNumeric, sorted, onPress }: Props) {
  const Arrow = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ArrowUpDown;
  const order = sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : "none";
  return (
    // biome-ignore lint/a11y/noRedundantRoles: `display: block` takes the native role away
    <th role="columnheader" scope="col" aria-sort={order} data-control data-numeric={isNumeric || undefined}>
      <SortButton type="button" title="Sort by this column" onClick={onPress}>
        {header}
        <Arrow aria-hidden />
      </SortButton>
    </th>
  );
}
