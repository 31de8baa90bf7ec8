import { QueryState } from "../frame/query-state.tsx";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { Panel } from "../ui/layout/card.tsx";
import { Stack } from "../ui/layout/stack.ts";
import { Text } from "../ui/text/text.tsx";
import { ownChannelsTitle } from "./channel-text.ts";
import { isOwn, useChannels } from "./channels.ts";
import { OwnChannelRow } from "./list/channel-row.tsx";
import { loading } from "./list/list-text.ts";
import * as text from "./panel-text.ts";

/** The most active ones; the others are on the page of channels. */
const SHOWN = 5;

/** The member's most active channels with what is unread in them, and the way to all of them. */
export function OwnChannelsPanel() {
  const query = useChannels();
  const own = query.data?.filter(isOwn);
  return (
    <Panel
      title={ownChannelsTitle}
      action={
        <ButtonLink to="/community" variant="quiet">
          {text.allChannelsLink}
        </ButtonLink>
      }
    >
      {own ? (
        <Stack as="ul" $gap={0} style={{ marginInline: -12 }}>
          {own.slice(0, SHOWN).map((channel) => (
            <li key={channel.channelId}>
              <OwnChannelRow channel={channel} />
            </li>
          ))}
        </Stack>
      ) : (
        <QueryState query={query} label={loading} level={3} rows={3} />
      )}
      {own?.length === 0 && <Text $tone="muted">{text.noChannels}</Text>}
    </Panel>
  );
}
