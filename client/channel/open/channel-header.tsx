import Lock from "lucide-react/icons/lock";
import Search from "lucide-react/icons/search";
import ShieldCheck from "lucide-react/icons/shield-check";
import Users from "lucide-react/icons/users";
import { type RefObject, useMemo, useState } from "react";
import styled from "styled-components";
import { useStore } from "zustand";
import type { Channel } from "../../../schema/channel/api.ts";
import { isLoaded } from "../../thread/history/message-log.ts";
import type { MessageTarget } from "../../thread/message/use-message-actions.ts";
import { useSearchPanel } from "../../thread/search/use-search-panel.tsx";
import type { Thread } from "../../thread/thread.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { usePart } from "../../ui/late/use-part.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import type { MenuAction } from "../../ui/menu/menu-action.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { from } from "../../ui/theme/css.ts";
import { ChannelIcon } from "../channel-icon.tsx";
import { memberCountText, supervisionText } from "../channel-text.ts";
import { hereIn, messageFinder } from "../channel-thread.ts";
import { ChannelBar } from "./channel-bar.tsx";
import { ChannelMenu } from "./channel-menu.tsx";
import * as text from "./open-text.ts";
import type { LeaveChannel } from "./use-leave-channel.ts";

interface Props {
  channel: Channel;
  thread: Thread;
  heading: RefObject<HTMLHeadingElement | null>;
  leave: LeaveChannel;
  /** A message was found that the list has loaded. */
  onFind: (target: MessageTarget) => void;
}

const Icon = styled.span`display: none; ${from.wide} { display: inline-flex; }`;

const Detail = styled.span`
  > svg { display: none; width: 13px; height: 13px; margin-inline-end: 4px; vertical-align: -1px; }
  @media (min-width: 360px) { > svg { display: inline; } }
`;

/** The channel's name, its size, its safeguarding leads, and its actions. */
export function ChannelHeader({ channel, thread, heading, leave, onFind }: Props) {
  const isLive = useStore(thread.room, ({ connection }) => connection.kind === "live");
  const here = useStore(thread.room, ({ view }) => hereIn(view));
  /** Why the list of members is open. */
  const [purpose, setPurpose] = useState<"view" | "hand-over" | null>(null);
  const close = () => setPurpose(null);
  const hasButtons = useMinWidth("wide");
  const find = useMemo(() => messageFinder(channel.channelId), [channel.channelId]);
  const { openSearch, searchPanel, ...search } = useSearchPanel({
    isReady: isLive,
    title: text.searchTitle,
    kind: thread.kind,
    threadId: thread.threadId,
    readPage: thread.readPage,
    myId: thread.memberId,
    search: find,
    isLoaded: (seq) => isLoaded(thread.store.getState().log, seq),
    onFind,
  });
  const members = usePart(() => import("../member/members-dialog.tsx"), purpose !== null, close);
  /** On a phone, the bar has room for the name and the menu alone. */
  const buttonsAsActions: MenuAction[] = [
    { label: text.searchTitle, icon: <Search aria-hidden />, onPress: openSearch },
    { label: text.membersLabel, icon: <Users aria-hidden />, onPress: () => setPurpose("view") },
  ];
  const supervision = supervisionText(channel, thread.memberId);
  return (
    <>
      <ChannelBar
        start={
          <Icon>
            <ChannelIcon channel={channel} />
          </Icon>
        }
        title={channel.name}
        titleRef={heading}
        note={supervision === null ? undefined : { icon: <ShieldCheck aria-hidden />, text: supervision }}
        detail={
          <Detail>
            {channel.isPrivate && (
              <>
                <Lock aria-hidden />
                <VisuallyHidden>{text.privatePrefix}</VisuallyHidden>
              </>
            )}
            {here !== null && here > 0
              ? text.membersAndHere(channel.memberCount, here)
              : memberCountText(channel.memberCount)}
          </Detail>
        }
      >
        {hasButtons && (
          <>
            <IconButton
              label={text.searchTitle}
              icon={<Search />}
              aria-haspopup="dialog"
              busy={search.isFetching}
              onClick={({ currentTarget }) => openSearch(currentTarget)}
            />
            <IconButton
              label={text.membersLabel}
              icon={<Users />}
              aria-haspopup="dialog"
              busy={members.isFetching && purpose === "view"}
              onClick={() => setPurpose("view")}
            />
          </>
        )}
        <ChannelMenu
          channel={channel}
          leave={leave}
          firstActions={hasButtons ? [] : buttonsAsActions}
          busy={search.isFetching || members.isFetching}
          onHandOver={() => setPurpose("hand-over")}
        />
      </ChannelBar>
      {searchPanel}
      {members.part && purpose && (
        <members.part.MembersDialog
          channel={channel}
          myId={thread.memberId}
          here={here}
          purpose={purpose}
          onClose={close}
        />
      )}
    </>
  );
}
