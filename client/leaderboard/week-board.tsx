import { useQuery } from "@tanstack/react-query";
import type { GameType } from "../../schema/game/settings.ts";
import { type FastestRow, readWeek, type WeekRow } from "../../schema/leaderboard/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { difficultyLabel, difficultyNames, shortSeconds } from "../game/game-text.ts";
import { useMemberSheet } from "../member/sheet/open-sheet-panel.tsx";
import { call } from "../net/http/http.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Stack } from "../ui/layout/stack.ts";
import { Heading } from "../ui/text/heading.tsx";
import { SecondaryText } from "../ui/text/text.tsx";
import { LeaderboardEntry } from "./leaderboard-entry.tsx";
import * as text from "./leaderboard-text.ts";

const settingsOf = ({ difficulty, timeLimit }: WeekRow["best"] | FastestRow) => [
  { name: difficultyLabel, value: difficultyNames[difficulty] },
  { name: text.timeLimit, value: shortSeconds(timeLimit) },
];

const metricsOf = (row: WeekRow) => [
  { name: text.gamesPlayed, value: formatNumber(row.games) },
  { name: text.gamesWon, value: formatNumber(row.wins) },
  { name: text.bestScore, value: formatNumber(row.best.score) },
  ...settingsOf(row.best),
];

/** The leaderboard of one game since Monday, and the quickest right answers. */
export function WeekBoard({ gameType }: { gameType: GameType }) {
  const { openSheet, sheet } = useMemberSheet();
  const board = useQuery({
    queryKey: ["leaderboard", gameType, "week"],
    queryFn: ({ signal }) => call(readWeek, { params: { gameType }, signal }),
  });
  if (!board.data) return <QueryState query={board} label={text.loading} level={3} rows={4} />;
  const { firstDay, rows, fastest } = board.data;
  if (rows.length === 0) return <EmptyState level={3} title={text.emptyWeekTitle} hint={text.emptyWeekHint} />;
  return (
    <Stack $gap={12}>
      <SecondaryText>{text.since(firstDay)}</SecondaryText>
      <Stack as="ol" $gap={8}>
        {rows.map((row) => (
          <LeaderboardEntry
            key={row.rank}
            row={row}
            metrics={metricsOf(row)}
            value={formatNumber(row.score)}
            unit={text.weekScore}
            openSheet={openSheet}
          />
        ))}
      </Stack>
      {fastest.length > 0 && (
        <>
          <Heading level={3} size="lead">
            {text.fastestTitle}
          </Heading>
          <Stack as="ol" $gap={8}>
            {fastest.map((row, at) => (
              <LeaderboardEntry
                // biome-ignore lint/suspicious/noArrayIndexKey: equal times share a rank, and names may repeat
                key={at}
                row={row}
                metrics={settingsOf(row)}
                value={row.seconds.toFixed(1)}
                unit={text.seconds}
                openSheet={openSheet}
              />
            ))}
          </Stack>
        </>
      )}
      {sheet}
    </Stack>
  );
}
