import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type RefObject, useMemo } from "react";
import { useStore } from "zustand";
import type { Channel } from "../../../schema/channel/api.ts";
import { listPins } from "../../../schema/channel/pin-api.ts";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { call } from "../../net/http/http.ts";
import type { MoreActions } from "../../thread/message/message-actions.ts";
import type { MessageTarget } from "../../thread/message/use-message-actions.ts";
import type { Thread } from "../../thread/thread.ts";
import { isOpen } from "../../thread/thread-status.ts";
import { usePart } from "../../ui/late/use-part.ts";
import { pinsKey } from "../channels.ts";

const none: readonly MessageFound[] = [];

/** The pinned messages that the member can read, the latest pin first. They are read again whenever their revisions change. */
function usePinned({ channelId, pinRevisions }: Channel, isWanted: boolean): readonly MessageFound[] {
  const { data } = useQuery({
    queryKey: [...pinsKey(channelId), ...pinRevisions],
    queryFn: async () => (await call(listPins, { params: { channelId } })).pins,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  return isWanted ? (data ?? none) : none;
}

interface Options {
  /** Gets the focus when the bar has gone. */
  heading: RefObject<HTMLElement | null>;
  onChoose: (target: MessageTarget) => void;
}

/** The bar with a channel's pinned messages, and what a message's menu offers about them. */
export function usePins(saved: Channel, thread: Thread, { heading, onChoose }: Options) {
  // A channel that an earlier version has saved on this device lacks them.
  const channel = saved.pinRevisions ? saved : { ...saved, pinRevisions: [], canPin: false };
  const { canPin, canSetPace, channelId, role } = channel;
  const isReady = useStore(thread.store, ({ status }) => isOpen(status));
  const hasPins = channel.pinRevisions.length > 0;
  const pins = usePinned(channel, hasPins);
  const { part } = usePart(() => import("./pin-bar.tsx"), isReady && (canPin || hasPins));
  /** The server records what leads do. */
  const isLogged = canSetPace && role !== "owner";
  const moreActions = useMemo(
    (): MoreActions | undefined =>
      part && canPin ? (message) => part.pinActions({ channelId, isLogged, pins }, message) : undefined,
    [part, canPin, channelId, isLogged, pins],
  );
  const bar = part && (
    <part.PinBar
      pins={pins}
      channelId={channelId}
      canPin={canPin}
      isLogged={isLogged}
      heading={heading}
      onChoose={onChoose}
    />
  );
  return { bar, moreActions };
}
