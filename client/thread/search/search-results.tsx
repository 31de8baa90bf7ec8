import type { ReactNode } from "react";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { MemberName } from "../../member/role-badges-panel.tsx";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Button } from "../../ui/button/button.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { shortTime } from "../../ui/format/short-time.ts";
import { ListRow } from "../../ui/layout/list-row.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { SecondaryText } from "../../ui/text/text.tsx";
import { unknownUser } from "../thread-text.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import * as text from "./search-text.ts";
import type { useMessageSearch } from "./use-message-search.ts";

interface Props {
  search: ReturnType<typeof useMessageSearch>;
  /** The title of a result. Its sender by default. */
  titleOf?: (found: MessageFound) => ReactNode;
  onChoose: (found: MessageFound) => void;
}

/** The messages that a search found, newest first. */
export function SearchResults({
  search: { found, words, isSearching, error, retry },
  titleOf = ({ senderName, senderRoles }) => <MemberName name={senderName || unknownUser} roles={senderRoles} />,
  onChoose,
}: Props) {
  const isEmpty = found?.length === 0 && !isSearching && !error;
  return (
    <Stack $gap={8}>
      {isSearching && !found && <SkeletonRows rows={2} />}
      <Stack as="ul" $gap={4} aria-busy={isSearching || undefined}>
        {found?.map((each) => (
          <li key={`${each.threadId} ${each.seq}`}>
            <ListRow
              onPress={() => onChoose(each)}
              start={<Avatar name={each.senderName} src={each.senderAvatarUrl} size={36} />}
              title={titleOf(each)}
              detail={<HighlightedText text={each.text} words={words} />}
              detailLines={3}
              end={
                <time dateTime={new Date(each.createdAt).toISOString()}>{shortTime(each.createdAt, Date.now())}</time>
              }
            />
          </li>
        ))}
      </Stack>
      <SecondaryText role="status">
        {isEmpty && text.nothingFound}
        {error && !isSearching && errorTextFor(error).message}
      </SecondaryText>
      {error && !isSearching && (
        <Button variant="secondary" onClick={retry}>
          {text.tryAgainButton}
        </Button>
      )}
    </Stack>
  );
}
