import { MenuButton } from "../../ui/menu/menu-button.tsx";
import * as text from "./menu-text.ts";
import { useReportRoom } from "./report-room.tsx";

/** Reports a room of the public list without joining it. */
export function CardMenu({ roomId, roomName }: { roomId: string; roomName: string }) {
  const { action, isFetching, dialog } = useReportRoom(roomId, roomName);
  return (
    <>
      <MenuButton label={text.cardMenuLabel(roomName)} title={roomName} busy={isFetching} actions={() => [action]} />
      {dialog}
    </>
  );
}
