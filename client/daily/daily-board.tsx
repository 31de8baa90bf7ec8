import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../frame/query-state.tsx";
import { LeaderboardRowsPanel } from "../leaderboard/leaderboard-rows-panel.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { dailyBoardQuery } from "./daily-queries.ts";
import * as text from "./daily-text.ts";

/** Who has finished today, most points first. */
export function DailyBoard() {
  const query = useQuery(dailyBoardQuery);
  return (
    <Panel title={text.boardTitle}>
      {!query.data ? (
        <QueryState query={query} label={text.boardLoading} level={3} rows={3} />
      ) : query.data.rows.length === 0 ? (
        <EmptyState level={3} title={text.boardEmptyTitle} hint={text.boardEmptyHint} />
      ) : (
        <LeaderboardRowsPanel rows={query.data.rows} unit={text.boardUnit} />
      )}
    </Panel>
  );
}
