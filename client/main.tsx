import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot, type RootOptions } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./app/app.tsx";
import { cleanAddress } from "./app/language/plain-address.ts";
import { holdInstallPrompt } from "./app/offline/install/install-prompt.ts";
import { routePaths } from "./app/route-paths.ts";
import { loadScreen } from "./app/routes.tsx";
import { applySavedTheme } from "./app/theme/theme-choice.ts";
import { watchCrashes } from "./crash/watch-crashes.ts";
import { expectMember } from "./net/session.ts";
import { whenLoaded } from "./net/when-idle.ts";
import { loadPart } from "./ui/late/load-part.ts";

// Zod, which loads later, would first try to compile its checks. The content security policy forbids that, and the console shows it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const report = watchCrashes({ paths: routePaths, script: import.meta.url });
const options: RootOptions = {
  // Of those that a boundary shows, React would only write them into the console.
  onCaughtError(error) {
    console.error(error);
    report(error);
  },
};

const app = (
  <StrictMode>
    <App router={BrowserRouter} />
  </StrictMode>
);

/** Hydrates the page that the server has prerendered. */
function hydrate(container: HTMLElement): void {
  // In a transition React hydrates in small steps, so that the page stays responsive.
  startTransition(() => void hydrateRoot(container, app, options));
  // From now on the app shows the screens.
  container.removeAttribute("data-prerendered");
  // early-press.ts repeats a press that came too early.
  document.dispatchEvent(new Event("app-started"));
}

cleanAddress();
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
  startTransition(() => createRoot(container, options).render(app));
}
whenLoaded(() => {
  loadPart(
    () => import("./app/scroll/keep-place.ts"),
    ({ keepPlace }) => keepPlace(),
  );
});
