import { QueryClientProvider } from "@tanstack/react-query";
import { BrowserRouter } from "react-router";
import { provideErrorTexts } from "../frame/error-text.ts";
import { community } from "../net/community.ts";
import { queryClient } from "../net/query-client.ts";
import { Toaster } from "../ui/feedback/toaster.tsx";
import { ThemeProvider } from "../ui/theme/theme-provider.tsx";
import { errorTexts } from "./error-texts.ts";
import { Screens } from "./screens.tsx";

provideErrorTexts(errorTexts);

export function App() {
  return (
    <ThemeProvider accent={community.accentColour ?? undefined}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Screens />
          <Toaster />
        </BrowserRouter>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
