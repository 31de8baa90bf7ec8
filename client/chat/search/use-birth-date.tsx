import { type ReactNode, useState } from "react";
import { usePart } from "../../ui/late/use-part.ts";

/** Asks for the member's birth date. `onSaved` is called once it is saved. The caller renders `dialog`. */
export function useBirthDate(onSaved: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const { part: panel } = usePart(() => import("../../profile/birth-date-panel.tsx"), isAsking, setIsAsking);

  function done(isSaved: boolean) {
    setIsAsking(false);
    if (isSaved) onSaved();
  }

  return {
    ask: () => setIsAsking(true),
    dialog: panel && isAsking ? <panel.BirthDatePanel onDone={done} /> : null,
  };
}
