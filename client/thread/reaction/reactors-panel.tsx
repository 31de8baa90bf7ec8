import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { listReactions } from "../../../schema/thread/api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { call } from "../../net/http/http.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Emoji } from "../../ui/text/emoji.ts";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PeopleList } from "../people-list.tsx";
import { reactorsTitle } from "../thread-text.ts";
import { reactionEmojis, reactionName } from "./reaction-names.ts";
import * as text from "./reaction-text.ts";

interface Props {
  threadId: string;
  seq: number;
  onClose: () => void;
}

const Count = styled.span`margin-inline-start: 8px;`;

function Names({ threadId, seq }: Pick<Props, "threadId" | "seq">) {
  const query = useQuery({
    queryKey: ["thread", threadId, "reactions", seq],
    queryFn: () => call(listReactions, { params: { threadId, seq: String(seq) } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  const { openSheet, sheet } = useMemberSheet();
  if (error || !data) return <QueryState query={query} label={text.loadingReactors} rows={3} />;
  if (data.reactions.length === 0) return <Text $tone="muted">{text.noReactors}</Text>;
  return (
    <Stack $gap={16}>
      {reactionEmojis.map((emoji) => {
        const people = data.reactions.filter((each) => each.emoji === emoji);
        if (people.length === 0) return null;
        return (
          <section key={emoji}>
            <Heading level={3} size="lead">
              <Emoji>{emoji}</Emoji> {reactionName(emoji)}
              <Count>{people.length}</Count>
            </Heading>
            <PeopleList people={people} openSheet={openSheet} />
          </section>
        );
      })}
      {sheet}
    </Stack>
  );
}

/** The members who reacted to a message, by reaction. */
export function ReactorsPanel({ threadId, seq, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={reactorsTitle} size="small">
      <Names threadId={threadId} seq={seq} />
    </Dialog>
  );
}
