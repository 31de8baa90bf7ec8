import ArrowRightLeft from "lucide-react/icons/arrow-right-left";
import DoorClosed from "lucide-react/icons/door-closed";
import Flag from "lucide-react/icons/flag";
import Info from "lucide-react/icons/info";
import Link from "lucide-react/icons/link";
import LogOut from "lucide-react/icons/log-out";
import Settings from "lucide-react/icons/settings";
import { useState } from "react";
import type { Channel } from "../../../schema/channel/api.ts";
import { copyText } from "../../ui/button/copy-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { usePart } from "../../ui/late/use-part.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { MenuButton } from "../../ui/menu/menu-button.tsx";
import { permissionsOf } from "../channel-permissions.ts";
import { useSettingActions } from "../setting-actions.tsx";
import type { ChannelDialogKind } from "./channel-dialogs.tsx";
import * as text from "./open-text.ts";
import type { LeaveChannel } from "./use-leave-channel.ts";

interface Props {
  channel: Channel;
  leave: LeaveChannel;
  /** What else the menu offers, above the rest. */
  firstActions: readonly MenuAction[];
  /** Something that an action opens outside this menu is being fetched. */
  busy: boolean;
  onHandOver: () => void;
}

async function copyLink(channelId: string): Promise<void> {
  const isCopied = await copyText(`${location.origin}/community/channel/${channelId}`);
  if (isCopied) toast({ title: text.copiedTitle, message: text.copiedMessage });
  else toast({ title: text.notCopiedTitle, message: text.notCopiedMessage, variant: "destructive" });
}

/** Describes a channel, copies its link, pins, mutes, edits, leaves, closes or reports it. */
export function ChannelMenu({ channel, leave, firstActions, busy, onHandOver }: Props) {
  const { channelId, name, description, role, canSetPace } = channel;
  const [asked, setAsked] = useState<ChannelDialogKind | null>(null);
  const close = () => setAsked(null);
  const setting = useSettingActions(channel);
  const { part: dialogs, isFetching } = usePart(() => import("./channel-dialogs.tsx"), asked !== null, close);

  function actions(): MenuAction[] {
    const { canEdit, canTransfer, canLeave, canClose } = permissionsOf(role ?? "member");
    const ask = (kind: ChannelDialogKind) => () => setAsked(kind);
    const lines: (MenuAction | false)[] = [
      ...firstActions,
      description !== "" && { label: text.aboutAction, icon: <Info aria-hidden />, onPress: ask("about") },
      { label: text.copyLinkAction, icon: <Link aria-hidden />, onPress: () => void copyLink(channelId) },
      ...setting.actions,
      (canEdit || canSetPace) && {
        label: text.settingsAction,
        icon: <Settings aria-hidden />,
        onPress: ask("settings"),
      },
      canTransfer && { label: text.handOverAction, icon: <ArrowRightLeft aria-hidden />, onPress: onHandOver },
      { label: text.reportAction, icon: <Flag aria-hidden />, onPress: ask("report") },
      canLeave && { label: text.leaveAction, icon: <LogOut aria-hidden />, onPress: ask("leave") },
      canClose && { label: text.closeAction, icon: <DoorClosed aria-hidden />, tone: "danger", onPress: ask("close") },
    ];
    return lines.filter((line) => line !== false);
  }

  return (
    <>
      <MenuButton
        label={text.menuLabel}
        title={name}
        busy={busy || isFetching || setting.isPending}
        actions={actions}
      />
      {dialogs && asked && <dialogs.ChannelDialog kind={asked} channel={channel} leave={leave} onClose={close} />}
    </>
  );
}
