import { type ReactNode, useRef, useState } from "react";
import type { Me } from "../../schema/account/api.ts";
import { currentMember, useSession } from "../net/session.ts";
import { useLazyModule } from "../ui/overlay/use-lazy-module.ts";

const skippedKey = "lampstand.name-skipped";

/** Who skipped once is not asked again while the tab is open. */
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
    // Asked again next time, which harms nobody.
  }
}

const needsName = (me: Me | null) => me !== null && me.full_name === null && !wasSkipped();

interface NameFirst {
  /** True until the member has a name or has said to go without. */
  isAsking: boolean;
  /** Does it at once, or after the dialog. */
  withName: (act: () => void) => void;
  /** Goes somewhere into the screen. */
  dialog: ReactNode;
}

/** A member without a name is asked for one before sitting down; a seat keeps the name it was taken with. */
export function useNameFirst({ atOnce = false } = {}): NameFirst {
  const { me } = useSession();
  const [isOpen, setIsOpen] = useState(() => atOnce && needsName(me));
  // Where the question cannot be fetched the seat matters more than the name on it.
  const { part: panel } = useLazyModule(() => import("../profile/name-panel.tsx"), isOpen, goOn);
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
      // Read at this moment: the press may be older than the answer to who is signed in.
      if (!needsName(currentMember())) return act();
      next.current = act;
      setIsOpen(true);
    },
    dialog: panel && isOpen ? <panel.NamePanel open onDone={done} /> : null,
  };
}
