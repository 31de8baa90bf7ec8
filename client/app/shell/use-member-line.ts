import { useEffect } from "react";
import { hearChannel, hearChannelGone, refreshChannels } from "../../channel/channels.ts";
import { hearConversation, refreshConversations } from "../../chat/conversations.ts";
import type { Session } from "../../net/session.ts";
import { hearNotifications, refreshNotifications } from "../../notification/notifications.ts";
import { deviceStore, forgetOutboxes } from "../../thread/device-store.ts";

/** The screen itself comes first; browsers that cannot tell when they are idle get so long. */
const LATER_MS = 1_500;

function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(then, LATER_MS);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(then, { timeout: 2 * LATER_MS });
  return () => cancelIdleCallback(callback);
}

/** Keeps the member's own line open while the navigation is shown. Visitors load nothing of it. */
export function useMemberLine(session: Session): void {
  const memberId = session.me?.memberId;
  const hasLeft = session.status === "signed-out" && session.isByChoice;
  useEffect(() => {
    if (hasLeft) forgetOutboxes(deviceStore());
  }, [hasLeft]);

  useEffect(() => {
    if (memberId === undefined) return;
    let isOver = false;
    let letGo = () => {};
    const callOff = whenIdle(() => {
      import("../../member/member-line.ts").then(
        ({ holdMemberLine }) => {
          if (isOver) return;
          letGo = holdMemberLine(memberId, {
            live() {
              void refreshConversations();
              void refreshChannels();
              void refreshNotifications();
            },
            conversation: hearConversation,
            channel: hearChannel,
            channelGone: hearChannelGone,
            notifications: hearNotifications,
          });
        },
        // Without it counts are as old as the last reading; the next screen tries again.
        () => {},
      );
    });
    return () => {
      isOver = true;
      callOff();
      letGo();
    };
  }, [memberId]);
}
