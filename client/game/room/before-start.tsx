import { PLAYERS_MIN_TO_START } from "../../../schema/limits.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { TablePicture } from "../../ui/illustration/table-picture.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { useView } from "../connection/game-context.ts";
import { useCountdown } from "../connection/use-countdown.ts";
import { useRoomPath } from "../connection/use-room-path.ts";
import { gameFailures } from "../game-errors.ts";
import { gameOf } from "../games.ts";
import { guestsBySeat } from "../player-style.ts";
import { activeCount } from "../room-view.ts";
import { StartButton } from "../start-button.tsx";
import { CountdownLamp } from "./countdown-lamp.tsx";
import * as text from "./room-text.ts";

/** Shown when the game has not started yet, or not again. */
export function WaitingForStart() {
  const present = useView(activeCount);
  const maxPlayers = useView((view) => view.maxPlayers);
  const players = useView((view) => view.players);
  const waitingPath = useRoomPath("waiting");
  return (
    <Card>
      <Stack $align="center">
        <TablePicture seats={maxPlayers} guests={guestsBySeat({ players })} />
        <Heading level={2}>{text.waitingTitle}</Heading>
        <Text $align="center">{text.waitingHint(PLAYERS_MIN_TO_START, present, maxPlayers)}</Text>
        <StartButton failure={gameFailures.startFromGameRoom} />
        <ButtonLink variant="secondary" to={waitingPath}>
          {text.toWaitingRoom}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** The three seconds before the first round. */
export function StartingSoon() {
  const { seconds, fraction } = useCountdown();
  const rounds = useView((view) => view.rounds);
  const timeLimit = useView((view) => view.timeLimit);
  const { advice } = gameOf(useView((view) => view.gameType));
  return (
    <Card $lit role="status">
      <Stack $align="center" $gap={24}>
        <Heading level={2}>{text.startingTitle}</Heading>
        <CountdownLamp label={text.startCountdown} seconds={seconds} fraction={fraction} size={136} lowAt={0} />
        <Text $align="center">
          {text.roundsAndTime(rounds, timeLimit)} {advice}
        </Text>
      </Stack>
    </Card>
  );
}
