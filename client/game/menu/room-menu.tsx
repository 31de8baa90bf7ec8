import UserRound from "lucide-react/icons/user-round";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { useGame, useOwnId, useView } from "../connection/game-context.ts";
import { anonymousPlayer, leadLooksIn } from "../game-text.ts";
import { seatedPlayers } from "../room-view.ts";
import { useEndGame } from "./end-game.tsx";
import * as text from "./menu-text.ts";
import { useReportRoom } from "./report-room.tsx";
import { useSkipQuestion } from "./skip-question.tsx";
import { useEndNotice } from "./use-end-notice.ts";

export { PauseButton } from "./pause-button.tsx";

/** Shows who the other players are, and reports the room. The host skips a question, or ends the game. */
export function RoomMenu() {
  const { roomId } = useGame();
  const players = useView((view) => view.players);
  const roomName = useView((view) => view.roomName);
  const leadName = useView((view) => view.leadName);
  const myId = useOwnId();
  const { openSheet, isFetching, sheet } = useMemberSheet();
  const report = useReportRoom(roomId, roomName);
  const skip = useSkipQuestion();
  const end = useEndGame();
  useEndNotice();

  const others = () =>
    seatedPlayers({ players })
      .filter(({ memberId }) => memberId !== myId)
      .map(({ memberId, displayName }) => ({ memberId, displayName: displayName || anonymousPlayer }));
  return (
    <>
      <MenuButton
        label={text.menuLabel}
        title={roomName}
        note={leadName === "" ? undefined : leadLooksIn(leadName)}
        busy={isFetching || report.isFetching}
        actions={() => [
          ...skip.actions,
          ...others().map((member) => ({
            label: text.aboutAction(member.displayName),
            icon: <UserRound aria-hidden />,
            onPress: () => openSheet(member),
          })),
          report.action,
          ...end.actions,
        ]}
      />
      {sheet}
      {report.dialog}
      {skip.dialog}
      {end.dialog}
    </>
  );
}
