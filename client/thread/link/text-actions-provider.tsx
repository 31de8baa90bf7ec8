import { type ReactNode, useMemo, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";
import { type PressedInText, type TextActions, TextActionsContext } from "./text-actions.ts";

/**
 * Opens what a message's text names. It belongs to the thread, because the list may remove the message's row meanwhile.
 */
export function TextActionsProvider({ children }: { children: ReactNode }) {
  const [pressed, setPressed] = useState<PressedInText | null>(null);
  const [hasReferences, setHasReferences] = useState(false);
  const close = () => setPressed(null);
  const { part: verses } = usePart(() => import("../../scripture/verses-in-text-panel.tsx"), hasReferences);
  const { part, isFetching } = usePart(() => import("./link-dialogs.tsx"), pressed !== null, close);
  const VersesInText = verses?.VersesInText;
  const busyReference = isFetching && pressed?.kind === "verse" ? pressed.reference : undefined;
  const actions = useMemo(
    (): TextActions => ({
      wantVerses: () => setHasReferences(true),
      VersesInText,
      openVerse: (reference) => setPressed({ kind: "verse", reference }),
      leave: (site) => setPressed({ kind: "site", ...site }),
      busyReference,
    }),
    [VersesInText, busyReference],
  );
  return (
    <TextActionsContext value={actions}>
      {children}
      {part && pressed && <part.LinkDialog pressed={pressed} onClose={close} />}
    </TextActionsContext>
  );
}
