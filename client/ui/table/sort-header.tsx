import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import { SortButton } from "./table-style.ts";
import * as text from "./table-text.ts";

interface Props {
  header: string;
  isNumeric: boolean;
  /** False if the rows aren't sorted by this column. */
  sorted: "asc" | "desc" | false;
  onPress: () => void;
}

/** The header of a sortable column. Each press changes the order: ascending, descending, unsorted. */
export function SortHeader({ header, isNumeric, sorted, onPress }: Props) {
  const Arrow = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ArrowUpDown;
  const order = sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : "none";
  return (
    // biome-ignore lint/a11y/noRedundantRoles: `display: block` removes the native role
    <th role="columnheader" scope="col" aria-sort={order} data-control data-numeric={isNumeric || undefined}>
      <SortButton type="button" title={text.sortHint} onClick={onPress}>
        {header}
        <Arrow aria-hidden />
      </SortButton>
    </th>
  );
}
