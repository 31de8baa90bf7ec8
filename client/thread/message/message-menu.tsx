import Ellipsis from "lucide-react/icons/ellipsis";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import type { KnownMessage } from "../history/message-merge.ts";
import { unknownUser } from "../thread-text.ts";
import { menuTitleOf, messageActionList } from "./message-action-list.tsx";
import type { MessageActions } from "./message-actions.ts";
import * as text from "./message-text.ts";

function labelOf({ isDeleted, isHidden, senderName }: KnownMessage, isOwn: boolean): string {
  if (isHidden) return text.hiddenMenuLabel;
  if (isDeleted) return text.deletedMenuLabel(senderName || unknownUser);
  return isOwn ? text.ownMenuLabel : text.menuLabel(senderName || unknownUser);
}

interface Props {
  message: KnownMessage;
  isOwn: boolean;
  /** The dialog that was chosen is still being fetched. */
  busy: boolean;
  actions: MessageActions;
}

/** The button that opens a message's menu: for the mouse, keyboards and screen readers. */
export function MessageMenu(props: Props) {
  const { message, isOwn, busy } = props;
  return (
    <MenuButton
      label={labelOf(message, isOwn)}
      title={menuTitleOf(props)}
      icon={<Ellipsis />}
      busy={busy}
      actions={() => messageActionList(props)}
    />
  );
}
