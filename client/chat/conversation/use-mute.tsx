import { useMutation, useQuery } from "@tanstack/react-query";
import Bell from "lucide-react/icons/bell";
import BellOff from "lucide-react/icons/bell-off";
import { readMuted, saveMuted } from "../../../schema/push/api.ts";
import { toastError } from "../../frame/error-text.ts";
import { call } from "../../net/http/http.ts";
import { queryClient } from "../../net/query/query-client.ts";
import { toast } from "../../ui/feedback/toast.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import * as text from "./mute-text.ts";

/** PUSH-7: the line of an open menu with which a member mutes a conversation on their devices, or lets it ring again. */
export function useMute(threadId: string, isMenuOpen: boolean): { action: MenuAction; isPending: boolean } {
  const queryKey = [readMuted.path, threadId];
  const read = () => call(readMuted, { params: { threadId } });
  const { data, isFetching } = useQuery({ queryKey, queryFn: read, enabled: isMenuOpen, staleTime: 0 });
  const isMuted = data?.isMuted ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { isMuted: boolean }) => call(saveMuted, { params: { threadId }, body }),
    onSuccess(saved) {
      queryClient.setQueryData(queryKey, saved);
      toast(saved.isMuted ? text.muted : text.unmuted);
    },
    onError: (error) => toastError(error, text.saveFailed),
  });
  const action: MenuAction = {
    label: isMuted ? text.unmuteAction : text.muteAction,
    icon: isMuted ? <Bell aria-hidden /> : <BellOff aria-hidden />,
    busy: isFetching,
    onPress: () => mutate({ isMuted: !isMuted }),
  };
  return { action, isPending };
}
