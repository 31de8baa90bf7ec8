import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { provideErrorTexts } from "../frame/error-text.ts";
import { community } from "../net/community.ts";
import { queryClient } from "../net/query/query-client.ts";
import { Toaster } from "../ui/feedback/toaster.tsx";
import { ThemeProvider } from "../ui/theme/theme-provider.tsx";
import { errorTexts } from "./error-texts.ts";
import { Screens } from "./screens.tsx";

provideErrorTexts(errorTexts);

interface Props {
  /** The browser's router, or the one of a prerendered address. */
  router: ComponentType<{ children: ReactNode }>;
}

export function App({ router: Router }: Props) {
  return (
    <ThemeProvider accent={community.accentColour ?? undefined}>
      <QueryClientProvider client={queryClient}>
        <Router>
          <Screens />
          <Toaster />
        </Router>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
