import { defineConfig } from "@playwright/test";

/**
 * Chromium features to turn off. The first three start renderers behind the address bar of each new window, 0.7 s of a core each time.
 * Chromium reads only the last such list, so this one repeats Playwright's own.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** Journeys in real browsers, against a real server for each worker; one worker for each of two cores. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../results/journeys",
  workers: 2,
  // Each journey signs up its own members, so they can run in any order.
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may starve a browser. `npm test` lists each journey that needed its retry: it is a bug to look into.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json"]],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--no-first-run",
        "--disable-sync",
        `--disable-features=${disabledFeatures}`,
      ],
    },
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
  },
});
