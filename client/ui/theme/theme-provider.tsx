import { type ReactNode, useState } from "react";
import { AnnouncerProvider } from "../feedback/announcer.tsx";
import { GlobalStyle } from "./global-style.tsx";
import { startTheme } from "./theme-choice.ts";

interface Props {
  /** A community's own accent, `#rrggbb`; it is moved until it is readable. */
  accent?: string | undefined;
  children: ReactNode;
}

/** Goes once around the app: the sheet, the chosen light, the voice for screen readers. */
export function ThemeProvider({ accent, children }: Props) {
  useState(startTheme);
  return (
    <>
      <GlobalStyle $accent={accent} />
      <AnnouncerProvider>{children}</AnnouncerProvider>
    </>
  );
}
