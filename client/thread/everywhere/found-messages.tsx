import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { errorTextFor } from "../../frame/error-text.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { ShowMore } from "../../frame/show-more.tsx";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { LampPicture } from "../../ui/illustration/lamp-picture.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { foundMessagesQuery } from "./everywhere-queries.ts";
import * as text from "./everywhere-text.ts";
import { FoundMessage } from "./found-message.tsx";
import { filterCount, isSearchable, type SearchFilter } from "./search-filter.ts";

/** What the search has found, newest first, or what to do instead. */
export function FoundMessages({ filter }: { filter: SearchFilter }) {
  const query = useInfiniteQuery(foundMessagesQuery(filter));
  if (!isSearchable(filter)) {
    return <EmptyState picture={<LampPicture />} title={text.startTitle} hint={text.startHint} />;
  }
  if (!query.data) return <QueryState query={query} label={text.loading} rows={4} />;
  const found = query.data.pages.flatMap((page) => page.found);
  return (
    <Stack $gap={16} aria-busy={query.isPlaceholderData}>
      <VisuallyHidden role="status">{!query.isPlaceholderData && text.shown(found.length)}</VisuallyHidden>
      {query.isRefetchError && <Outdated error={query.error} onRetry={() => void query.refetch()} />}
      {found.length === 0 ? (
        <NothingFound isNarrowed={filterCount(filter) > 0} />
      ) : (
        <Stack as="ul" $gap={4} aria-label={text.listLabel} style={{ marginInline: -12 }}>
          {found.map((message) => (
            <li key={`${message.threadId} ${message.seq}`}>
              <FoundMessage message={message} words={filter.words} />
            </li>
          ))}
        </Stack>
      )}
      <ShowMore query={query}>{text.moreButton}</ShowMore>
    </Stack>
  );
}

/** Results that were found before the network failed stay. */
const Outdated = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Notice
    tone="warning"
    live
    action={
      <Button variant="quiet" onClick={onRetry}>
        {text.tryAgainButton}
      </Button>
    }
  >
    {errorTextFor(error).message}
  </Notice>
);

function NothingFound({ isNarrowed }: { isNarrowed: boolean }) {
  const [, setAddress] = useSearchParams();
  const clear = () =>
    setAddress((before) => new URLSearchParams({ words: before.get("words") ?? "" }), { replace: true });
  return (
    <EmptyState
      title={text.nothingFound}
      hint={isNarrowed ? text.nothingFoundNarrowed : text.nothingFoundHint}
      action={
        isNarrowed && (
          <Button variant="secondary" onClick={clear}>
            {text.clearButton}
          </Button>
        )
      }
    />
  );
}
