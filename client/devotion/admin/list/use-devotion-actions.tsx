import CalendarClock from "lucide-react/icons/calendar-clock";
import EyeOff from "lucide-react/icons/eye-off";
import Pencil from "lucide-react/icons/pencil";
import Send from "lucide-react/icons/send";
import Trash from "lucide-react/icons/trash-2";
import Undo from "lucide-react/icons/undo-2";
import { useNavigate } from "react-router";
import type { ListedDevotion } from "../../../../schema/devotion/admin-api.ts";
import { todayIn } from "../../../frame/use-today.ts";
import { community } from "../../../net/community.ts";
import type { MenuAction } from "../../../ui/menu/menu-action.ts";
import * as text from "../devotion-admin-text.ts";
import { useDevotionChanges } from "../use-devotion-changes.ts";

/** The menu of a devotion in the list. `onOtherDay` asks for the day. */
export function useDevotionActions(onOtherDay: (devotion: ListedDevotion) => void) {
  const navigate = useNavigate();
  const { publish, unpublish, restore, remove } = useDevotionChanges();
  return (devotion: ListedDevotion): readonly MenuAction[] => {
    const { devotionId, date, state } = devotion;
    const restoring: MenuAction = {
      label: text.restoreAction,
      icon: <Undo aria-hidden />,
      onPress: () => void restore(devotionId),
    };
    if (state === "deleted") return [restoring];
    const isComing = date > todayIn(community.timeZone);
    const publishing: MenuAction[] = [
      {
        label: isComing ? text.scheduleAction(date) : text.publishAction,
        icon: <Send aria-hidden />,
        onPress: () => void publish(devotionId),
      },
      { label: text.otherDayAction, icon: <CalendarClock aria-hidden />, onPress: () => onOtherDay(devotion) },
    ];
    const unpublishing: MenuAction = {
      label: text.unpublishAction,
      icon: <EyeOff aria-hidden />,
      onPress: () => void unpublish(devotionId),
    };
    return [
      {
        label: text.editAction,
        icon: <Pencil aria-hidden />,
        onPress: () => void navigate(`/admin/devotions/${devotionId}`),
      },
      ...(state === "draft" ? publishing : [unpublishing]),
      {
        label: text.deleteAction,
        icon: <Trash aria-hidden />,
        tone: "danger",
        onPress: () => void remove(devotionId, state === "draft"),
      },
    ];
  };
}
