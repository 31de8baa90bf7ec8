import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Channel } from "../../../schema/channel/api.ts";
import { type ErrorText, errorTextWithReason } from "../../frame/error-text.ts";
import { codeOf, isPassing } from "../../net/http/api-error.ts";
import { type Toast, toast } from "../../ui/feedback/toast.ts";
import { channelFailures } from "../channel-errors.ts";
import { joinButton } from "../channel-text.ts";
import { applyChannelGone, isOwn, join, removalReason, type useChannel } from "../channels.ts";
import * as text from "./open-text.ts";

/** Leaves or closes the channel, returns to the list and shows `done` as a toast. Rejects when the server refuses. */
export type LeaveChannel = (done: ErrorText, send: () => Promise<unknown>) => Promise<void>;

const notThere: Toast = {
  title: text.notFoundTitle,
  message: text.notFoundMessage,
  variant: "destructive",
};

/** Sends members who cannot read this channel to the list, and explains why in a toast. */
export function useLeaveChannel(
  channelId: string,
  { channel, error, isStale }: ReturnType<typeof useChannel>,
): LeaveChannel {
  const navigate = useNavigate();
  /** The channel as the member last saw it from inside. */
  const before = useRef<Channel>(undefined);
  const ownText = useRef<ErrorText>(undefined);
  const isOver = useRef(false);
  const isAbsent = error !== null && !isPassing(codeOf(error));
  const isForeign = channel !== undefined && !isOwn(channel);
  if (channel && isOwn(channel) && !isAbsent) before.current = channel;

  function leave(why: Toast) {
    if (isOver.current) return;
    isOver.current = true;
    toast(why);
    void navigate("/community", { replace: true });
  }

  async function joinAfterAll() {
    try {
      await join(channelId);
      void navigate(`/community/channel/${channelId}`);
    } catch (failure) {
      toast({ ...errorTextWithReason(failure, channelFailures.joinChannel), variant: "destructive" });
    }
  }

  function reason(): Toast {
    const now = isAbsent ? null : (channel ?? null);
    if (ownText.current) return ownText.current;
    if (before.current) return text.removalText(before.current, now, removalReason(channelId));
    if (now === null) return notThere;
    return {
      title: text.notMemberTitle,
      message: text.notMemberMessage(now.name),
      action: { label: joinButton, onPress: () => void joinAfterAll() },
    };
  }

  const isGone = !isStale && (isAbsent || isForeign);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast shows once
  useEffect(() => {
    if (isGone) leave(reason());
  }, [isGone]);

  return async (done, send) => {
    // The member's connection may push the change before the response arrives.
    ownText.current = done;
    try {
      await send();
    } catch (failure) {
      ownText.current = undefined;
      throw failure;
    }
    leave(done);
    applyChannelGone(channelId);
  };
}
