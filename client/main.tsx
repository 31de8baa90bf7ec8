import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { loadScreen } from "./app/routes.tsx";
import { startTheme } from "./ui/theme/theme-choice.ts";

const app = (
  <StrictMode>
    <App router={BrowserRouter} />
  </StrictMode>
);

/** Takes over the page that the server has prerendered. */
function hydrate(container: HTMLElement): void {
  // As a transition it runs in small steps, between which the page answers presses.
  startTransition(() => void hydrateRoot(container, app));
  document.dispatchEvent(new Event("app-started"));
}

startTheme();
const container = document.getElementById("app");
if (container?.hasAttribute("data-prerendered")) {
  const takeOver = () => hydrate(container);
  // With its code there, the screen becomes interactive where it stands. Without it (offline), the app says so.
  void loadScreen(location.pathname).then(takeOver, takeOver);
} else if (container) {
  createRoot(container).render(app);
}
