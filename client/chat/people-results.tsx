import { PeoplePanel } from "./people-panel.tsx";
import { useOpenConversation } from "./use-open-conversation.tsx";

interface Props {
  typed: string;
  /** Those whose conversation stands in the list above. */
  known: ReadonlySet<string>;
  onOpened: (conversationId: string) => void;
}

/** The members whose name was typed; choosing one opens the conversation with them. */
export function PeopleResults({ typed, known, onOpened }: Props) {
  const { opening, open, dialog } = useOpenConversation(onOpened);
  return (
    <>
      <PeoplePanel
        typed={typed}
        known={known}
        detailOf={({ memberId }) => (opening === memberId ? "Opening..." : "Write to them")}
        onChoose={open}
      />
      {dialog}
    </>
  );
}
