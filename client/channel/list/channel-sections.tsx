import styled from "styled-components";
import type { Channel } from "../../../schema/channel/api.ts";
import { useDrafts } from "../../thread/composer/use-drafts.ts";
import { useUnsentThreads } from "../../thread/pending/use-unsent-threads.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { useMinWidth } from "../../ui/layout/use-min-width.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ownChannelsTitle } from "../channel-text.ts";
import { isOwn } from "../channels.ts";
import { ChannelCard } from "./channel-card.tsx";
import { ChannelRow } from "./channel-row.tsx";
import * as text from "./list-text.ts";

interface Props {
  channels: readonly Channel[];
  /** A search limits the channels to those that match. */
  isSearching: boolean;
  /** The id of the channel that is being joined. */
  joining: string | null;
  onJoin: (channel: Channel) => void;
}

// The rows have padding of their own. The negative margin aligns their icons with the headings.
const Entries = styled(Grid)<{ $isFlush: boolean }>`${({ $isFlush }) => $isFlush && "margin-inline: -12px;"}`;

function Cards({ channels, joining, onJoin }: Omit<Props, "isSearching">) {
  const unsent = useUnsentThreads();
  const drafts = useDrafts();
  const isPhone = !useMinWidth("navigation");
  const Entry = isPhone ? ChannelRow : ChannelCard;
  return (
    <Entries as="ul" $minWidth={320} $gap={isPhone ? 0 : 12} $isFlush={isPhone}>
      {channels.map((channel) => (
        <li key={channel.channelId}>
          <Entry
            channel={channel}
            isBusy={joining === channel.channelId}
            isUnsent={unsent.has(channel.channelId)}
            draft={drafts.get(channel.channelId)}
            onJoin={() => onJoin(channel)}
          />
        </li>
      ))}
    </Entries>
  );
}

/** The member's own channels, as cards or on a phone as rows, and below them those that they can join. */
export function ChannelSections({ channels, isSearching, ...cards }: Props) {
  const own = channels.filter(isOwn);
  const open = channels.filter((channel) => !isOwn(channel));
  return (
    <Stack $gap={24}>
      {(own.length > 0 || !isSearching) && (
        <Stack as="section" $gap={8} aria-labelledby="your-channels">
          <Heading id="your-channels" size="title">
            {ownChannelsTitle}
          </Heading>
          {own.length > 0 ? <Cards channels={own} {...cards} /> : <Text $tone="muted">{text.noOwnChannels}</Text>}
        </Stack>
      )}
      {open.length > 0 && (
        <Stack as="section" $gap={8} aria-labelledby="open-channels">
          <Heading id="open-channels" size="title">
            {text.openHeading}
          </Heading>
          <Cards channels={open} {...cards} />
        </Stack>
      )}
    </Stack>
  );
}
