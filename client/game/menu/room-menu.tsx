import UserRound from "lucide-react/icons/user-round";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { useGame, useOwnId, useView } from "../connection/game-context.ts";
import { anonymousPlayer, leadLooksIn } from "../game-text.ts";
import { seatedPlayers } from "../room-view.ts";
import * as text from "./menu-text.ts";
import { useReportRoom } from "./report-room.tsx";
import { useSkipQuestion } from "./skip-question.tsx";

/** Shows who the other players are, reports the room, and skips a question for the host. */
export function RoomMenu() {
  const { roomId } = useGame();
  const players = useView((view) => view.players);
  const roomName = useView((view) => view.roomName);
  const leadName = useView((view) => view.leadName);
  const myId = useOwnId();
  const { openSheet, isFetching, sheet } = useMemberSheet();
  const report = useReportRoom(roomId, roomName);
  const skip = useSkipQuestion();

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
        ]}
      />
      {sheet}
      {report.dialog}
      {skip.dialog}
    </>
  );
}
