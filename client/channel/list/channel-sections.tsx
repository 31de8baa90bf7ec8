import type { Channel } from "../../../schema/channel/api.ts";
import { useUnsentThreads } from "../../thread/pending/use-unsent-threads.ts";
import { Grid, Stack } from "../../ui/layout/stack.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ownChannelsTitle } from "../channel-text.ts";
import { isOwn } from "../channels.ts";
import { ChannelCard } from "./channel-card.tsx";
import * as text from "./list-text.ts";

interface Props {
  channels: readonly Channel[];
  /** A search limits the channels to those that match. */
  isSearching: boolean;
  /** The id of the channel that is being joined. */
  joining: string | null;
  onJoin: (channel: Channel) => void;
}

function Cards({ channels, joining, onJoin }: Omit<Props, "isSearching">) {
  const unsent = useUnsentThreads();
  return (
    <Grid as="ul" $minWidth={320} $gap={12}>
      {channels.map((channel) => (
        <li key={channel.channelId}>
          <ChannelCard
            channel={channel}
            isBusy={joining === channel.channelId}
            isUnsent={unsent.has(channel.channelId)}
            onJoin={() => onJoin(channel)}
          />
        </li>
      ))}
    </Grid>
  );
}

/** The member's own channels, and below them those that they can join. */
export function ChannelSections({ channels, isSearching, ...cards }: Props) {
  const own = channels.filter(isOwn);
  const open = channels.filter((channel) => !isOwn(channel));
  return (
    <Stack $gap={32}>
      {(own.length > 0 || !isSearching) && (
        <Stack as="section" aria-labelledby="your-channels">
          <Heading id="your-channels" size="title">
            {ownChannelsTitle}
          </Heading>
          {own.length > 0 ? <Cards channels={own} {...cards} /> : <Text $tone="muted">{text.noOwnChannels}</Text>}
        </Stack>
      )}
      {open.length > 0 && (
        <Stack as="section" aria-labelledby="open-channels">
          <Heading id="open-channels" size="title">
            {text.openHeading}
          </Heading>
          <Cards channels={open} {...cards} />
        </Stack>
      )}
    </Stack>
  );
}
