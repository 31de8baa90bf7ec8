import { ScriptureReference } from "../../scripture/scripture-panel.tsx";
import { OnPaper } from "../../ui/sheet/paper-only.ts";

/** A reference that opens its verses, and on paper, where nothing opens, is plain text. */
export function PassageReference({ reference }: { reference: string }) {
  return (
    <>
      <ScriptureReference reference={reference} />
      <OnPaper>{reference}</OnPaper>
    </>
  );
}
