import { useQuery } from "@tanstack/react-query";
import { readOwnPoints } from "../../schema/leaderboard/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { call } from "../net/http/http.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { SkeletonText } from "../ui/feedback/skeleton.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { NumberText } from "../ui/text/number-text.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./points-text.ts";

/** The member's points: the sum of their scores in all games. */
export function PointsPanel() {
  const query = useQuery({
    queryKey: ["leaderboard", "own-points"],
    queryFn: ({ signal }) => call(readOwnPoints, { signal }),
  });
  const { data } = query;
  return (
    <Panel title={text.pointsTitle}>
      {data ? (
        <Stack $gap={12} $align="start">
          <NumberText value={formatNumber(data.points)} size="giant" />
          <Text $tone="muted">{data.games === 0 ? text.noGames : text.fromGames(data.games)}</Text>
          <ButtonLink to="/games" variant="secondary">
            {text.gamesLink}
          </ButtonLink>
        </Stack>
      ) : (
        <QueryState query={query} label={text.loadingPoints} level={3}>
          <SkeletonText lines={3} />
        </QueryState>
      )}
    </Panel>
  );
}
