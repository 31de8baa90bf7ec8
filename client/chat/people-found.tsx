import { PeoplePanel } from "./people-panel.tsx";
import { useOpening } from "./use-opening.tsx";

interface Props {
  typed: string;
  /** Those whose conversation stands in the list above. */
  known: ReadonlySet<string>;
  onOpened: (conversationId: string) => void;
}

/** The members whose name was typed; choosing one opens the conversation with them. */
export function PeopleFound({ typed, known, onOpened }: Props) {
  const { opening, open, dialog } = useOpening(onOpened);
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
