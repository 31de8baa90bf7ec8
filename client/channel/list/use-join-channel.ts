import { useState } from "react";
import type { Channel } from "../../../schema/channel/api.ts";
import { errorTextWithReason } from "../../frame/error-text.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { channelFailures } from "../channel-errors.ts";
import { join } from "../channels.ts";

/** Joins an open channel and goes on into it. */
export function useJoinChannel(onJoined: (channelId: string) => void) {
  const [joining, setJoining] = useState<string | null>(null);

  async function joinNow({ channelId }: Pick<Channel, "channelId">) {
    if (joining !== null) return;
    setJoining(channelId);
    try {
      await join(channelId);
      onJoined(channelId);
    } catch (error) {
      toast({ ...errorTextWithReason(error, channelFailures.joinChannel), variant: "destructive" });
    } finally {
      setJoining(null);
    }
  }

  return { joining, joinNow: (channel: Pick<Channel, "channelId">) => void joinNow(channel) };
}
