import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { listVotes } from "../../../schema/thread/api.ts";
import type { Poll } from "../../../schema/thread/poll.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { call } from "../../net/http/http.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { PeopleList } from "../people-list.tsx";
import * as text from "./poll-text.ts";

interface Props {
  threadId: string;
  seq: number;
  poll: Poll;
  onClose: () => void;
}

const Count = styled.span`margin-inline-start: 8px;`;

function Names({ threadId, seq, poll }: Omit<Props, "onClose">) {
  const query = useQuery({
    queryKey: ["thread", threadId, "votes", seq],
    queryFn: () => call(listVotes, { params: { threadId, seq: String(seq) } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  const { openSheet, sheet } = useMemberSheet();
  if (error || !data) return <QueryState query={query} label={text.loadingVoters} rows={3} />;
  if (data.votes.length === 0) return <Text $tone="muted">{text.noVoters}</Text>;
  return (
    <Stack $gap={16}>
      {poll.choices.map((choice, at) => {
        const people = data.votes.filter(({ choices }) => choices.includes(at));
        if (people.length === 0) return null;
        return (
          <section key={choice}>
            <Heading level={3} size="lead">
              {choice}
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

/** CHANNEL-66: the members who voted, by choice. */
export function VotersPanel({ onClose, ...subject }: Props) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={text.votersTitle} size="small">
      <Names {...subject} />
    </Dialog>
  );
}
