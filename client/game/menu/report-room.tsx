import Flag from "lucide-react/icons/flag";
import { type ReactNode, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import * as text from "./menu-text.ts";

interface ReportRoom {
  /** The line of the room's menu. */
  action: MenuAction;
  isFetching: boolean;
  /** The form, or null. The caller renders it. */
  dialog: ReactNode;
}

/** Reports a room and its name. */
export function useReportRoom(roomId: string, name: string): ReportRoom {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { part, isFetching } = usePart(() => import("../../safety/report-panel.tsx"), isOpen, close);
  return {
    action: { label: text.reportAction, icon: <Flag aria-hidden />, onPress: () => setIsOpen(true) },
    isFetching,
    dialog:
      part && isOpen ? <part.ReportPanel subject={{ kind: "game_room", roomId }} name={name} onClose={close} /> : null,
  };
}
