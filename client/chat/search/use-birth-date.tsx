import { type ReactNode, useState } from "react";
import { toastLoadFailed, useLazyModule } from "../../ui/overlay/use-lazy-module.ts";

/** Asks for the member's birth date. `then` runs once it is saved. */
export function useBirthDate(then: () => void): { ask: () => void; dialog: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  const { part: panel } = useLazyModule(
    () => import("../../profile/birth-date-panel.tsx"),
    isAsking,
    () => {
      setIsAsking(false);
      toastLoadFailed();
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
