import styled from "styled-components";
import { pluralOf } from "../../ui/format/format.ts";
import { Panel } from "../../ui/layout/card.tsx";
import { Row, Stack } from "../../ui/layout/stack.ts";
import { NumberText } from "../../ui/text/number-text.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { color, largeScreen, short } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { useView } from "../connection/game-context.ts";
import * as gameText from "../game-text.ts";
import { LeaveButton } from "../leave-button.tsx";
import { PlayerAvatar } from "../player-avatar.tsx";
import { isPlaying } from "../room-view.ts";
import * as text from "./event-room-text.ts";
import { useCrowd, useOwnTeam, useTeams } from "./event-view.ts";
import { useOnlyLeads, useOwnPlayer } from "./own-player.ts";
import { TeamBars } from "./team-bars.tsx";
import { TeamMark } from "./team-mark.tsx";

const Strip = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 4px 12px;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-size: ${typeScale.small};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  ${short} { min-height: 36px; padding-block: 0; font-size: ${typeScale.tiny}; }
  ${largeScreen} { display: none; }
  white-space: nowrap;
  > :first-child { display: inline-flex; gap: 8px; align-items: center; }
`;

/** How many play, and in a round how many have answered. */
function Count() {
  const { players, expected, answered } = useCrowd();
  const isRound = useView((view) => view.phase === "round");
  return <span>{isRound ? text.answered(answered, Math.max(expected, answered)) : text.playerCount(players)}</span>;
}

/** On a phone, below a round: one's team and points, and how many have answered. */
export function EventStrip() {
  const own = useOwnPlayer();
  const team = useOwnTeam();
  const onlyLeads = useOnlyLeads();
  return (
    <Strip>
      <span>
        {team && <TeamMark team={team.number} name={team.name} />}
        {onlyLeads && text.onlyLeads}
        {own && !onlyLeads && (
          <span>
            <NumberText value={own.score} size="body" />
            <VisuallyHidden> {pluralOf(own.score, "point")}</VisuallyHidden>
          </span>
        )}
      </span>
      <Count />
    </Strip>
  );
}

const CountLine = styled.p`font-weight: 700; font-variant-numeric: tabular-nums;`;

function Own() {
  const own = useOwnPlayer();
  const team = useOwnTeam();
  const onlyLeads = useOnlyLeads();
  if (!own) return null;
  return (
    <Row $gap={12}>
      <PlayerAvatar player={own} size={40} />
      <Stack $gap={0} style={{ flex: 1 }}>
        <Text $weight={700} style={{ overflowWrap: "anywhere" }}>
          {gameText.listedName(own.displayName, true)}
        </Text>
        {onlyLeads && <SecondaryText>{text.onlyLeads}</SecondaryText>}
        {team && <SecondaryText>{team.name}</SecondaryText>}
      </Stack>
      {!onlyLeads && <NumberText value={own.score} size="lead" />}
    </Row>
  );
}

/** Beside the game on large screens: how many play, oneself, and the teams. */
export function EventSide() {
  const { players } = useCrowd();
  const teams = useTeams();
  const isRound = useView((view) => view.phase === "round");
  // The results show the teams themselves.
  const isOn = useView((view) => isPlaying(view.phase));
  return (
    <Panel title={text.playerCount(players)}>
      <Stack>
        {isRound && (
          <CountLine>
            <Count />
          </CountLine>
        )}
        <Own />
        {isOn && teams.length > 0 && <TeamBars />}
        <LeaveButton appearance="button" />
      </Stack>
    </Panel>
  );
}
