import { type ReactNode, useState } from "react";
import { sayNotFetched, useLate } from "../ui/overlay/use-late.ts";

/** Requests for the member's birth date, once; `then` runs when it is saved. */
export function useBirthDate(then: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const { part: panel } = useLate(
    () => import("../profile/birth-date-panel.tsx"),
    isAsking,
    () => {
      setIsAsking(false);
      sayNotFetched();
    },
  );

  function done(isSaved: boolean) {
    setIsAsking(false);
    if (isSaved) then();
  }

  return {
    ask: () => setIsAsking(true),
    dialog: panel && isAsking ? <panel.BirthDatePanel onDone={done} /> : null,
  };
}
