import { useEffect, useMemo, useRef } from "react";
import { useNavigationType, useParams } from "react-router";
import styled from "styled-components";
import { useStore } from "zustand";
import type { Channel } from "../../../schema/channel/api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { Screen } from "../../frame/screen.tsx";
import { codeOf, isPassing } from "../../net/api-error.ts";
import { useSession } from "../../net/session.ts";
import type { Thread } from "../../thread/thread.ts";
import { ThreadPanel } from "../../thread/thread-panel.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { useLazyModule } from "../../ui/overlay/use-lazy-module.ts";
import { PaneFooter } from "../../ui/pane/pane-footer.ts";
import { SplitList, SplitPane, SplitView } from "../../ui/pane/split-view.ts";
import { Text } from "../../ui/text/text.tsx";
import { channelThread, memberFinder } from "../channel-thread.ts";
import { isOwn, recheckMembership, useChannel } from "../channels.ts";
import { ChannelBar } from "./channel-bar.tsx";
import { ChannelHeader } from "./channel-header.tsx";
import { type LeaveChannel, useLeaveChannel } from "./use-leave-channel.ts";
import { useTypingNames } from "./use-typing-names.ts";

const Shapes = styled.div`padding: 24px 16px;`;

/** The one reason why nobody may write in a channel of theirs. */
const closedWords =
  "You can't write here until a safeguarding lead has joined. A leader of your community can help you.";

/** A room that was closed to this screen may have been closed because the channel is not the member's any more. */
function useRoomEnd(thread: Thread): void {
  const connection = useStore(thread.room, (state) => state.connection);
  const end = connection.kind === "ended" ? connection.end : null;
  useEffect(() => {
    if (end !== null && end !== "left" && end !== "account/not-signed-in") void recheckMembership(thread.threadId);
  }, [end, thread]);
}

function Open({ channel, myId, depart }: { channel: Channel; myId: string; depart: LeaveChannel }) {
  const { channelId, name, canWrite } = channel;
  const thread = useMemo(() => channelThread(channelId, myId), [channelId, myId]);
  // How far was read changes while it is read; the line stays where it was.
  const readSeq = useRef(channel.readSeq).current;
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() !== "POP";
  const nameOf = useTypingNames(thread);
  const findMembers = useMemo(() => memberFinder(channelId), [channelId]);
  useRoomEnd(thread);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on opening, never while one is writing
  useEffect(() => {
    // On a desk the field to write in has taken it already.
    const isWriting = document.activeElement?.tagName === "TEXTAREA";
    if (isChosen && !isWriting) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <ChannelHeader channel={channel} thread={thread} heading={heading} depart={depart} />
      <ThreadPanel
        thread={thread}
        label={`Messages in ${name}`}
        readSeq={readSeq}
        empty={
          <Text $tone="muted" $align="center">
            Nothing has been written here yet. Say what this channel is for.
          </Text>
        }
        closed={
          canWrite ? undefined : (
            <PaneFooter>
              <Text $tone="muted">{closedWords}</Text>
            </PaneFooter>
          )
        }
        draftKey={`${myId} ${channelId}`}
        takesFocus={isChosen}
        nameOf={nameOf}
        findMembers={findMembers}
      />
    </>
  );
}

/** One's channels beside the open one, where there is room for both; a phone does not even fetch them. */
function Side({ openId }: { openId: string }) {
  const isWide = useMinWidth("tablet");
  // It can be done without: it is tried again with the next channel.
  const { part } = useLazyModule(
    () => import("./channel-sidebar.tsx"),
    isWide,
    () => {},
  );
  return (
    <SplitList as="nav" aria-label="Your channels" $isOnPhone={false}>
      {isWide && part && <part.ChannelSidebar openId={openId} />}
    </SplitList>
  );
}

/** One channel as a member reads it and writes in it. Who is not a member is sent to the list. */
export function ChannelScreen() {
  const { channelId = "" } = useParams();
  const { me } = useSession();
  const found = useChannel(channelId);
  const depart = useLeaveChannel(channelId, found);
  const { channel, error, retry } = found;
  if (!me) return null;

  function content(myId: string) {
    if (channel && isOwn(channel)) return <Open channel={channel} myId={myId} depart={depart} />;
    if (error !== null && isPassing(codeOf(error))) {
      const { title, message } = errorTextFor(error);
      return (
        <>
          <ChannelBar />
          <ErrorState title={title} level={1} onRetry={retry}>
            {message}
          </ErrorState>
        </>
      );
    }
    return (
      <>
        <ChannelBar />
        <Shapes>
          <Loading label="Loading the channel...">
            <SkeletonRows rows={5} />
          </Loading>
        </Shapes>
      </>
    );
  }

  return (
    <Screen title={channel?.name ?? "Channel"} width="full" filled>
      <SplitView>
        <Side openId={channelId} />
        <SplitPane $isOnPhone>{content(me.memberId)}</SplitPane>
      </SplitView>
    </Screen>
  );
}
