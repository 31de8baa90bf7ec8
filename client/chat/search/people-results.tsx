import { PeoplePanel } from "./people-panel.tsx";
import * as text from "./search-text.ts";
import { useOpenConversation } from "./use-open-conversation.tsx";

interface Props {
  typed: string;
  /** Members whose conversation is in the list above. */
  known: ReadonlySet<string>;
  onOpened: (conversationId: string) => void;
}

/** Finds members by name. Choosing one opens the conversation with them. */
export function PeopleResults({ typed, known, onOpened }: Props) {
  const { opening, open, dialog } = useOpenConversation(onOpened);
  return (
    <>
      <PeoplePanel
        typed={typed}
        known={known}
        detailOf={({ memberId }) => (opening === memberId ? text.opening : text.sendMessage)}
        onChoose={open}
      />
      {dialog}
    </>
  );
}
