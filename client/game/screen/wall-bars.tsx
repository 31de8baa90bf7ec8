import Pause from "lucide-react/icons/pause";
import styled from "styled-components";
import { formatSeconds } from "../../ui/format/format.ts";
import { color, font } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import { gameOf } from "../games.ts";
import { activeCount, isPlaying } from "../room-view.ts";
import { LOW_SECONDS, TimeTrack } from "../round/countdown-bar.tsx";
import { paused, roundOf, secondsTaken, timeLeft } from "../round/round-text.ts";
import { fastestOf } from "../standing.ts";
import * as text from "./screen-text.ts";
import { wallNames } from "./wall-names.ts";
import { Muted } from "./wall-style.ts";

const Top = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  gap: 1em;
  align-items: center;
  > :last-child { text-align: end; }
`;

const RoomName = styled.h1`
  overflow: hidden;
  font: 600 1.5em/1.2 ${font.display};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Round = styled.span`
  padding: 0.2em 0.9em;
  border-radius: ${radius.round};
  color: ${color.accentText};
  background: ${color.accentSoft};
  font-size: 1.15em;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Code = styled.span`
  font: 600 1.5em/1.2 ${font.display};
  letter-spacing: 0.12em;
`;

/** The room, the round, and the code for those who come late. */
export function WallTop() {
  const roomName = useView((view) => view.roomName);
  const gameType = useView((view) => view.gameType);
  const code = useView((view) => view.roomCode);
  const round = useView((view) => view.round);
  const rounds = useView((view) => view.rounds);
  const isWaiting = useView((view) => view.phase === "waiting");
  const isOn = useView((view) => isPlaying(view.phase)) && round > 0;
  return (
    <Top>
      <div>
        <RoomName>{roomName}</RoomName>
        <Muted>{gameOf(gameType).name}</Muted>
      </div>
      {isOn ? <Round>{roundOf(round, rounds)}</Round> : <span />}
      {/* The waiting room shows it large. */}
      {isWaiting ? <span /> : <Code aria-label={`${text.codeLabel} ${code}`}>{code}</Code>}
    </Top>
  );
}

const TimeRow = styled.div`display: flex; gap: 1.2em; align-items: center; min-height: 2.4em;`;

const Seconds = styled.span<{ $low: boolean }>`
  min-width: 2.2em;
  color: ${({ $low }) => ($low ? color.danger : color.text)};
  font: 700 2em/1 ${font.body};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Answered = styled.span`font-size: 1.25em; font-weight: 700; font-variant-numeric: tabular-nums;`;

/** Below a round: how many have answered, and the time left. */
function RoundTime() {
  const { seconds, fraction } = useCountdown();
  const active = useView((view) => view.crowd?.expected ?? activeCount(view));
  const count = useView(
    (view) => view.crowd?.answered ?? Object.values(view.players).filter(({ hasAnswered }) => hasAnswered).length,
  );
  const isLow = seconds <= LOW_SECONDS;
  return (
    <TimeRow>
      <Answered>{text.answered(count, Math.max(active, count))}</Answered>
      <TimeTrack fraction={fraction} isLow={isLow} height="0.9em" />
      <Seconds $low={isLow} role="timer" aria-label={`${timeLeft}: ${formatSeconds(seconds)}`}>
        {seconds}
      </Seconds>
    </TimeRow>
  );
}

/** Below the solution: who was right first. */
function Fastest() {
  const players = useView((view) => view.players);
  const first = fastestOf(players);
  const name = first && wallNames(Object.values(players)).get(first.memberId);
  return (
    <TimeRow>
      <Answered>{first && name ? text.fastest(name, secondsTaken(first.responseMs)) : ""}</Answered>
    </TimeRow>
  );
}

const Paused = styled(TimeRow)`
  justify-content: center;
  color: ${color.accentText};
  font-size: 1.6em;
  font-weight: 700;
  > svg { width: 1.2em; height: 1.2em; }
`;

/** What stands below a round. */
export function WallBottom() {
  const phase = useView((view) => view.phase);
  const isPaused = useView((view) => view.isPaused);
  if (isPaused) {
    return (
      <Paused role="status">
        <Pause aria-hidden />
        {paused}
      </Paused>
    );
  }
  if (phase === "round") return <RoundTime />;
  if (phase === "reveal") return <Fastest />;
  return null;
}
