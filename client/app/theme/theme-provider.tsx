import type { ReactNode } from "react";
import { AnnouncerProvider } from "../../ui/feedback/announcer.tsx";
import { GlobalStyle } from "./global-style.tsx";

interface Props {
  /** A community's own accent color, `#rrggbb`. It is adjusted until it is readable. */
  accent?: string | undefined;
  children: ReactNode;
}

/** Wraps the app once: adds the global styles, and announcements for screen readers. */
export function ThemeProvider({ accent, children }: Props) {
  return (
    <>
      <GlobalStyle $accent={accent} />
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </>
  );
}
