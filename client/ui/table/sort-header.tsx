import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ArrowUpDown from "lucide-react/icons/arrow-up-down";
import type { Sort } from "./table-state.ts";
import { SortButton } from "./table-style.ts";
import * as text from "./table-text.ts";

interface Props {
  header: string;
  isNumeric: boolean;
  /** Null if the rows aren't sorted by this column. */
  sort: Sort | null;
  onPress: () => void;
}

function appearanceOf(sort: Sort | null) {
  if (!sort) return [ArrowUpDown, "none"] as const;
  return sort.isDescending ? ([ArrowDown, "descending"] as const) : ([ArrowUp, "ascending"] as const);
}

/** The header of a sortable column. Each press changes the order: ascending, descending, unsorted. */
export function SortHeader({ header, isNumeric, sort, onPress }: Props) {
  const [Arrow, order] = appearanceOf(sort);
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
