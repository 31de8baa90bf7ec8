import { useQuery } from "@tanstack/react-query";
import { listSeenMarks } from "../../../schema/thread/seen-api.ts";
import { QueryState } from "../../frame/query-state.tsx";
import { useMemberSheet } from "../../member/sheet/open-sheet-panel.tsx";
import { call } from "../../net/http/http.ts";
import { Stack } from "../../ui/layout/stack.ts";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { SecondaryText, Text } from "../../ui/text/text.tsx";
import { PeopleList } from "../people-list.tsx";
import * as text from "./seen-panel-text.ts";

interface Props {
  threadId: string;
  seq: number;
  onClose: () => void;
}

function Names({ threadId, seq }: Pick<Props, "threadId" | "seq">) {
  const query = useQuery({
    queryKey: ["thread", threadId, "seen-by"],
    queryFn: () => call(listSeenMarks, { params: { threadId } }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = query;
  const { openSheet, sheet } = useMemberSheet();
  if (error || !data) return <QueryState query={query} label={text.loading} rows={3} />;
  const people = data.marks.filter((mark) => mark.seq >= seq);
  if (people.length === 0) return <Text $tone="muted">{text.nobody}</Text>;
  return (
    <Stack $gap={16}>
      <PeopleList people={people} openSheet={openSheet} />
      <SecondaryText>{text.hint}</SecondaryText>
      {sheet}
    </Stack>
  );
}

/** The members who have seen a message of the reader and show it. Nothing says when. */
export function SeenPanel({ threadId, seq, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={text.title} size="small">
      <Names threadId={threadId} seq={seq} />
    </Dialog>
  );
}
