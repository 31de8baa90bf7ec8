import Plus from "lucide-react/icons/plus";
import type { Channel } from "../../../schema/channel/api.ts";
import { CHANNELS_LISTED } from "../../../schema/limits.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loading, SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { countOf } from "../../ui/format/format.ts";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Grid } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { useChannels } from "../channels.ts";
import { ChannelSections } from "./channel-sections.tsx";
import { useChannelSearch } from "./use-channel-search.ts";

interface Props {
  typed: string;
  joining: string | null;
  onJoin: (channel: Channel) => void;
  /** Opens the form for a new channel with this name. */
  onCreate: (name: string) => void;
}

const foundText = (count: number): string => `${countOf(count, "channel")} found`;

function Shapes() {
  return (
    <Loading label="Loading the channels...">
      <Grid $minWidth={320} $gap={12}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Loading>
  );
}

function Found({ known, typed, onCreate, ...cards }: Props & { known: readonly Channel[] }) {
  const { channels, isSearching, isFailed, retry } = useChannelSearch(known, typed);
  const name = typed.trim();
  const create = (label: string) => (
    <Button icon={<Plus aria-hidden />} onClick={() => onCreate(name)}>
      {label}
    </Button>
  );
  if (channels.length === 0 && isSearching && !isFailed) return <Shapes />;
  return (
    <>
      <VisuallyHidden role="status">{name !== "" && !isSearching && foundText(channels.length)}</VisuallyHidden>
      {isFailed && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="quiet" onClick={retry}>
              Try again
            </Button>
          }
        >
          The search didn't work.
        </Notice>
      )}
      {channels.length > 0 && <ChannelSections channels={channels} isSearching={name !== ""} {...cards} />}
      {name === "" && known.length >= CHANNELS_LISTED && (
        <Text $tone="muted" $align="center">
          There are more channels. Search for them by name.
        </Text>
      )}
      {channels.length === 0 && name === "" && (
        <EmptyState picture={<DoorsPicture />} title="No channels yet" action={create("Create the first channel")}>
          A channel is a place to talk about one thing: a Bible study, a choir, next Friday. Create one and others will
          find it here.
        </EmptyState>
      )}
      {channels.length === 0 && name !== "" && !isFailed && (
        <EmptyState title="No channel by that name" action={create("Create it")}>
          Check the spelling, or create a channel called “{name}”.
        </EmptyState>
      )}
    </>
  );
}

/** The channels, or the reason why they cannot be shown. */
export function ChannelList(props: Props) {
  const { data: known, isError, error, isFetching, refetch } = useChannels();
  if (known) return <Found known={known} {...props} />;
  if (!isError) return <Shapes />;
  return (
    <ErrorState title="Failed to load channels" retrying={isFetching} onRetry={() => void refetch()}>
      {errorTextFor(error).message}
    </ErrorState>
  );
}
