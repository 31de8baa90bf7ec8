import styled from "styled-components";
import { QrCode } from "../../ui/illustration/qr-code.tsx";
import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { color, font } from "../../ui/theme/css.ts";
import { radius } from "../../ui/tokens.ts";
import { useGame, useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import { gameOf } from "../games.ts";
import { guestsBySeat } from "../player-style.ts";
import { CountdownLamp } from "../room/countdown-lamp.tsx";
import { startCountdown, startingTitle } from "../room/room-text.ts";
import { roomPath } from "../room-path.ts";
import { seatedPlayers } from "../room-view.ts";
import * as text from "./screen-text.ts";
import { WallAvatar } from "./wall-avatar.tsx";
import { wallNames } from "./wall-names.ts";
import { Muted, WallCard, WallName, WallStage, WallTitle } from "./wall-style.ts";

const Sides = styled(WallStage)`grid-template-columns: 1fr 1fr; align-items: stretch;`;

const Join = styled(WallCard)`
  gap: 0.9em;
  align-content: center;
  justify-items: center;
  text-align: center;
  > svg { width: 15.5em; height: 15.5em; }
  > :last-child { font-size: 1.15em; }
`;

const Code = styled.strong`
  font: 600 4.4em/1 ${font.display};
  letter-spacing: 0.14em;
  /* The space after the last letter would move the code to the left. */
  margin-inline-end: -0.14em;
`;

const Table = styled(WallCard)`
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: 0.9em;
  justify-items: center;
  > svg { width: 100%; height: 100%; }
`;

const Guests = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5em;
  justify-content: center;
  max-width: 100%;
`;

const Guest = styled.li`
  display: flex;
  gap: 0.5em;
  align-items: center;
  max-width: 14em;
  padding: 0.25em 0.9em 0.25em 0.3em;
  border-radius: ${radius.round};
  background: ${color.raised};
  font-size: 0.95em;
`;

/** How to join: the link as a QR code, and the room's code. */
export function WallJoin({ hint = text.joinHint }: { hint?: (address: string) => string }) {
  const { roomId } = useGame();
  const code = useView((view) => view.roomCode);
  const isPrivate = useView((view) => view.isPrivate);
  const roomName = useView((view) => view.roomName);
  const link = `${location.origin}${roomPath("waiting", roomId, { code: isPrivate ? code : null })}`;
  return (
    <Join>
      <WallTitle $size={2.2}>{text.joinTitle}</WallTitle>
      <QrCode text={link} label={text.qrLabel(roomName)} />
      <Code>{code}</Code>
      <Muted>{hint(`${location.host}/games`)}</Muted>
    </Join>
  );
}

/** How to join, and who has come. */
export function WallWaiting() {
  const maxPlayers = useView((view) => view.maxPlayers);
  const watchers = useView((view) => view.watchers);
  const players = useView((view) => view.players);
  const seated = seatedPlayers({ players });
  // A screen is not signed in, so it may not load anybody's picture.
  const guests = guestsBySeat({ players }).map((guest) => guest && { ...guest, src: "" });
  const names = wallNames(seated);
  return (
    <Sides>
      <WallJoin />
      <Table>
        <WallTitle>{`${text.playersTitle}: ${seated.length}/${maxPlayers}`}</WallTitle>
        <TablePicture seats={maxPlayers} guests={guests} />
        <Guests>
          {seated.map((player) => (
            <Guest key={player.memberId}>
              <WallAvatar player={player} />
              <WallName>{names.get(player.memberId)}</WallName>
            </Guest>
          ))}
          {seated.length === 0 && <li>{text.nobodyYet}</li>}
          {watchers > 0 && <Guest as="li">{text.watchersTitle(watchers)}</Guest>}
        </Guests>
      </Table>
    </Sides>
  );
}

const Starting = styled(WallStage)`
  gap: 2em;
  place-content: center;
  justify-items: center;
  text-align: center;
`;

/** The seconds before the first round. */
export function WallStarting() {
  const { seconds, fraction } = useCountdown();
  const { advice } = gameOf(useView((view) => view.gameType));
  return (
    <Starting>
      <WallTitle $size={3}>{startingTitle}</WallTitle>
      <CountdownLamp label={startCountdown} seconds={seconds} fraction={fraction} size={280} lowAt={0} />
      <WallTitle as="p">{advice}</WallTitle>
    </Starting>
  );
}
