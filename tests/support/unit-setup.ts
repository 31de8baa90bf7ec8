import { vi } from "vitest";

// Runs before each file of unit tests, which finds its process as the first file found it: some files mock a module, some
// modules keep state, and some pages are left open.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
if ("document" in globalThis) {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
}
