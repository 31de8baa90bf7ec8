import Ellipsis from "lucide-react/icons/ellipsis";
import styled from "styled-components";
import { rolesOfBits } from "../../../schema/member/role-bits.ts";
import { RoleBadges } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { NumberText } from "../../ui/text/number-text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color } from "../../ui/theme/css.ts";
import { playerTones, radius } from "../../ui/tokens.ts";
import { AnimatedList } from "../animated-list.tsx";
import * as gameText from "../game-text.ts";
import * as text from "./event-room-text.ts";
import type { RankedPlayer, RankingLine } from "./ranking-lines.ts";

const Line = styled.div<{ $mine: boolean }>`
  display: grid;
  grid-template-columns: 2em auto minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: center;
  min-height: 36px;
  padding: 4px 8px 4px 0;
  border-radius: ${radius.medium};
  background: ${({ $mine }) => ($mine ? color.lit : "transparent")};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  > :first-child { text-align: end; }
`;

const Name = styled.span`
  display: flex;
  gap: 4px 8px;
  align-items: center;
  min-width: 0;
  > :first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Gap = styled.div`
  display: grid;
  place-items: center;
  height: 16px;
  color: ${color.muted};
  > svg { width: 20px; height: 20px; }
`;

function Place({ player }: { player: RankedPlayer }) {
  const { rank, displayName, avatarUrl, roles = 0, score, isMe = false } = player;
  return (
    <Line $mine={isMe}>
      <span>{rank}</span>
      <Avatar name={displayName} src={avatarUrl} tone={playerTones[player.color] ?? "coral"} size={26} />
      <Name>
        <span>{gameText.listedName(displayName, isMe)}</span>
        <RoleBadges roles={rolesOfBits(roles)} />
      </Name>
      <NumberText value={score} size="lead" />
    </Line>
  );
}

/** Some places of a long ranking, best first. */
export function Ranking({ lines }: { lines: readonly RankingLine[] }) {
  return (
    <AnimatedList items={lines} keyOf={({ key }) => key} gap={4} ranked label={text.rankingTitle}>
      {({ player }) =>
        player ? (
          <Place player={player} />
        ) : (
          <Gap>
            <VisuallyHidden>{text.gap}</VisuallyHidden>
            <Ellipsis aria-hidden />
          </Gap>
        )
      }
    </AnimatedList>
  );
}
