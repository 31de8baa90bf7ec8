import type { LeaderboardRow } from "../../schema/leaderboard/api.ts";
import { useMemberSheet } from "../member/sheet/open-sheet-panel.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Stack } from "../ui/layout/stack.ts";
import { LeaderboardEntry } from "./leaderboard-entry.tsx";

type Row = Pick<LeaderboardRow, "rank" | "displayName" | "roles" | "memberId" | "isMine"> & { readonly score: number };

/** The rows of another feature’s board. */
export function LeaderboardRowsPanel({ rows, unit }: { rows: readonly Row[]; unit: string }) {
  const { openSheet, sheet } = useMemberSheet();
  return (
    <>
      <Stack as="ol" $gap={8}>
        {rows.map((row) => (
          <LeaderboardEntry
            key={row.rank}
            row={row}
            metrics={[]}
            value={formatNumber(row.score)}
            unit={unit}
            openSheet={openSheet}
          />
        ))}
      </Stack>
      {sheet}
    </>
  );
}
