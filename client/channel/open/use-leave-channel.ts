import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Channel } from "../../../schema/channel/api.ts";
import type { ChannelLoss } from "../../../schema/member/protocol.ts";
import { type ErrorText, errorTextWithReason } from "../../frame/error-text.ts";
import { codeOf, isPassing } from "../../net/http/api-error.ts";
import { type Toast, toast } from "../../ui/feedback/toast.ts";
import { channelFailures } from "../channel-errors.ts";
import { applyChannelGone, isOwn, join, removalReason, type useChannel } from "../channels.ts";

/** Leaves or closes the channel, returns to the list and shows `done` as a toast. Rejects when the server refuses. */
export type LeaveChannel = (done: ErrorText, send: () => Promise<unknown>) => Promise<void>;

const notThere: Toast = {
  title: "Channel not found",
  message: "The link may be incomplete, or you can't see this channel.",
  variant: "destructive",
};

/** Explains why the member is no longer in the channel. `now` is the channel if they can still see it. */
export function removalText(before: Pick<Channel, "name">, now: Channel | null, why?: ChannelLoss): ErrorText {
  const name = now?.name ?? before.name;
  const again = now ? "You can join it again whenever you like." : "A member can add you again.";
  if (why === "closed") return { title: `${name} is closed`, message: "Its owner closed it for everyone." };
  if (why === "left") return { title: `You left ${name}`, message: `You left it on another screen. ${again}` };
  if (why === "removed") {
    return { title: `You're no longer in ${name}`, message: `Its owner or an admin removed you. ${again}` };
  }
  if (why === "role") {
    return { title: `You can no longer read ${name}`, message: "You're no longer a safeguarding lead." };
  }
  if (now === null) {
    return { title: `${before.name} is gone`, message: "It was closed, or you were removed from it." };
  }
  return {
    title: `You're no longer in ${now.name}`,
    message: "You were removed from it, or left it on another screen.",
  };
}

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

  function leave(text: Toast) {
    if (isOver.current) return;
    isOver.current = true;
    toast(text);
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
    if (before.current) return removalText(before.current, now, removalReason(channelId));
    if (now === null) return notThere;
    return {
      title: "You're not in this channel",
      message: `Join ${now.name} to read and write in it.`,
      action: { label: "Join", onPress: () => void joinAfterAll() },
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
