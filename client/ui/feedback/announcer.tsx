import { createContext, type ReactNode, useCallback, useContext, useRef } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

type Announce = (message: string, urgency?: "polite" | "assertive") => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Holds the two live regions. They must exist before they speak, so they are rendered empty from the start. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announce = useCallback<Announce>((message, urgency = "polite") => {
    const region = (urgency === "polite" ? polite : assertive).current;
    if (!region) return;
    // The same sentence twice is two events: a changed trailing space makes readers speak it again.
    region.textContent = region.textContent === message ? `${message}\u00a0` : message;
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div" ref={polite} role="status" aria-live="polite" />
      <VisuallyHidden as="div" ref={assertive} role="alert" aria-live="assertive" />
    </AnnounceContext>
  );
}

/** `announce("Ngozi sat down")` is spoken by screen readers and shown to nobody. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
