import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { ErrorBoundary } from "../frame/error-boundary.tsx";
import { declareErrorTexts } from "../frame/error-text.ts";
import { community } from "../net/community.ts";
import { queryClient } from "../net/query/query-client.ts";
import { ButtonLink } from "../ui/button/button-link.tsx";
import { returnHomeLink } from "./app-text.ts";
import { features } from "./features.ts";
import { Screens } from "./screens.tsx";
import { ThemeProvider } from "./theme/theme-provider.tsx";
import { Toaster } from "./toast/toaster.tsx";

declareErrorTexts(Object.assign({}, ...features.map((feature) => feature.errorTexts)));

interface Props {
  /** The browser's router, or the router of a prerendered page. */
  router: ComponentType<{ children: ReactNode }>;
}

// A plain link, which needs no router and begins anew.
const wayHome = (
  <ButtonLink href="/" variant="secondary">
    {returnHomeLink}
  </ButtonLink>
);

export function App({ router: Router }: Props) {
  return (
    <ThemeProvider accent={community.accentColour ?? undefined}>
      <ErrorBoundary action={wayHome}>
        <QueryClientProvider client={queryClient}>
          <Router>
            <Screens />
            <Toaster />
          </Router>
        </QueryClientProvider>
      </ErrorBoundary>
    </ThemeProvider>
  );
}
