import type { Conversation } from "../../../schema/chat/api.ts";
import { partnersOf } from "../conversation-names.ts";
import { MessageResults } from "./message-results.tsx";
import { PeopleResults } from "./people-results.tsx";

interface Props {
  typed: string;
  list: readonly Conversation[];
  myId: string;
  /** A conversation with a member from the results was opened. */
  onOpened: (conversationId: string) => void;
}

/** The people and messages that a search finds, below the matching conversations. */
export function PeopleAndMessageResults({ typed, list, myId, onOpened }: Props) {
  return (
    <>
      <PeopleResults typed={typed} known={partnersOf(list, myId)} onOpened={onOpened} />
      {list.length > 0 && <MessageResults typed={typed} list={list} myId={myId} />}
    </>
  );
}
