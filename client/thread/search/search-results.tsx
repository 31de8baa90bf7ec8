import type { ReactNode } from "react";
import styled from "styled-components";
import type { MessageFound } from "../../../schema/thread/api.ts";
import { errorTextFor } from "../../frame/error-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton.tsx";
import { Stack } from "../../ui/layout/stack.ts";
import { Avatar } from "../../ui/text/avatar.tsx";
import { shortTime } from "../../ui/text/short-time.ts";
import { Text } from "../../ui/text/text.tsx";
import { color, hover } from "../../ui/theme/css.ts";
import { radius, typeScale } from "../../ui/tokens.ts";
import { unknownUser } from "../names.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import type { useMessageSearch } from "./use-message-search.ts";

interface Props {
  search: ReturnType<typeof useMessageSearch>;
  /** Whose message it is, or where it was said. */
  titleOf?: (found: MessageFound) => ReactNode;
  onChoose: (found: MessageFound) => void;
}

const Row = styled.button`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: 100%;
  min-height: 60px;
  padding: 8px 12px;
  border-radius: ${radius.medium};
  text-align: start;
  ${hover} { &:hover { background: ${color.accentSoft}; } }
  &:active { background: ${color.accentSoft}; }
  &:focus-visible { border-radius: ${radius.medium}; outline-offset: -3px; }
`;
const Words = styled.span`display: grid; flex: 1; min-width: 0;`;
const Top = styled.span`display: flex; gap: 8px; align-items: baseline; justify-content: space-between; min-width: 0;`;
const Name = styled.span`overflow: hidden; font-weight: 700; white-space: nowrap; text-overflow: ellipsis;`;
const When = styled.time`flex: none; color: ${color.muted}; font-size: ${typeScale.tiny};`;
const Excerpt = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.muted};
  font-size: ${typeScale.small};
  line-height: 1.4;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

/** The messages that were found, the newest first. */
export function SearchResults({
  search: { found, words, isSearching, error, retry },
  titleOf = ({ senderName }) => senderName || unknownUser,
  onChoose,
}: Props) {
  const isNothing = found?.length === 0 && !isSearching && !error;
  return (
    <Stack $gap={8}>
      {isSearching && !found && <SkeletonRows rows={2} />}
      <Stack as="ul" $gap={4} aria-busy={isSearching || undefined}>
        {found?.map((each) => (
          <li key={`${each.threadId} ${each.seq}`}>
            <Row type="button" onClick={() => onChoose(each)}>
              <Avatar name={each.senderName} size={36} />
              <Words>
                <Top>
                  <Name>{titleOf(each)}</Name>
                  <When dateTime={new Date(each.createdAt).toISOString()}>{shortTime(each.createdAt, Date.now())}</When>
                </Top>
                <Excerpt>
                  <HighlightedText text={each.text} words={words} />
                </Excerpt>
              </Words>
            </Row>
          </li>
        ))}
      </Stack>
      <Text role="status" $tone="muted" $size="small">
        {isNothing && "No message holds these words."}
        {error && !isSearching && errorTextFor(error).message}
      </Text>
      {error && !isSearching && (
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
