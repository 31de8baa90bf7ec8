import { type ReactNode, useRef, useState } from "react";
import type { Me } from "../../schema/account/api.ts";
import { currentMember, useSession } from "../net/session.ts";
import { usePart } from "../ui/late/use-part.ts";

const skippedKey = "lampstand.name-skipped";

/** A member who skipped once is not asked again while the tab is open. */
function wasSkipped(): boolean {
  try {
    return sessionStorage.getItem(skippedKey) !== null;
  } catch {
    return false;
  }
}

function rememberSkip(): void {
  try {
    sessionStorage.setItem(skippedKey, "yes");
  } catch {
    // Then the member is asked again next time.
  }
}

const needsName = (me: Me | null) => me !== null && me.full_name === null && !wasSkipped();

interface NameFirst {
  /** True until the member has entered a name or skipped. */
  isAsking: boolean;
  /** Acts at once, or after the dialog. */
  withName: (act: () => void) => void;
  /** The screen renders it. */
  dialog: ReactNode;
}

/** Asks a member without a name for one before they join, because a seat keeps the name it was taken with. */
export function useNameFirst({ atOnce = false } = {}): NameFirst {
  const { me } = useSession();
  const [isOpen, setIsOpen] = useState(() => atOnce && needsName(me));
  // If the dialog cannot be fetched, the member joins without a name.
  const { part: panel } = usePart(() => import("../profile/name-panel.tsx"), isOpen, goOn, { isSilent: true });
  const next = useRef(() => {});

  function goOn() {
    setIsOpen(false);
    next.current();
  }

  function done(name: string | null) {
    if (name === null) rememberSkip();
    goOn();
  }

  return {
    isAsking: isOpen,
    withName(act) {
      // Read now, not when the handler was created: the session may have loaded since.
      if (!needsName(currentMember())) return act();
      next.current = act;
      setIsOpen(true);
    },
    dialog: panel && isOpen ? <panel.NamePanel open onDone={done} /> : null,
  };
}
