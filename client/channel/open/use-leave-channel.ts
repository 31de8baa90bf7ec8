import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Channel } from "../../../schema/channel/api.ts";
import type { ChannelLoss } from "../../../schema/member/protocol.ts";
import { type ErrorText, errorTextWithReason } from "../../frame/error-text.ts";
import { codeOf, isPassing } from "../../net/api-error.ts";
import { type Toast, toast } from "../../ui/feedback/toast.ts";
import { channelFailures } from "../channel-errors.ts";
import { applyChannelGone, isOwn, join, removalReason, type useChannel } from "../channels.ts";

/** Leaves or closes the channel, goes back to the list and says `words`; rejects with the server's refusal. */
export type LeaveChannel = (words: ErrorText, act: () => Promise<unknown>) => Promise<void>;

const notThere: Toast = {
  title: "This channel is not there",
  message: "The link may be cut short, or it is not yours to see.",
  variant: "destructive",
};

/** What happened to somebody who was in the channel and is not any more. `now` is how they see it, if they do. */
export function removalText(before: Pick<Channel, "name">, now: Channel | null, why?: ChannelLoss): ErrorText {
  const name = now?.name ?? before.name;
  const again = now ? "You can join it again whenever you like." : "Somebody in it can add you again.";
  if (why === "closed") return { title: `${name} is closed`, message: "Its owner closed it for everybody." };
  if (why === "left") return { title: `You left ${name}`, message: `You left it on another screen. ${again}` };
  if (why === "removed") {
    return { title: `You are not in ${name} any more`, message: `Somebody who looks after it removed you. ${again}` };
  }
  if (why === "role") {
    return { title: `You do not read along in ${name} any more`, message: "Your role as safeguarding lead has ended." };
  }
  if (now === null) {
    return { title: `${before.name} is not there any more`, message: "It was closed, or you were removed from it." };
  }
  return {
    title: `You are not in ${now.name} any more`,
    message: "You were removed from it, or left it on another screen.",
  };
}

/** Sends whoever may not read this channel to the list, and says why: not a member, removed, closed, not there. */
export function useLeaveChannel(
  channelId: string,
  { channel, error, isStale }: ReturnType<typeof useChannel>,
): LeaveChannel {
  const navigate = useNavigate();
  /** The channel as it was while it was the member's. */
  const before = useRef<Channel>(undefined);
  const ownWords = useRef<ErrorText>(undefined);
  const isOver = useRef(false);
  const isAbsent = error !== null && !isPassing(codeOf(error));
  const isForeign = channel !== undefined && !isOwn(channel);
  if (channel && isOwn(channel) && !isAbsent) before.current = channel;

  function leave(words: Toast) {
    if (isOver.current) return;
    isOver.current = true;
    toast(words);
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
    if (ownWords.current) return ownWords.current;
    if (before.current) return removalText(before.current, now, removalReason(channelId));
    if (now === null) return notThere;
    return {
      title: "You are not in this channel",
      message: `Join ${now.name} to read it and to write in it.`,
      action: { label: "Join", onPress: () => void joinAfterAll() },
    };
  }

  const isGone = !isStale && (isAbsent || isForeign);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    if (isGone) leave(reason());
  }, [isGone]);

  return async (words, act) => {
    // The member's own line may tell before the answer arrives.
    ownWords.current = words;
    try {
      await act();
    } catch (failure) {
      ownWords.current = undefined;
      throw failure;
    }
    leave(words);
    applyChannelGone(channelId);
  };
}
