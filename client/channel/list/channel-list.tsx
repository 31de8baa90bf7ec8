import Plus from "lucide-react/icons/plus";
import type { Channel } from "../../../schema/channel/api.ts";
import { CHANNELS_LISTED } from "../../../schema/limits.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Loading, SkeletonCard } from "../../ui/feedback/skeleton.tsx";
import { DoorsPicture } from "../../ui/illustration/doors-picture.tsx";
import { Grid } from "../../ui/layout/stack.ts";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { loadFailedTitle } from "../channel-text.ts";
import { useChannels } from "../channels.ts";
import { ChannelSections } from "./channel-sections.tsx";
import * as text from "./list-text.ts";
import { useChannelSearch } from "./use-channel-search.ts";

interface Props {
  typed: string;
  joining: string | null;
  onJoin: (channel: Channel) => void;
  /** Opens the form for a new channel with this name. */
  onCreate: (name: string) => void;
}

function ListSkeleton() {
  return (
    <Loading label={text.loading}>
      <Grid $minWidth={320} $gap={12}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Grid>
    </Loading>
  );
}

function ListResults({ known, typed, onCreate, ...cards }: Props & { known: readonly Channel[] }) {
  const { channels, isSearching, isFailed, retry } = useChannelSearch(known, typed);
  const name = typed.trim();
  const create = (label: string) => (
    <Button icon={<Plus aria-hidden />} onClick={() => onCreate(name)}>
      {label}
    </Button>
  );
  if (channels.length === 0 && isSearching && !isFailed) return <ListSkeleton />;
  return (
    <>
      <VisuallyHidden role="status">{name !== "" && !isSearching && text.found(channels.length)}</VisuallyHidden>
      {isFailed && (
        <Notice
          tone="warning"
          live
          action={
            <Button variant="quiet" onClick={retry}>
              {text.tryAgainButton}
            </Button>
          }
        >
          {text.searchFailed}
        </Notice>
      )}
      {channels.length > 0 && <ChannelSections channels={channels} isSearching={name !== ""} {...cards} />}
      {name === "" && known.length >= CHANNELS_LISTED && (
        <Text $tone="muted" $align="center">
          {text.moreChannels}
        </Text>
      )}
      {channels.length === 0 && name === "" && (
        <EmptyState
          picture={<DoorsPicture />}
          title={text.emptyTitle}
          action={create(text.createFirstButton)}
          hint={text.emptyHint}
        />
      )}
      {channels.length === 0 && name !== "" && !isFailed && (
        <EmptyState
          title={text.nothingFoundTitle}
          action={create(text.createFoundButton)}
          hint={text.nothingFoundHint(name)}
        />
      )}
    </>
  );
}

/** The channels, or the reason why they cannot be shown. */
export function ChannelList(props: Props) {
  const { data: known, isError, error, isFetching, refetch } = useChannels();
  if (known) return <ListResults known={known} {...props} />;
  if (!isError) return <ListSkeleton />;
  return (
    <ErrorState
      title={loadFailedTitle}
      retrying={isFetching}
      onRetry={() => void refetch()}
      hint={errorTextFor(error).message}
    />
  );
}
