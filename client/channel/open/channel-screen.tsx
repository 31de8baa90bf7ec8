import { useEffect, useMemo, useRef } from "react";
import { useNavigationType, useParams } from "react-router";
import styled from "styled-components";
import { useStore } from "zustand";
import type { Channel, ChannelPace } from "../../../schema/channel/api.ts";
import { SEEN_MARKS_MEMBERS_MAX } from "../../../schema/limits.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { Screen } from "../../frame/screen.tsx";
import { codeOf, isPassing } from "../../net/http/api-error.ts";
import { useSession } from "../../net/session.ts";
import { draftKeyOf } from "../../thread/composer/draft-key.ts";
import { useMessageTarget } from "../../thread/search/use-message-target.ts";
import type { Thread } from "../../thread/thread.ts";
import { ThreadPanel } from "../../thread/thread-panel.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { SplitList, SplitPane, SplitView } from "../../ui/pane/split-view.ts";
import { ownChannelsTitle } from "../channel-text.ts";
import { channelThread, memberFinder } from "../channel-thread.ts";
import { isOwn, recheckMembership, useChannel } from "../channels.ts";
import { usePins } from "../pin/use-pins.tsx";
import { ChannelBar } from "./channel-bar.tsx";
import { ChannelHeader } from "./channel-header.tsx";
import * as text from "./open-text.ts";
import { type LeaveChannel, useLeaveChannel } from "./use-leave-channel.ts";
import { useTypingNames } from "./use-typing-names.ts";

const Skeletons = styled.div`padding: 24px 16px;`;

/** A room may close because the member is no longer in the channel, so this checks it. */
function useRoomEnd(thread: Thread): void {
  const connection = useStore(thread.room, (state) => state.connection);
  const end = connection.kind === "ended" ? connection.end : null;
  useEffect(() => {
    if (end !== null && end !== "left" && end !== "account/not-signed-in") void recheckMembership(thread.threadId);
  }, [end, thread]);
}

/** What of the channel's pace holds for this member. */
function paceFor({ pace, canWriteInQuietHours, canSetPace }: Channel): ChannelPace | null {
  if (!pace || (canWriteInQuietHours && canSetPace)) return null;
  return canWriteInQuietHours ? { ...pace, quietHours: null } : pace;
}

function Open({ channel, myId, leave }: { channel: Channel; myId: string; leave: LeaveChannel }) {
  const { channelId, name, canWrite } = channel;
  const thread = useMemo(() => channelThread(channelId, myId), [channelId, myId]);
  // `readSeq` grows while the member reads. The divider stays where it was on opening.
  const readSeq = useRef(channel.readSeq).current;
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== "POP";
  const nameOf = useTypingNames(thread);
  const findMembers = useMemo(() => memberFinder(channelId), [channelId]);
  const [target, setTarget] = useMessageTarget();
  const { bar, moreActions } = usePins(channel, thread, { heading, onChoose: setTarget });
  useRoomEnd(thread);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on opening, never while the member is writing
  useEffect(() => {
    // On a computer, the composer has the focus already.
    const isWriting = document.activeElement?.tagName === "TEXTAREA";
    if (isChosen && !isWriting) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <ChannelHeader channel={channel} thread={thread} heading={heading} leave={leave} onFind={setTarget} />
      {bar}
      <ThreadPanel
        thread={thread}
        label={text.messagesLabel(name)}
        readSeq={readSeq}
        emptyHint={text.emptyHint}
        readOnlyHint={canWrite ? undefined : text.readOnly(channel)}
        pace={paceFor(channel)}
        hasSeenMarks={channel.memberCount <= SEEN_MARKS_MEMBERS_MAX}
        attachmentSenders="all"
        draftKey={draftKeyOf(myId, channelId)}
        takesFocus={isChosen}
        nameOf={nameOf}
        findMembers={findMembers}
        target={target}
        moreActions={moreActions}
      />
    </>
  );
}

/** The member's channels beside the open one, on wide screens only. A phone does not fetch them. */
function Side({ openId }: { openId: string }) {
  const isWide = useMinWidth("tablet");
  // The screen works without it. The next channel tries again.
  const { part } = usePart(() => import("./channel-sidebar.tsx"), isWide);
  return (
    <SplitList as="nav" aria-label={ownChannelsTitle} $isOnPhone={false}>
      {isWide && part && <part.ChannelSidebar openId={openId} />}
    </SplitList>
  );
}

/** One channel, for reading and writing. Visitors who are not its members go to the list. */
export function ChannelScreen() {
  const { channelId = "" } = useParams();
  const { me } = useSession();
  const found = useChannel(channelId);
  const leave = useLeaveChannel(channelId, found);
  const { channel, error, retry } = found;
  if (!me) return null;

  function content(myId: string) {
    if (channel && isOwn(channel)) return <Open channel={channel} myId={myId} leave={leave} />;
    if (error !== null && isPassing(codeOf(error))) {
      const { title, message, reference } = errorTextFor(error);
      return (
        <>
          <ChannelBar />
          <ErrorState title={title} level={1} onRetry={retry} hint={message} reference={reference} />
        </>
      );
    }
    return (
      <>
        <ChannelBar />
        <Skeletons>
          <Loading label={text.loading}>
            <SkeletonRows rows={5} />
          </Loading>
        </Skeletons>
      </>
    );
  }

  return (
    <Screen title={channel?.name ?? text.screenTitle} width="full" filled>
      <SplitView>
        <Side openId={channelId} />
        <SplitPane $isOnPhone>{content(me.memberId)}</SplitPane>
      </SplitView>
    </Screen>
  );
}
