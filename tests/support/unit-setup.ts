import { vi } from "vitest";

// Runs before each file of unit tests, which finds its process as the first file found it: some files mock a module, and some
// modules keep state.
vi.resetModules();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
