import type { ReactNode } from "react";
import { AnnouncerProvider } from "../feedback/announcer.tsx";
import { GlobalStyle } from "./global-style.tsx";

interface Props {
  /** A community's own accent, `#rrggbb`; it is moved until it is readable. */
  accent?: string | undefined;
  children: ReactNode;
}

/** Goes once around the app: the global styles, and announcements for screen readers. */
export function ThemeProvider({ accent, children }: Props) {
  return (
    <>
      <GlobalStyle $accent={accent} />
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </>
  );
}
