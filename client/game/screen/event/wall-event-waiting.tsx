import { useMemo } from "react";
import styled, { keyframes } from "styled-components";
import { colorOf } from "../../../../schema/game/event-room.ts";
import { color, font, reducedMotion } from "../../../ui/theme/css.ts";
import { motion, radius } from "../../../ui/tokens.ts";
import { useView } from "../../connection/game-context.ts";
import { useCrowd, useTeams } from "../../event-room/event-view.ts";
import { TeamMark } from "../../event-room/team-mark.tsx";
import { HousePicture } from "../../event-room/waiting/house-picture.tsx";
import { type PlayerView, seatedPlayers } from "../../room-view.ts";
import { wallNames } from "../wall-names.ts";
import { WallCard, WallName, WallStage } from "../wall-style.ts";
import { WallJoin } from "../wall-waiting.tsx";
import * as text from "./wall-event-text.ts";
import { WallFace } from "./wall-face.tsx";

const COLUMNS = 3;
const LINES = 9;
/** How many teams fit on one line. */
const TEAMS_PER_LINE = 4;

/** How many names fit below so many teams. */
const placesBelow = (teams: number): number => COLUMNS * (LINES - Math.ceil(teams / TEAMS_PER_LINE));

const Sides = styled(WallStage)`grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: stretch;`;

const Hall = styled(WallCard)`
  grid-template-rows: auto auto minmax(0, 1fr);
  gap: 0.8em;
  padding-block: 0.9em;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 14.5em;
  gap: 1.2em;
  align-items: center;
  > svg { width: 100%; height: auto; }
`;

const Count = styled.h2`
  font: 600 1.5em/1.1 ${font.display};
  > b { display: block; font-size: 3.4em; font-weight: 600; line-height: 1; font-variant-numeric: tabular-nums; }
`;

const Teams = styled.ul`display: flex; flex-wrap: wrap; gap: 0.4em 1.2em;`;
const Team = styled.li`display: flex; gap: 0.5em; align-items: center; font-weight: 700;`;

const arrive = keyframes`from { opacity: 0; transform: scale(0.6); }`;

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  grid-auto-rows: min-content;
  gap: 0.3em 0.6em;
  align-content: start;
  overflow: hidden;
`;

const Guest = styled.li`
  display: flex;
  gap: 0.5em;
  align-items: center;
  min-width: 0;
  padding: 0.12em 0.7em 0.12em 0.15em;
  border-radius: ${radius.round};
  background: ${color.raised};
  animation: ${arrive} ${motion.slow}ms ${motion.settle};
  ${reducedMotion} { animation: none; }
  > :first-child { font-size: 0.8em; }
`;

const More = styled.li`align-self: center; color: ${color.muted}; font-weight: 700;`;

/** The newest players, and how many are not shown. */
export function newestOf(players: readonly PlayerView[], places: number): { shown: PlayerView[]; more: number } {
  const newest = [...players].reverse();
  if (newest.length <= places) return { shown: newest, more: 0 };
  return { shown: newest.slice(0, places - 1), more: newest.length - places + 1 };
}

/** How to join an event's game, and who has come. */
export function WallEventWaiting() {
  const players = useView((view) => view.players);
  const { players: count } = useCrowd();
  const teams = useTeams();
  const seated = useMemo(() => seatedPlayers({ players }), [players]);
  const names = useMemo(() => wallNames(seated), [seated]);
  const { shown, more } = newestOf(seated, placesBelow(teams.length));
  return (
    <Sides>
      <WallJoin hint={text.joinHint} />
      <Hall>
        <Top>
          <Count>
            <b>{count}</b>
            {count === 0 ? text.nobodyYet : text.playersIn(count)}
          </Count>
          <HousePicture lit={count} />
        </Top>
        {teams.length > 0 ? (
          <Teams>
            {[...teams]
              .sort((a, b) => a.number - b.number)
              .map(({ number, name }) => (
                <Team key={number}>
                  <TeamMark team={number} name={name} />
                  {name}
                </Team>
              ))}
          </Teams>
        ) : (
          <span />
        )}
        <Names>
          {shown.map(({ memberId, seat, displayName }) => (
            <Guest key={memberId}>
              <WallFace name={displayName} tone={colorOf(seat)} />
              <WallName>{names.get(memberId)}</WallName>
            </Guest>
          ))}
          {more > 0 && <More>{text.andMore(more)}</More>}
        </Names>
      </Hall>
    </Sides>
  );
}
