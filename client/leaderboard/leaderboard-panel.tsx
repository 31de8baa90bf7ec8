import { useQuery } from "@tanstack/react-query";
import Crown from "lucide-react/icons/crown";
import styled from "styled-components";
import type { GameType } from "../../schema/game/settings.ts";
import { type LeaderboardRow, readLeaderboard } from "../../schema/leaderboard/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { call } from "../net/http/http.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { Avatar } from "../ui/text/avatar.tsx";
import { DescriptionList } from "../ui/text/description-list.tsx";
import { formatNumber } from "../ui/text/format.ts";
import { Metric } from "../ui/text/metric.tsx";
import { Text } from "../ui/text/text.tsx";

function metricsOf(row: LeaderboardRow) {
  return [
    { name: "Games", value: formatNumber(row.total_games) },
    { name: "Wins", value: formatNumber(row.total_wins) },
    { name: "Best", value: formatNumber(row.best_score) },
    { name: "Average", value: formatNumber(row.average_score) },
  ];
}

const Place = styled.span`
  flex: none;
  width: 1.8em;
  text-align: center;
  svg { width: 22px; height: 22px; margin: 0 auto; }
`;

const Total = styled.div`flex: none; text-align: end; > p { text-align: end; }`;

function Entry({ row }: { row: LeaderboardRow }) {
  const name = row.displayName || "Anonymous Player";
  return (
    <li>
      <Card $padding={12} $lit={row.isMine}>
        <Row $gap={12}>
          <Place>
            {row.rank === 1 && (
              <Text as="span" $tone="accentText">
                <Crown aria-hidden />
              </Text>
            )}
            <Metric value={row.rank} size="lead" />
          </Place>
          <Avatar name={row.displayName} size={40} />
          <Stack $gap={4} style={{ flex: 1 }}>
            <Text $weight={700}>
              {name}
              {row.isMine && " (you)"}
            </Text>
            <DescriptionList compact items={metricsOf(row)} />
          </Stack>
          <Total>
            <Metric value={formatNumber(row.total_score)} />
            <Text $size="tiny" $tone="muted">
              total
            </Text>
          </Total>
        </Row>
      </Card>
    </li>
  );
}

/** The all-time leaderboard of one game. */
export function LeaderboardPanel({ gameType }: { gameType: GameType }) {
  const board = useQuery({
    queryKey: ["leaderboard", gameType],
    queryFn: () => call(readLeaderboard, { params: { gameType } }),
  });
  if (!board.isSuccess) {
    return (
      <QueryState query={board} label="Loading the leaderboard..." level={3}>
        <SkeletonRows rows={4} />
      </QueryState>
    );
  }
  const { rows } = board.data;
  if (rows.length === 0) {
    return (
      <EmptyState level={3} title="No scores yet">
        Finish a game and its players will show up here.
      </EmptyState>
    );
  }
  return (
    <Stack as="ol" $gap={8}>
      {rows.map((row) => (
        <Entry key={`${row.rank}-${row.displayName}-${row.total_score}-${row.isMine}`} row={row} />
      ))}
    </Stack>
  );
}
