import type { Conversation } from "../../schema/chat/api.ts";
import { partnersOf } from "./conversation-names.ts";
import { MessageResults } from "./message-results.tsx";
import { PeopleResults } from "./people-results.tsx";

interface Props {
  typed: string;
  list: readonly Conversation[];
  myId: string;
  /** A conversation was opened with somebody who was found. */
  onOpened: (conversationId: string) => void;
}

/** What is found for what was typed, beside the conversations of that name: people, and messages. */
export function SearchResults({ typed, list, myId, onOpened }: Props) {
  return (
    <>
      <PeopleResults typed={typed} known={partnersOf(list, myId)} onOpened={onOpened} />
      {list.length > 0 && <MessageResults typed={typed} list={list} myId={myId} />}
    </>
  );
}
