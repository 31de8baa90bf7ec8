import { useMutation } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import { type Channel, pinChannel } from "../../schema/channel/api.ts";
import { saveMuted } from "../../schema/push/api.ts";
import { type ErrorText, toastError } from "../frame/error-text.ts";
import { call } from "../net/http/http.ts";
import { toast } from "../ui/feedback/toast.ts";
import type { MenuAction } from "../ui/menu/menu-action.ts";
import { applyChannel, applyMuted } from "./channels.ts";
import * as text from "./setting-text.ts";

interface Change {
  send: () => Promise<void>;
  /** The toast that confirms it. */
  done: ErrorText;
  button: HTMLElement;
}

const pin = async (channelId: string, isPinned: boolean) =>
  applyChannel(await call(pinChannel, { params: { channelId }, body: { isPinned } }));

async function mute(channelId: string, isMuted: boolean): Promise<void> {
  await call(saveMuted, { params: { threadId: channelId }, body: { isMuted } });
  applyMuted(channelId, isMuted);
}

/** The lines of a menu with which a member pins or mutes a channel, for themselves only. */
export function useSettingActions({ channelId, name, isPinned, isMuted }: Channel) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess(_, { done, button }) {
      toast(done);
      // The row has moved, and a browser may take the focus from what moves.
      if (document.activeElement === document.body) button.focus({ preventScroll: true });
    },
    onError: (error) => toastError(error, text.saveFailed),
  });
  const actions: MenuAction[] = [
    {
      label: isPinned ? text.unpinAction : text.pinAction,
      icon: isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />,
      onPress: (button) =>
        mutate({ send: () => pin(channelId, !isPinned), done: (isPinned ? text.unpinned : text.pinned)(name), button }),
    },
    {
      label: isMuted ? text.unmuteAction : text.muteAction,
      icon: isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
      onPress: (button) =>
        mutate({ send: () => mute(channelId, !isMuted), done: isMuted ? text.unmuted : text.muted, button }),
    },
  ];
  return { actions, isPending };
}
