import { useEffect, useRef } from "react";
import styled from "styled-components";
import { errorTextFor } from "../../frame/error-text.ts";
import { useDrafts } from "../../thread/composer/use-drafts.ts";
import { useUnsentThreads } from "../../thread/pending/use-unsent-threads.ts";
import { unsentBadge } from "../../thread/thread-text.ts";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Loading, SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { ScrollArea } from "../../ui/pane/scroll-area.ts";
import { Text } from "../../ui/text/text.tsx";
import { ChannelIcon } from "../channel-icon.tsx";
import { loadFailedTitle, ownChannelsTitle } from "../channel-text.ts";
import { isOwn, useChannels } from "../channels.ts";
import { ChannelMarks } from "../list/channel-marks.tsx";
import { LastLine } from "../list/last-line.tsx";
import * as text from "./open-text.ts";

// Not a heading: the screen's own heading comes first, and the landmark has this name already.
const Title = styled(Text)`flex: none; padding: 16px 16px 8px;`;
const Rest = styled(ScrollArea)`padding: 4px 8px 16px;`;

function Rows({ openId }: { openId: string }) {
  const { data: list, isError, error, isFetching, refetch } = useChannels();
  const open = useRef<HTMLLIElement>(null);
  const unsent = useUnsentThreads();
  const drafts = useDrafts();
  const isKnown = list !== undefined;
  // The list mounts again with each channel, at its top, so it scrolls to the open one.
  useEffect(() => {
    if (isKnown) open.current?.scrollIntoView({ block: "nearest" });
  }, [isKnown]);
  if (!list && isError) {
    return (
      <ErrorState
        title={loadFailedTitle}
        retrying={isFetching}
        onRetry={() => void refetch()}
        hint={errorTextFor(error).message}
      />
    );
  }
  if (!list) {
    return (
      <Loading label={text.loadingChannels}>
        <SkeletonRows rows={4} />
      </Loading>
    );
  }
  return (
    <Stack as="ul" $gap={4}>
      {list.filter(isOwn).map((channel) => (
        <li key={channel.channelId} ref={channel.channelId === openId ? open : null}>
          <ListRow
            to={`/community/channel/${channel.channelId}`}
            current={channel.channelId === openId}
            start={<ChannelIcon channel={channel} />}
            title={channel.name}
            // The open channel shows the status of each message itself.
            detail={
              unsent.has(channel.channelId) && channel.channelId !== openId ? (
                unsentBadge
              ) : (
                <LastLine
                  channel={channel}
                  draft={channel.channelId === openId ? undefined : drafts.get(channel.channelId)}
                />
              )
            }
            end={<ChannelMarks channel={channel} />}
          />
        </li>
      ))}
    </Stack>
  );
}

/** The member's own channels, beside the open one. */
export function ChannelSidebar({ openId }: { openId: string }) {
  return (
    <>
      <Title $size="lead" $weight={700} aria-hidden>
        {ownChannelsTitle}
      </Title>
      <Rest>
        <Rows openId={openId} />
      </Rest>
    </>
  );
}
