import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { GameType } from "../../schema/game/settings.ts";
import { type LeaderboardRow, readLeaderboard } from "../../schema/leaderboard/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { useMemberSheet } from "../member/sheet/open-sheet-panel.tsx";
import { call } from "../net/http/http.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { FilterChips } from "../ui/field/filter-chips.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Stack } from "../ui/layout/stack.ts";
import { LeaderboardEntry } from "./leaderboard-entry.tsx";
import * as text from "./leaderboard-text.ts";
import { WeekBoard } from "./week-board.tsx";

type Period = keyof typeof text.periods;

/** The leaderboards of one game: of all time, and of this week. */
export function LeaderboardPanel({ gameType }: { gameType: GameType }) {
  const [period, setPeriod] = useState<Period>("all");
  return (
    <Stack $gap={12}>
      <FilterChips
        label={text.periodLabel}
        options={Object.entries(text.periods) as [Period, string][]}
        value={period}
        onChange={setPeriod}
      />
      {period === "all" ? <AllTimeBoard gameType={gameType} /> : <WeekBoard gameType={gameType} />}
    </Stack>
  );
}

const metricsOf = (row: LeaderboardRow) => [
  { name: text.gamesPlayed, value: formatNumber(row.total_games) },
  { name: text.gamesWon, value: formatNumber(row.total_wins) },
  { name: text.bestScore, value: formatNumber(row.best_score) },
  { name: text.averageScore, value: formatNumber(row.average_score) },
];

function AllTimeBoard({ gameType }: { gameType: GameType }) {
  const { openSheet, sheet } = useMemberSheet();
  const board = useQuery({
    queryKey: ["leaderboard", gameType],
    queryFn: () => call(readLeaderboard, { params: { gameType } }),
  });
  if (!board.isSuccess) return <QueryState query={board} label={text.loading} level={3} rows={4} />;
  const { rows } = board.data;
  if (rows.length === 0) return <EmptyState level={3} title={text.emptyTitle} hint={text.emptyHint} />;
  return (
    <>
      <Stack as="ol" $gap={8}>
        {rows.map((row) => (
          <LeaderboardEntry
            key={`${row.rank}-${row.displayName}-${row.total_score}-${row.isMine}`}
            row={row}
            metrics={metricsOf(row)}
            value={formatNumber(row.total_score)}
            unit={text.totalScore}
            openSheet={openSheet}
          />
        ))}
      </Stack>
      {sheet}
    </>
  );
}
