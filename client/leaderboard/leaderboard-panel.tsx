import { useQuery } from "@tanstack/react-query";
import Crown from "lucide-react/icons/crown";
import styled from "styled-components";
import type { GameType } from "../../schema/game/settings.ts";
import { type LeaderboardRow, readLeaderboard } from "../../schema/leaderboard/api.ts";
import { QueryState } from "../frame/query-state.tsx";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import { useMemberSheet } from "../member/sheet/open-sheet-panel.tsx";
import { call } from "../net/http/http.ts";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { NameButton } from "../ui/button/name-button.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { formatNumber } from "../ui/format/format.ts";
import { Card } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { DescriptionList } from "../ui/text/description-list.tsx";
import { NumberText } from "../ui/text/number-text.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./leaderboard-text.ts";

function metricsOf(row: LeaderboardRow) {
  return [
    { name: text.gamesPlayed, value: formatNumber(row.total_games) },
    { name: text.gamesWon, value: formatNumber(row.total_wins) },
    { name: text.bestScore, value: formatNumber(row.best_score) },
    { name: text.averageScore, value: formatNumber(row.average_score) },
  ];
}

const Rank = styled.span`
  flex: none;
  width: 1.8em;
  text-align: center;
  svg { width: 22px; height: 22px; margin: 0 auto; }
`;

const TotalScore = styled.div`flex: none; text-align: end; > p { text-align: end; }`;

interface EntryProps {
  row: LeaderboardRow;
  openSheet: ReturnType<typeof useMemberSheet>["openSheet"];
}

function Entry({ row, openSheet }: EntryProps) {
  const { memberId } = row;
  const name = row.displayName || text.unnamedPlayer;
  const shownName = row.isMine ? text.ownName(name) : name;
  return (
    <li>
      <Card $padding={12} $lit={row.isMine}>
        <Row $gap={12}>
          <Rank>
            {row.rank === 1 && (
              <Text as="span" $tone="accentText">
                <Crown aria-hidden />
              </Text>
            )}
            <NumberText value={row.rank} size="lead" />
          </Rank>
          <Avatar name={row.displayName} size={40} />
          <Stack $gap={4} style={{ flex: 1 }}>
            <Text $weight={700}>
              {memberId === null ? (
                shownName
              ) : (
                <NameButton
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => openSheet({ memberId, displayName: name })}
                >
                  {shownName}
                </NameButton>
              )}
            </Text>
            <RoleBadges roles={row.roles} />
            <DescriptionList compact items={metricsOf(row)} />
          </Stack>
          <TotalScore>
            <NumberText value={formatNumber(row.total_score)} />
            <Text $size="tiny" $tone="muted">
              {text.totalScore}
            </Text>
          </TotalScore>
        </Row>
      </Card>
    </li>
  );
}

/** The all-time leaderboard of one game. */
export function LeaderboardPanel({ gameType }: { gameType: GameType }) {
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
          <Entry
            key={`${row.rank}-${row.displayName}-${row.total_score}-${row.isMine}`}
            row={row}
            openSheet={openSheet}
          />
        ))}
      </Stack>
      {sheet}
    </>
  );
}
