import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { holdInstallPrompt } from "./app/offline/install/install-prompt.ts";
import { loadScreen } from "./app/routes.tsx";
import { expectMember } from "./net/session.ts";
import { applySavedTheme } from "./ui/theme/theme-choice.ts";

const app = (
  <StrictMode>
    <App router={BrowserRouter} />
  </StrictMode>
);

/** Hydrates the page that the server has prerendered. */
function hydrate(container: HTMLElement): void {
  // In a transition React hydrates in small steps, so that the page stays responsive.
  startTransition(() => void hydrateRoot(container, app));
  // From now on the app shows the screens.
  container.removeAttribute("data-prerendered");
  // early-press.ts repeats a press that came too early.
  document.dispatchEvent(new Event("app-started"));
}

applySavedTheme();
holdInstallPrompt();
const container = document.getElementById("app");
expectMember(container?.hasAttribute("data-member") ?? false);
if (container?.hasAttribute("data-prerendered")) {
  const hydrateContainer = () => hydrate(container);
  // Loads the screen's code first, so that the prerendered screen stays visible. If that fails (for example offline),
  // the app shows the error.
  void loadScreen(location.pathname).then(hydrateContainer, hydrateContainer);
} else if (container) {
  // In small steps too, for the same reason.
  startTransition(() => createRoot(container).render(app));
}
