import { createContext, type ReactNode, useContext, useMemo, useRef } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";
import { createAnnouncementQueue } from "./announcement-queue.ts";

type Announce = (message: string, urgency?: "polite" | "assertive") => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Contains the two live regions. Screen readers only notice regions that exist before their text, so these begin empty. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const announce = useMemo<Announce>(() => {
    const queueFor = (region: typeof polite) =>
      createAnnouncementQueue((text) => {
        if (region.current) region.current.textContent = text;
      });
    const queues = { polite: queueFor(polite), assertive: queueFor(assertive) };
    return (message, urgency = "polite") => queues[urgency](message);
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div" ref={polite} role="status" aria-live="polite" />
      <VisuallyHidden as="div" ref={assertive} role="alert" aria-live="assertive" />
    </AnnounceContext>
  );
}

/** `announce("Ngozi sat down")` is read out by screen readers and not shown. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
