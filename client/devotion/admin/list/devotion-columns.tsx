import { Link } from "react-router";
import type { ListedDevotion } from "../../../../schema/devotion/admin-api.ts";
import { formatNumber } from "../../../ui/format/format.ts";
import { Stack } from "../../../ui/layout/stack.ts";
import type { Column } from "../../../ui/table/column.ts";
import { SecondaryText } from "../../../ui/text/text.tsx";
import * as text from "../devotion-admin-text.ts";
import { DevotionBadges } from "../devotion-badges.tsx";

export const devotionColumns: readonly Column<ListedDevotion>[] = [
  {
    key: "title",
    header: text.titleHeader,
    isSortable: true,
    cell: ({ devotionId, title, preview }) => (
      <Stack $gap={4} dir="auto">
        <Link to={`/admin/devotions/${devotionId}`}>{title}</Link>
        <SecondaryText $weight={400}>{preview}</SecondaryText>
      </Stack>
    ),
  },
  { key: "date", header: text.dateHeader, isSortable: true, isShort: true, cell: ({ date }) => text.dayText(date) },
  { key: "state", header: text.stateHeader, isShort: true, cell: DevotionBadges },
  {
    key: "verse",
    header: text.verseHeader,
    isShort: true,
    cell: ({ scripture_reference }) => scripture_reference ?? text.none,
  },
  { key: "read", header: text.readHeader, isNumeric: true, cell: ({ readCount }) => formatNumber(readCount) },
];
