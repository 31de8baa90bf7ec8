import { VersePanel } from "../../scripture/verse-panel.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import type { PressedInText } from "./text-actions.ts";

interface Props {
  pressed: PressedInText;
  onClose: () => void;
}

/** THREAD-32, THREAD-36: what a press in a message's text opens. */
export function LinkDialog({ pressed, onClose }: Props) {
  return pressed.kind === "verse" ? (
    <VersePanel reference={pressed.reference} onClose={onClose} />
  ) : (
    <LeaveDialog {...pressed} onClose={onClose} />
  );
}
