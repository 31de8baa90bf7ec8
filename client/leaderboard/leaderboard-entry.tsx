import Crown from "lucide-react/icons/crown";
import styled from "styled-components";
import type { LeaderboardRow } from "../../schema/leaderboard/api.ts";
import { RoleBadges } from "../member/role-badges-panel.tsx";
import type { useMemberSheet } from "../member/sheet/open-sheet-panel.tsx";
import { Avatar } from "../ui/avatar/avatar.tsx";
import { NameButton } from "../ui/button/name-button.ts";
import { Card } from "../ui/layout/card.tsx";
import { Row, Stack } from "../ui/layout/stack.ts";
import { type Description, DescriptionList } from "../ui/text/description-list.tsx";
import { NumberText } from "../ui/text/number-text.tsx";
import { Text } from "../ui/text/text.tsx";
import * as text from "./leaderboard-text.ts";

const Rank = styled.span`
  flex: none;
  width: 1.8em;
  text-align: center;
  svg { width: 22px; height: 22px; margin: 0 auto; }
`;

const Value = styled.div`flex: none; text-align: end; > p { text-align: end; }`;

interface Props {
  row: Pick<LeaderboardRow, "rank" | "displayName" | "roles" | "memberId" | "isMine">;
  metrics: readonly Description[];
  /** What the row is ranked by, and what that is. */
  value: string;
  unit: string;
  openSheet: ReturnType<typeof useMemberSheet>["openSheet"];
}

/** One player of a leaderboard. */
export function LeaderboardEntry({ row, metrics, value, unit, openSheet }: Props) {
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
            <DescriptionList compact items={metrics} />
          </Stack>
          <Value>
            <NumberText value={value} />
            <Text $size="tiny" $tone="muted">
              {unit}
            </Text>
          </Value>
        </Row>
      </Card>
    </li>
  );
}
